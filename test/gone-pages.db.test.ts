import { afterAll, beforeAll, expect, test } from 'vitest';
import { editMovie, editPerson, editSeries } from '../src/server/admin/editing/edit-entity.ts';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import { saveReplacement } from '../src/server/store/titles/stored.ts';
import { retireTitle } from '../src/server/sync/retire-title.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { syncPerson } from '../src/server/sync/sync-person.ts';
import { syncSeries } from '../src/server/sync/sync-series.ts';
import { refusals } from '../src/shared/text/api/refusals.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';

const WAIT = { urgency: 'batch', deadlineMs: 20_000 } as const;
const SIGNED = { author: 'redação', note: '' };
const MOVIE = 598;
const SURVIVOR = 1220564;
const SERIES = 900_000_601;
const PERSON = 8602;
const fixture = await openTestFixture();
const { ctx } = fixture;
const servers: Server[] = [];
let slugs: { movie: string; survivor: string; series: string; person: string };

beforeAll(async () => {
  for (const id of [MOVIE, SURVIVOR]) await syncMovie(ctx, id, WAIT);
  await syncSeries(ctx, SERIES, WAIT);
  await syncPerson(ctx, PERSON, WAIT);
  slugs = {
    movie: (await callFunction(ctx, 'getMovieDetails', { movieId: MOVIE })).value.slug,
    survivor: (await callFunction(ctx, 'getMovieDetails', { movieId: SURVIVOR })).value.slug,
    series: (await callFunction(ctx, 'getTVDetails', { seriesId: SERIES })).value.slug,
    person: (await callFunction(ctx, 'getPersonDetails', { personId: PERSON })).value.slug,
  };
  const start = () => startServerProcess(new Set(), fixture.variables, { services: 'web,functions' });
  servers.push(...(await Promise.all([start(), start()])));
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
});

/** Status of each address from both processes. */
async function statusesOf(paths: readonly string[]): Promise<number[]> {
  const asked = servers.flatMap((server) => paths.map((path) => fetch(server.url + path, { redirect: 'manual' })));
  const answers = await Promise.all(asked);
  return [...new Set(answers.map(({ status }) => status))];
}

const expectWithin5s = (paths: readonly string[]) => expect.poll(() => statusesOf(paths), { timeout: 5_000 });

const seasonPaths = () => [`/serie/${slugs.series}`, `/serie/${slugs.series}/1`];

test('the pages of a film, a series with its seasons and a person that are hidden answer 410, the API 404, and are back after', async () => {
  const pages = [`/filme/${slugs.movie}`, `/filme/${MOVIE}`, `/pessoa/${slugs.person}`, ...seasonPaths()];
  const api = [`/api/getMovieDetails?movieId=${MOVIE}`, `/api/getTVSeasonDetails?seriesId=${SERIES}&seasonNumber=1`];
  const hide = async (isHidden: true | null) => {
    await editMovie(ctx, { movieId: MOVIE, changes: { isHidden }, ...SIGNED });
    await editSeries(ctx, { seriesId: SERIES, changes: { isHidden }, ...SIGNED });
    await editPerson(ctx, { personId: PERSON, changes: { isHidden }, ...SIGNED });
  };
  const canonical = pages.filter((path) => path !== `/filme/${MOVIE}`);
  expect(await statusesOf([...canonical, ...api])).toEqual([200]);
  await hide(true);
  await expectWithin5s(pages).toEqual([410]);
  await expectWithin5s(api).toEqual([404]);
  const [server] = servers;
  const page = await fetch(`${server?.url}/filme/${slugs.movie}`);
  expect(page.headers.get('cache-control')).not.toContain('immutable');
  expect(await page.text()).toContain('noindex');
  const answer = await fetch(`${server?.url}${api[0]}`);
  expect(await answer.json()).toEqual({ error: { message: refusals.movieNotFound, status: 'NOT_FOUND' } });
  await hide(null);
  await expectWithin5s([...canonical, ...api]).toEqual([200]);
}, 30_000);

test('a film TMDB no longer has answers 410, and one it merged into another redirects there by 301', async () => {
  await retireTitle(ctx, { kind: 'movie', id: MOVIE });
  await expectWithin5s([`/filme/${slugs.movie}`]).toEqual([410]);
  await saveReplacement(ctx.db, { kind: 'movie', id: MOVIE }, SURVIVOR, ctx.now());
  await expectWithin5s([`/filme/${slugs.movie}`]).toEqual([301]);
  const moved = await fetch(`${servers[0]?.url}/filme/${slugs.movie}`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe(`/filme/${slugs.survivor}`);
}, 30_000);
