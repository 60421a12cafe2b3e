import { expect, test } from 'vitest';
import { editMovie } from '../src/server/admin/edit-movie.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { openTestHouse } from './database/test-house.ts';
import { runImport } from './import-run.ts';

test('an import by a worker that is killed twice, from a TMDB that keeps failing, brings every title whole and loses no edit', async () => {
  const house = await openTestHouse({}, { movies: 500, series: 80, people: 500 });
  await syncMovie(house.ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  await editMovie(house.ctx, { movieId: 598, changes: { title: 'Título da casa' }, author: 'redacao', note: '' });
  const before = await house.ctx.db.selectFrom('overrides').selectAll().execute();

  const result = await runImport({
    ctx: house.ctx,
    databaseUrl: house.database.applicationUrl,
    simulatorUrl: house.simulatorUrl,
    variables: house.variables,
    day: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    sizes: { movie: 300, series: 40, person: 300 },
    kills: 2,
    leaseSeconds: 10,
    ratePerSecond: 100,
  });
  expect(result.problems).toEqual([]);
  expect(result.faults).toBeGreaterThan(5);
  expect(await house.ctx.db.selectFrom('overrides').selectAll().execute()).toEqual(before);
}, 240_000);
