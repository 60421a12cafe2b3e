import { expect, test } from 'vitest';
import { openTestHouse } from './database/test-house.ts';
import { race } from './races.ts';

test('editors, syncs and readers of the same films at once lose no edit and leave no old copy behind', async () => {
  const house = await openTestHouse({ TMDB_RATE_PER_SECOND: '50' });
  const other = await house.openAnother();
  const track = { contexts: [house.ctx, other.ctx] as const, changeFilm: house.changeFilm };
  expect(await race(track, 60, 603)).toEqual([]);
}, 60_000);
