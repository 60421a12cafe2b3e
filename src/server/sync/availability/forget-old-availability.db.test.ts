import { expect, test } from 'vitest';
import { openScriptedFixture } from '../../../../test/availability/open-scripted-fixture.ts';
import { listSeenTitles } from '../../store/availability/availability.ts';
import { forgetOldAvailability } from './forget-old-availability.ts';
import { snapshotPlatform } from './sync-availability.ts';

const { ctx, script, setDay } = await openScriptedFixture();
const NETFLIX = 8;
const STAYING = [1, 2, 3, 4, 5, 6];

async function snapshotOn(day: string, ids: number[]) {
  setDay(day);
  script.lists.movie.set(NETFLIX, ids);
  return snapshotPlatform(ctx, NETFLIX, 'movie');
}

test('after six months nothing is left of what has gone, and what is still there keeps its first day', async () => {
  await snapshotOn('2026-01-01', [...STAYING, 9]);
  await snapshotOn('2026-01-02', STAYING);
  await snapshotOn('2026-01-03', STAYING);
  await snapshotOn('2026-06-30', STAYING);
  expect(await forgetOldAvailability(ctx)).toBe(0);
  setDay('2026-07-04');
  // One title, its departure, and the three snapshots of January.
  expect(await forgetOldAvailability(ctx)).toBe(5);
  const rows = await listSeenTitles(ctx.db, { platformId: NETFLIX, kind: 'movie' });
  expect(rows.map(({ titleId, firstSeenOn }) => [titleId, firstSeenOn])).toEqual(
    STAYING.map((id) => [id, '2026-01-01']),
  );
});

test('a platform without a snapshot for half a year starts again: its titles are no arrivals', async () => {
  await snapshotOn('2027-03-01', [...STAYING, 10]);
  await forgetOldAvailability(ctx);
  expect(await snapshotOn('2027-03-02', [...STAYING, 10, 11])).toMatchObject({ verdict: 'accepted', arrived: 1 });
  const events = await ctx.db.selectFrom('availability_events').select('title_id').execute();
  expect(events).toEqual([{ title_id: 11 }]);
});
