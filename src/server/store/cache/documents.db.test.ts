import { beforeEach, expect, test } from 'vitest';
import { ROW_KINDS } from '#shared/domain/tags.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import {
  type DocumentAddress,
  deleteAllDocuments,
  deleteExpiredDocuments,
  deleteExpiredPictures,
  deleteRelatedDocuments,
  findDocument,
  findListVersions,
  type NewDocument,
  saveDocument,
} from './documents.ts';

const { ctx } = await openTestFixture();
const { db } = ctx;
await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });

const ADDRESSES: DocumentAddress[] = [
  { table: 'content_cache', type: 'movie', id: 598 },
  { table: 'list_cache', type: 'filmes', key: 'page=1' },
  { table: 'home_cache', key: 'home' },
];
const save = (address: DocumentAddress, more: Partial<NewDocument> = {}) =>
  saveDocument(db, {
    address,
    text: '{"a":1}',
    shape: 's',
    parts: [],
    lists: [],
    tags: [],
    builtAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + 60_000),
    ...more,
  });

beforeEach(() => deleteAllDocuments(db));

test.each(ADDRESSES)('a document of $table is read as it was written, and written over', async (address) => {
  await save(address);
  expect(await findDocument(db, address, 's')).toMatchObject({ text: '{"a":1}', tags: [] });
  await save(address, { text: '{"a":2}', tags: ['movie:598'] });
  expect(await findDocument(db, address, 's')).toMatchObject({ text: '{"a":2}', tags: ['movie:598'] });
  expect(await findDocument(db, address, 'another release')).toBeUndefined();
});

test.each(ADDRESSES)('a document of $table is not seen once a list it is cut from was announced', async (address) => {
  const lists = await findListVersions(db, ['list:filmes', 'home']);
  await save(address, { lists });
  expect(await findDocument(db, address, 's')).toBeDefined();
  await changeCatalogue(ctx, async ({ announce }) => announce('list:outros', 'movie:1'));
  expect(await findDocument(db, address, 's')).toBeDefined();
  await changeCatalogue(ctx, async ({ announce }) => announce('home'));
  expect(await findDocument(db, address, 's')).toBeUndefined();
});

test('a list gets a new version when it is announced for the first time', async () => {
  const before = await findListVersions(db, ['list:nova']);
  expect(before).toEqual([{ tag: 'list:nova', version: 0 }]);
  await changeCatalogue(ctx, async ({ announce }) => announce('list:nova'));
  const [after] = await findListVersions(db, ['list:nova']);
  expect(after?.version).toBeGreaterThan(0);
});

test('a document is not seen once a row it shows is gone', async () => {
  const [address] = ADDRESSES;
  if (!address) return;
  await save(address, { parts: [{ kind: 'series', id: 77_777, version: 5 }] });
  expect(await findDocument(db, address, 's')).toBeUndefined();
});

test.each(ROW_KINDS)('a document that shows a %s is compared with its row', async (kind) => {
  const address: DocumentAddress = { table: 'home_cache', key: kind };
  await save(address, { parts: [{ kind, id: 77_777, version: null }] });
  expect(await findDocument(db, address, 's')).toBeDefined();
  await save(address, { parts: [{ kind, id: 77_777, version: 5 }] });
  expect(await findDocument(db, address, 's')).toBeUndefined();
});

test('a document that shows a kind of row the database does not know is never current', async () => {
  const address: DocumentAddress = { table: 'home_cache', key: 'unknown' };
  await save(address, { parts: [{ kind: 'genre' as never, id: 18, version: 5 }] });
  expect(await findDocument(db, address, 's')).toBeUndefined();
});

test('a tag that no copy can have is refused, and the change with it', async () => {
  await expect(changeCatalogue(ctx, async ({ announce }) => announce('genre:18'))).rejects.toThrow('unknown cache tag');
});

test('clean_expired_cache removes what expired before, from all three tables', async () => {
  for (const address of ADDRESSES) await save(address, { expiresAt: new Date('2026-01-01T00:00:00Z') });
  expect(await deleteExpiredDocuments(db, new Date('2025-12-31T00:00:00Z'))).toBe(0);
  expect(await deleteExpiredDocuments(db, new Date('2026-01-02T00:00:00Z'))).toBe(3);
});

test('invalidate_related_cache removes what shows one thing, and nothing else', async () => {
  for (const address of ADDRESSES) await save(address, { tags: ['movie:598', 'list:filmes'] });
  await save({ table: 'home_cache', key: 'other' }, { tags: ['movie:5980'] });
  expect(await deleteRelatedDocuments(db, 'movie', 598)).toBe(3);
  expect(await findDocument(db, { table: 'home_cache', key: 'other' }, 's')).toBeDefined();
});

test('clean_expired_image_cache removes expired pictures', async () => {
  const row = (url: string, expires_at: Date) => ({
    original_url: url,
    cached_url: url,
    cache_key: url,
    content_type: 'image/jpeg',
    file_size: 1,
    expires_at,
    last_accessed: new Date(),
  });
  await db
    .insertInto('image_cache')
    .values([row('old', new Date('2026-01-01T00:00:00Z')), row('new', new Date('2030-01-01T00:00:00Z'))])
    .execute();
  expect(await deleteExpiredPictures(db, new Date('2026-06-01T00:00:00Z'))).toBe(1);
});
