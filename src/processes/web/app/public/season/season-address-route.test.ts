import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { loader as loadEpisode } from '../episode/episode-route.tsx';
import { loader as loadMoved } from './season-redirect-route.tsx';
import { loader as loadSeason } from './season-route.tsx';

const SLUG = 'ruptura-2022-95396';
type Loader = (args: never) => unknown;
const names = ['slugId', 'seasonNumber', 'episodeNumber'] as const;

/** The loader's answer, which it finds without the catalogue. */
async function ask(loader: Loader, parts: string[]) {
  const url = new URL('https://lanterninha.example/x?utm_source=y');
  const params = Object.fromEntries(parts.map((part, place) => [names[place], part]));
  const context = new RouterContextProvider();
  const args = { params, context, request: new Request(url), url, pattern: '' } as unknown as LoaderFunctionArgs;
  const run = async () => loader(args as never);
  const answer = await run().catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  const { data, init } = answer as { data: unknown; init: { status?: number; headers: HeadersInit } };
  const headers = new Headers(init.headers);
  return { status: init.status, location: headers.get('location'), cacheControl: headers.get('cache-control'), data };
}

describe('an older address of a season or an episode', () => {
  const SEASON = `/serie/${SLUG}/1`;
  const EPISODE = `/serie/${SLUG}/1/episodio/3`;

  test.each<[string, Loader, string[], string]>([
    ['/serie/{slug}/01', loadSeason, [SLUG, '01'], SEASON],
    ['/serie/{slug}/temporada-1', loadSeason, [SLUG, 'temporada-1'], SEASON],
    ['/serie/{slug}/temporada-01', loadSeason, [SLUG, 'temporada-01'], SEASON],
    ['/serie/{slug}/temporada/1', loadMoved, [SLUG, '1'], SEASON],
    ['/series/{slug}/1', loadMoved, [SLUG, '1'], SEASON],
    ['/series/{slug}/temporada-1', loadMoved, [SLUG, 'temporada-1'], SEASON],
    ['/series/{slug}/temporada/1', loadMoved, [SLUG, '1'], SEASON],
    ['/serie/{slug}/01/episodio/3', loadEpisode, [SLUG, '01', '3'], EPISODE],
    ['/serie/{slug}/1/episodio/03', loadEpisode, [SLUG, '1', '03'], EPISODE],
    ['/serie/{slug}/temporada-1/episodio/3', loadEpisode, [SLUG, 'temporada-1', '3'], EPISODE],
    ['/serie/{slug}/temporada/1/episodio/3', loadMoved, [SLUG, '1', '3'], EPISODE],
    ['/series/{slug}/1/episodio/3', loadMoved, [SLUG, '1', '3'], EPISODE],
    ['/series/{slug}/temporada-1/episodio/3', loadMoved, [SLUG, 'temporada-1', '3'], EPISODE],
    ['/series/{slug}/temporada/1/episodio/3', loadMoved, [SLUG, '1', '3'], EPISODE],
    // The target page checks whether the series exists.
    ['/serie/{other}/temporada-7', loadSeason, ['nao-existe', 'temporada-7'], '/serie/nao-existe/7'],
  ])('%s redirects permanently to the current one, and says so', async (_form, loader, parts, path) => {
    // entry.server sends a page with a `Location` as a 301.
    expect(await ask(loader, parts)).toEqual({
      ...{ status: undefined, location: path, data: { permanentRedirect: path } },
      cacheControl: 'public, max-age=0, s-maxage=86400',
    });
  });

  test.each<[string, Loader, string[]]>([
    ['/serie/{slug}/um', loadSeason, [SLUG, 'um']],
    ['/serie/{slug}/1.5', loadSeason, [SLUG, '1.5']],
    ['/serie/{slug}/temporada-', loadSeason, [SLUG, 'temporada-']],
    ['/serie/{slug}/temporada-x', loadSeason, [SLUG, 'temporada-x']],
    ['/serie/{slug}/10000', loadSeason, [SLUG, '10000']],
    ['/serie/{slug}/temporada/um', loadMoved, [SLUG, 'um']],
    ['/series/{slug}/qualquer', loadMoved, [SLUG, 'qualquer']],
    ['/serie/{slug}/um/episodio/3', loadEpisode, [SLUG, 'um', '3']],
    ['/serie/{slug}/1/episodio/tres', loadEpisode, [SLUG, '1', 'tres']],
    ['/serie/{slug}/temporada/1/episodio/tres', loadMoved, [SLUG, '1', 'tres']],
  ])('%s is a page not found', async (_form, loader, parts) => {
    const { status, cacheControl } = await ask(loader, parts);
    expect([status, cacheControl]).toEqual([404, 'public, max-age=0, s-maxage=30']);
  });
});
