import { expect, test } from 'vitest';
import { openTestFixture } from './database/test-fixture.ts';
import { race } from './races.ts';

test('editors, syncs and readers of the same films at once lose no edit and leave no old copy behind', async () => {
  const fixture = await openTestFixture({ TMDB_RATE_PER_SECOND: '50' });
  const other = await fixture.openAnother();
  const track = { contexts: [fixture.ctx, other.ctx] as const, changeFilm: fixture.changeFilm };
  expect(await race(track, 60, 603)).toEqual([]);
}, 60_000);
