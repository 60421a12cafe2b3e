import { expect, test } from 'vitest';
import { createRecord } from '../src/server/admin/records/create-record.ts';
import { findAddress } from '../src/server/store/records/record-addresses.ts';
import { editing } from '../src/shared/admin/text/field-problems.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { collectionSubject, openCollectionsFixture } from './editing/open-collections-fixture.ts';
import { race } from './races.ts';

test('editors, syncs and readers of the same films at once lose no edit and leave no old copy behind', async () => {
  const fixture = await openTestFixture({ TMDB_RATE_PER_SECOND: '50' });
  const other = await fixture.openAnother();
  const track = { contexts: [fixture.ctx, other.ctx] as const, changeFilm: fixture.changeFilm };
  expect(await race(track, 60, 603)).toEqual([]);
}, 60_000);

test('of all who want one address at once, one gets it, and the others are told: created, or published with it', async () => {
  const fixture = await openCollectionsFixture();
  const other = await fixture.openAnother();
  const { ctx, ana } = fixture;
  const create = (in_: typeof ctx, slug: string) => createRecord(in_, ana, 'collection', { title: 'Corrida', slug });
  for (let round = 0; round < 8; round += 1) {
    const slug = `corrida-${round}`;
    const rival = await fixture.put([598], `Rival ${round}`);
    await fixture.write(ana, collectionSubject(rival), { slug });
    const outcomes = await Promise.allSettled([
      create(ctx, slug),
      create(other.ctx, slug),
      fixture.publishAll(ana, collectionSubject(rival)),
    ]);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refusals).toMatchObject([{ fields: { slug: editing.slugTaken } }, { fields: { slug: editing.slugTaken } }]);
    const holders = await ctx.db
      .selectFrom('records')
      .select(['id', 'is_public as isPublic'])
      .where('slug', '=', slug)
      .execute();
    expect(holders).toHaveLength(1);
    const [holder] = holders;
    expect(await findAddress(ctx.db, 'collection', slug)).toEqual(
      holder?.isPublic ? { id: holder.id, leadsTo: null } : undefined,
    );
  }
}, 60_000);
