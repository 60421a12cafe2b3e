import { expect, test } from 'vitest';
import { editMovie } from '../src/server/admin/editing/edit-entity.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { runImport } from './import-run.ts';

test('an import by a worker that is killed twice, from a TMDB that keeps failing, brings every title whole and loses no edit', async () => {
  const fixture = await openTestFixture({}, { movies: 500, series: 80, people: 500 });
  await syncMovie(fixture.ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  await editMovie(fixture.ctx, { movieId: 598, changes: { title: 'Título da casa' }, author: 'redacao', note: '' });
  const before = await fixture.ctx.db.selectFrom('overrides').selectAll().execute();

  const result = await runImport({
    ctx: fixture.ctx,
    databaseUrl: fixture.database.applicationUrl,
    simulatorUrl: fixture.simulatorUrl,
    variables: fixture.variables,
    day: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    sizes: { movie: 300, series: 40, person: 300 },
    kills: 2,
    leaseSeconds: 10,
    ratePerSecond: 100,
  });
  expect(result.problems).toEqual([]);
  expect(result.faults).toBeGreaterThan(5);
  expect(await fixture.ctx.db.selectFrom('overrides').selectAll().execute()).toEqual(before);
}, 240_000);
