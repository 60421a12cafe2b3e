import { describe, expect, test } from 'vitest';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { BATCH, CITY_OF_GOD } from '../../../../test/editing/hire.ts';
import { hashRows, openArchiveFixture } from '../../../../test/editing/open-archive-fixture.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncOne } from '../../sync/sync-one.ts';
import { exportArchive } from './export-archive.ts';
import { countArchive } from './import-archive.ts';
import { parseArchive, SECTION_NAMES } from './parse-archive.ts';

const source = await openArchiveFixture();
const empty = await openTestFixture();
const { ctx, archive, text, importText } = source;

describe('an archive', () => {
  test('imported into an empty installation gives the same rows, by their hashes, and the same archive', async () => {
    for (const section of SECTION_NAMES) expect(archive[section].length, section).toBeGreaterThan(0);
    const before = await countArchive(empty.ctx, parseArchive(text));
    expect(before.overrides).toMatchObject({ added: archive.overrides.length, same: 0 });
    // The collection's row is made of its overrides in both.
    await changeCatalogue(ctx, async (change) => {
      const { reprojectEntity } = await import('../../sync/storage/storages.ts');
      await reprojectEntity(change, 'collection', archive.collections[0]?.id ?? 0);
    });
    await importText(empty, text);
    expect(await hashRows(empty)).toEqual(await hashRows(source));
    const again = await exportArchive(empty.ctx);
    for (const section of SECTION_NAMES.filter((name) => name !== 'collections'))
      expect(again[section], section).toEqual(archive[section]);
  });

  test('imported twice changes nothing, and its edits reach a title that is fetched later', async () => {
    expect(await importText(empty, text)).toBe(0);
    await syncOne(empty.ctx, { kind: 'movie', id: CITY_OF_GOD.id }, BATCH);
    const query = empty.ctx.db.selectFrom('movies').select(['overview', 'poster_path']).where('id', '=', 598);
    const film = await query.executeTakeFirst();
    const there = await ctx.db.selectFrom('movies').select('poster_path').where('id', '=', 598).executeTakeFirst();
    expect(film).toEqual({ overview: 'Nosso texto.', poster_path: there?.poster_path });
    expect(film?.poster_path).toContain('/own-');
  });

  test('shows a picture whose licence has ended nowhere, and a merged person as the other', async () => {
    const ended = await empty.ctx.db
      .selectFrom('own_pictures')
      .select('ended_at')
      .where('expires_on', 'is not', null)
      .execute();
    expect(ended.map(({ ended_at }) => ended_at !== null)).toEqual([true]);
    const people = await empty.ctx.db
      .selectFrom('people')
      .select(['name', 'is_public'])
      .where('name', 'like', 'Voz%')
      .orderBy('name')
      .execute();
    expect(people).toEqual([
      { name: 'Voz Inventada', is_public: false },
      { name: 'Voz Repetida', is_public: true },
    ]);
  });

  test('replaces fields that differ here, with a revision; rows that were entered here stay', async () => {
    const other = structuredClone(archive);
    for (const override of other.overrides) if (override.field === 'overview') override.value = 'Outro texto.';
    for (const plan of other.plans) plan.price_cents = 9_990;
    const counts = await countArchive(empty.ctx, parseArchive(JSON.stringify(other)));
    expect([counts.overrides.changed, counts.plans.kept]).toEqual([1, 1]);
    await importText(empty, JSON.stringify(other));
    const film = await empty.ctx.db.selectFrom('movies').select('overview').where('id', '=', 598).executeTakeFirst();
    expect(film?.overview).toBe('Outro texto.');
    const plan = await empty.ctx.db.selectFrom('subscription_plans').select('price_cents').executeTakeFirst();
    expect(plan?.price_cents).toBe(4_490);
    const revisions = await empty.ctx.db.selectFrom('revisions').select('note').where('entity', '=', 'movie').execute();
    expect(revisions).toEqual([{ note: adminArchive.title }]);
  });
});

test('an archive of the first version, without pictures and merges, is imported', () => {
  const { pictures: _pictures, merges: _merges, ...first } = archive;
  expect(parseArchive(JSON.stringify({ ...first, version: 1 }))).toMatchObject({ pictures: [], merges: [] });
});
