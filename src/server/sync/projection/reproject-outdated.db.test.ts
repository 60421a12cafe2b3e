import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import { findMovie } from '../../store/titles/movies.ts';
import { countOutdated } from '../../store/titles/projected.ts';
import { syncMovie } from '../sync-movie.ts';
import { reprojectOutdated } from './reproject-outdated.ts';
import { PROJECTION_VERSION } from './version.ts';

const fixture = await openTestFixture();
const { ctx } = fixture;
const MOVIES = [598, 238, 496243];
for (const id of MOVIES) await syncMovie(ctx, id, { urgency: 'batch', deadlineMs: 10_000 });

/** As a release would have stored them that knew neither releases nor companies, and projected otherwise. */
async function makeOlder(): Promise<void> {
  await sql`update movie_sources set payload = payload - 'releases' - 'companyNames' - 'videos'`.execute(ctx.db);
  await sql`update movies set projected_by = null, title = 'De antes'`.execute(ctx.db);
}
const outdated = () => countOutdated(ctx.db, 'movie', PROJECTION_VERSION);

test('a film that an older release stored can be published without asking TMDB', async () => {
  await makeOlder();
  await editMovie(ctx, { movieId: 598, changes: { tagline: 'Nova frase' }, author: 'teste', note: '' });
  expect(await findMovie(ctx.db, 598)).toMatchObject({ tagline: 'Nova frase', company_names: [] });
  expect(await outdated()).toBe(MOVIES.length - 1);
});

test('rows of an older projection are written again, so many at a time, until none is left', async () => {
  await makeOlder();
  const seen: number[] = [];
  const first = await reprojectOutdated(ctx, 'movie', { limit: 2, onDone: (done) => seen.push(done) });
  expect([first, seen, await outdated()]).toEqual([{ done: 2, failed: [] }, [1, 2], 1]);
  expect(await reprojectOutdated(ctx, 'movie', { limit: 1_000 })).toEqual({ done: 1, failed: [] });
  expect(await reprojectOutdated(ctx, 'movie', { limit: 1_000 })).toEqual({ done: 0, failed: [] });
  expect((await findMovie(ctx.db, 598))?.title).toBe('Cidade de Deus');
});

test('a film that cannot be projected does not stop the others, and stays to be done', async () => {
  await makeOlder();
  await sql`
    update movie_sources set payload = payload || '{"releaseDate": "no day", "releases": []}' where id = 238
  `.execute(ctx.db);
  expect(await reprojectOutdated(ctx, 'movie', { limit: 1_000 })).toEqual({ done: 2, failed: [238] });
  expect(await outdated()).toBe(1);
});
