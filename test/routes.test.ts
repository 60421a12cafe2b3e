import { matchPath, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import routes from '../src/processes/web/app/routes.ts';
import { paths } from '../src/shared/domain/site/paths.ts';
import { rankedLists } from '../src/shared/domain/site/ranked-lists.ts';

const pages = routes.flatMap((route) => route.children ?? [route]).flatMap((page) => page.children ?? [page]);
const patterns = pages.flatMap(({ path: pattern, index }) =>
  index ? '/' : pattern && pattern !== '*' ? `/${pattern}` : [],
);
const isServed = (address: string) => patterns.some((pattern) => matchPath(pattern, address.split('?', 1)[0] ?? ''));

/** The target of the report forms; mount-reports.ts answers it. */
const NO_PAGE = ['reports'];

test('an address we build is one we serve', () => {
  const { ranked, ...others } = paths;
  for (const { name } of rankedLists) expect(isServed(ranked(name)), name).toBe(true);
  for (const [name, build] of Object.entries(others))
    expect(isServed((build as (slug: string) => string)('um-filme-1')), name).toBe(!NO_PAGE.includes(name));
});

/** The module for an address: of several matching patterns, the most literal one. */
function moduleOf(address: string): string | undefined {
  const table = pages.map(({ path, index, file }) => (index ? { index, id: file } : { path: path ?? '', id: file }));
  return matchRoutes(table, address)?.at(-1)?.route.id;
}

test.each([
  ['/serie', 'title/title-invalid'],
  ['/serie/', 'title/title-invalid'],
  ['/serie/ruptura-2022-95396', 'title/series'],
  ['/serie/ruptura-2022-95396/capitulos', 'novela/chapters'],
  ['/serie/ruptura-2022-95396/mudancas', 'title/history/changes'],
  ['/filme/bacurau-2019-446159/mudancas', 'title/history/changes'],
  ['/plataformas/netflix/entraram', 'platform-history/platform-history'],
  ['/plataformas/netflix/sairam', 'platform-history/platform-history'],
  ['/serie/ruptura-2022-95396/1', 'season/season'],
  ['/serie/ruptura-2022-95396/temporada-1', 'season/season'],
  ['/serie/ruptura-2022-95396/temporada', 'season/season'],
  ['/serie/ruptura-2022-95396/1/episodio/3', 'episode/episode'],
  ['/serie/ruptura-2022-95396/temporada-1/episodio/3', 'episode/episode'],
  ['/serie/ruptura-2022-95396/temporada/1', 'season/season-redirect'],
  ['/serie/ruptura-2022-95396/temporada/1/episodio/3', 'season/season-redirect'],
  ['/series/ruptura-2022-95396/1', 'season/season-redirect'],
  ['/series/ruptura-2022-95396/temporada-1', 'season/season-redirect'],
  ['/series/ruptura-2022-95396/temporada/1', 'season/season-redirect'],
  ['/series/ruptura-2022-95396/1/episodio/3', 'season/season-redirect'],
  ['/series/ruptura-2022-95396/temporada-1/episodio/3', 'season/season-redirect'],
  ['/series/ruptura-2022-95396/temporada/1/episodio/3', 'season/season-redirect'],
  ['/series/genero/acao-10759', 'lists/genre-list'],
  ['/series/plataforma/netflix-8', 'lists/platform-list'],
  ['/series/populares', 'lists/ranked-list'],
  ['/series/ruptura-2022-95396', 'system/not-found'],
  ['/serie/ruptura-2022-95396/1/3', 'system/not-found'],
  ['/serie/ruptura-2022-95396/1/episodio', 'system/not-found'],
])('%s is answered by %s', (address, name) => {
  expect(moduleOf(address)).toBe(`public/${name}-route.tsx`);
});
