import { callFunction } from '../../src/server/catalogue/documents/call-function.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import type { EdgeFixture } from '../edge/edge-fixture.ts';
import type { AttackTargets } from './attacks.ts';
import type { Groups } from './under-attack.ts';
import type { Asked } from './visitors.ts';

const FILM = '/filme/cidade-de-deus-2002-598';
const KEPT = ['/', FILM, '/filmes', '/series', '/sobre', '/generos', `${FILM}.data`];
const JSON_TYPE = { 'content-type': 'application/json' };
const callOf = (name: string, data: object): Asked => ({
  ...{ path: `/functions/${name}`, method: 'POST' },
  ...{ headers: JSON_TYPE, body: JSON.stringify({ data }) },
});
const CALLS: readonly Asked[] = [
  callOf('getHomeAll', {}),
  callOf('getMovieDetails', { movieId: 598 }),
  { path: '/api/getMovieDetails?movieId=598' },
  callOf('getGenres', {}),
];
/** One in three of a visitor's requests is for a page that is cached nowhere. */
const UNCACHED_EVERY = 3;

/** Visitors, API callers, an editor and someone who opens the sign-in page, each from an address without attackers. The film has no draft yet. */
export function hirePeople(editor: string, siteUrl: string): Groups {
  const cookie = { cookie: editor, host: new URL(siteUrl).host };
  const screens = ['/admin', '/admin/filmes', '/admin/filmes/598'];
  let words = 0;
  /** Version of the draft: each acknowledged save raises it by one. */
  let version = 0;
  let text = 0;
  const save = (): Asked => {
    text += 1;
    const saves = JSON.stringify([{ field: 'overview', value: `Rascunho ${text}`, version }]);
    return {
      ...{ path: '/admin/filmes/598', method: 'POST' },
      headers: { ...cookie, origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'save', saves }).toString(),
    };
  };
  return {
    visitors: {
      from: '127.0.0.6',
      perSecond: 9,
      next(turn) {
        words += 1;
        if (turn % UNCACHED_EVERY === 0) return { path: `/buscar?q=palavra${words}` };
        return { path: KEPT[turn % KEPT.length] ?? '/' };
      },
    },
    api: { from: '127.0.0.7', perSecond: 4, next: (turn) => CALLS[turn % CALLS.length] as Asked },
    signIn: { from: '127.0.0.13', perSecond: 1, next: () => ({ path: '/admin/login' }) },
    editor: {
      from: '127.0.0.8',
      perSecond: 2,
      next(turn) {
        if (turn % 4 === 3) return save();
        return { path: screens[turn % 4] ?? '/admin', headers: cookie };
      },
      onAnswer({ method }) {
        if (method === 'POST') version += 1;
      },
    },
  };
}

/** Fetches films, so that each has a page. */
export async function fillFilms({ ctx }: EdgeFixture, count: number): Promise<number[]> {
  const ranked = await ctx.db
    .selectFrom('rankings')
    .select('entity_id as id')
    .distinct()
    .where('kind', '=', 'movie')
    .orderBy('id')
    .limit(count)
    .execute();
  for (const { id } of ranked) await syncMovie(ctx, id, { urgency: 'batch', deadlineMs: 10_000 });
  return ranked.map(({ id }) => id);
}

/** Share cards that are not cached yet. All films get one poster: drawing a new one would use the measured cores. */
export async function listCards({ ctx }: EdgeFixture, films: readonly number[]): Promise<string[]> {
  const { poster_path } = await ctx.db
    .selectFrom('movies')
    .select('poster_path')
    .where('id', '=', 598)
    .executeTakeFirstOrThrow();
  await ctx.db.updateTable('movies').set({ poster_path }).where('id', 'in', films).execute();
  const cards: string[] = [];
  for (const movieId of films) {
    const { value } = await callFunction(ctx, 'getMovieDetails', { movieId });
    if (value.seoData.imageUrl) cards.push(new URL(value.seoData.imageUrl).pathname);
  }
  return cards;
}

export async function findTargets(fixture: EdgeFixture): Promise<Omit<AttackTargets, 'cards'>> {
  const { cookie } = await fixture.signIn('writer');
  return { host: new URL(fixture.edge.url).host, origin: fixture.edge.url, writer: cookie };
}
