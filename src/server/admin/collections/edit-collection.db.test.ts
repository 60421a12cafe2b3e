import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { COLLECTION_TITLES_MAX } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { createCollection, publishCollection, setCollectionItems, updateCollection } from './edit-collection.ts';

const { ctx } = await openTestFixture();
const signed = { author: 'redacao', note: 'primeira versão' };
const texts = { titleH1: 'Um título', descriptionH1: 'Uma descrição.' };
const film = (titleId: number) => ({ kind: 'movie', titleId, note: '', isSkippable: false }) as const;
const create = (name: string, slug?: string) =>
  createCollection(ctx, { fields: { ...texts, name, ...(slug !== undefined && { slug }) }, ...signed });

const find = (id: number) =>
  ctx.db
    .selectFrom('records')
    .select(['is_public', 'slug', 'version', 'position'])
    .where('entity', '=', 'collection')
    .where('id', '=', id)
    .executeTakeFirst();

const addressed = await create('Com endereço');

const listRevisions = (id: number) =>
  ctx.db
    .selectFrom('revisions')
    .select(['number', 'snapshot', 'changed_fields', 'note', 'author', 'state'])
    .where('entity', '=', 'collection')
    .where('entity_id', '=', id)
    .orderBy('number')
    .execute();

describe('a collection', () => {
  test('begins as a draft at the end of the list, with the address its name makes', async () => {
    const first = await find(await create('Cinema de rua'));
    const second = await find(await create('Cinema novo'));
    expect(first).toMatchObject({ is_public: false, slug: 'cinema-de-rua' });
    expect(second?.position).toBe((first?.position ?? 0) + 1);
  });

  test('has a new version with every change, and invalidates every copy of it', async () => {
    const collectionId = await create('Versões');
    const versions = [(await find(collectionId))?.version];
    const steps = [
      () => setCollectionItems(ctx, { collectionId, items: [film(598)], ...signed }),
      () => updateCollection(ctx, { collectionId, changes: { titleH2: 'Mais' }, ...signed }),
      () => publishCollection(ctx, { collectionId, ...signed }),
    ];
    for (const step of steps) {
      await step();
      versions.push((await find(collectionId))?.version);
    }
    expect(new Set(versions).size).toBe(4);
    const announced = await ctx.db.selectFrom('outbox').select('tags').orderBy('id', 'desc').limit(4).execute();
    for (const row of announced)
      expect(row.tags).toEqual([tags.collection(collectionId), tags.recordList('collection')]);
  });

  test('leaves a revision with every change', async () => {
    const collectionId = await create('Revista');
    await setCollectionItems(ctx, { collectionId, items: [film(598), film(666)], ...signed });
    await publishCollection(ctx, { collectionId, ...signed });
    const revisions = await listRevisions(collectionId);
    expect(revisions.map((revision) => [revision.number, revision.state, revision.author, revision.note])).toEqual([
      [1, 'published', 'redacao', 'primeira versão'],
      [2, 'published', 'redacao', 'primeira versão'],
      [3, 'published', 'redacao', 'primeira versão'],
    ]);
    expect(revisions[2]?.snapshot).toMatchObject({ name: 'Revista', items: [film(598), film(666)] });
  });

  test('queues the titles it names that are not stored', async () => {
    await syncMovie(ctx, 238, { urgency: 'batch', deadlineMs: 10_000 });
    const collectionId = await create('A buscar');
    const items = [film(238), film(377273), { kind: 'series', titleId: 7, note: '' } as const];
    await setCollectionItems(ctx, { collectionId, items, ...signed });
    const queued = await ctx.db.selectFrom('fetch_queue').select(['kind', 'id', 'reason']).orderBy('kind').execute();
    expect(queued).toContainEqual({ kind: 'movie', id: 377273, reason: 'collection' });
    expect(queued).toContainEqual({ kind: 'series', id: 7, reason: 'collection' });
    expect(queued.map(({ kind, id }) => `${kind}:${id}`)).not.toContain('movie:238');
  });
});

describe('an editor gets the message', () => {
  test.each(['Com Maiúscula', 'acentuação', 'a--b', '-a', '', 'a/b', '../x'])(
    'that "%s" is no address',
    async (slug) => {
      const refusal = { code: 'invalid-argument', message: editing.slugInvalid };
      await expect(create('Qualquer', slug)).rejects.toMatchObject(refusal);
      const change = { collectionId: addressed, changes: { slug }, ...signed };
      await expect(updateCollection(ctx, change)).rejects.toMatchObject(refusal);
    },
  );

  test('that a name without a letter of ours needs an address of its own', async () => {
    await expect(create('黒澤明')).rejects.toMatchObject({ message: editing.slugInvalid });
    expect(await create('黒澤明', 'kurosawa')).toBeGreaterThan(0);
  });

  test('that an address is taken', async () => {
    await create('Faroeste');
    const refusal = { message: editing.slugTaken };
    await expect(create('Faroeste')).rejects.toMatchObject(refusal);
    const collectionId = await create('Faroeste italiano');
    const toTaken = { collectionId, changes: { slug: 'faroeste' }, ...signed };
    await expect(updateCollection(ctx, toTaken)).rejects.toMatchObject(refusal);
    await updateCollection(ctx, { collectionId, changes: { slug: 'faroeste-italiano' }, ...signed });
  });

  test('which title is listed twice, and that there are too many', async () => {
    const collectionId = await create('Repetida');
    const set = (items: readonly ReturnType<typeof film>[]) =>
      setCollectionItems(ctx, { collectionId, items, ...signed });
    await expect(set([film(1), film(2), film(1)])).rejects.toMatchObject({ message: editing.titleRepeated(3) });
    const tooMany = Array.from({ length: COLLECTION_TITLES_MAX + 1 }, (_, index) => film(index + 1));
    await expect(set(tooMany)).rejects.toMatchObject({ message: editing.collectionTooLong(COLLECTION_TITLES_MAX) });
    await set(tooMany.slice(1));
  });

  test('that a collection without a title is not published, nor emptied afterwards', async () => {
    const collectionId = await create('Vazia');
    const refusal = { code: 'invalid-argument', message: editing.collectionEmpty };
    await expect(publishCollection(ctx, { collectionId, ...signed })).rejects.toMatchObject(refusal);
    await setCollectionItems(ctx, { collectionId, items: [film(1)], ...signed });
    await publishCollection(ctx, { collectionId, ...signed });
    await expect(setCollectionItems(ctx, { collectionId, items: [], ...signed })).rejects.toMatchObject(refusal);
  });

  test('that there is no such collection', async () => {
    const collectionId = 4_000;
    const refusal = { code: 'not-found', message: errors.collectionNotFound };
    await expect(updateCollection(ctx, { collectionId, changes: {}, ...signed })).rejects.toMatchObject(refusal);
    await expect(setCollectionItems(ctx, { collectionId, items: [], ...signed })).rejects.toMatchObject(refusal);
    await expect(publishCollection(ctx, { collectionId, ...signed })).rejects.toMatchObject(refusal);
  });
});
