import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays } from '../../src/shared/domain/day.ts';

type Kind = 'movie' | 'tv';
const PAGE = 20;

/** TMDB as the test scripts it: what a service lists, what a title's own page says, and what fails. */
export interface Script {
  /** What discover lists for a service. */
  lists: Record<Kind, Map<number, number[]>>;
  /** What `/movie/{id}/watch/providers` says; by default the same as discover. */
  ownPages: Map<string, number[] | 404 | 500>;
  /** Pages of discover that fail. */
  brokenPages: Set<number>;
  /** Pages, `sort_by` and number, that repeat the content of the page before. */
  repeatedPages: Set<string>;
  /** How often the second page is answered with the first, including its page number. */
  stalePages: number;
  /** Added to the true number of results. */
  countedTooMany: number;
  requests: URL[];
}

export interface ScriptedTmdb {
  url: string;
  script: Script;
  close(): Promise<void>;
}

const calmScript = (): Script => ({
  lists: { movie: new Map(), tv: new Map() },
  ownPages: new Map(),
  brokenPages: new Set(),
  repeatedPages: new Set(),
  stalePages: 0,
  countedTooMany: 0,
  requests: [],
});

/** The larger the id the later the release; two of three share their day with a neighbour. */
function releaseDayOf(id: number): string {
  return addDays('1990-01-01', Math.floor(id / 3));
}

export async function startScriptedTmdb(): Promise<ScriptedTmdb> {
  const script = calmScript();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://scripted');
    script.requests.push(url);
    const [status, body] = answer(script, url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    script,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(script: Script, url: URL): [status: number, body: object] {
  const discovered = /^\/discover\/(movie|tv)$/.exec(url.pathname)?.[1] as Kind | undefined;
  if (discovered) return discover(script, discovered, url.searchParams);
  const [, kind, digits] = /^\/(movie|tv)\/(\d+)\/watch\/providers$/.exec(url.pathname) ?? [];
  if (!kind) return [404, {}];
  const id = Number(digits);
  const listed = [...script.lists[kind as Kind]].filter(([, ids]) => ids.includes(id)).map(([service]) => service);
  const said = script.ownPages.get(`${kind}:${id}`) ?? listed;
  if (typeof said === 'number') return [said, {}];
  const flatrate = said.map((provider_id) => ({ provider_id, provider_name: 'x', logo_path: null }));
  return [200, { id, results: said.length > 0 ? { BR: { link: '', flatrate } } : {} }];
}

function discover(script: Script, kind: Kind, query: URLSearchParams): [number, object] {
  let page = Number(query.get('page'));
  if (script.brokenPages.has(page)) return [500, {}];
  if (page === 2 && script.stalePages > 0) {
    script.stalePages -= 1;
    page = 1;
  }
  const date = kind === 'movie' ? 'primary_release_date' : 'first_air_date';
  const [from, to] = [query.get(`${date}.gte`) ?? '0', query.get(`${date}.lte`) ?? '9'];
  const services = (query.get('with_watch_providers') ?? '').split('|').map(Number);
  const lists = services.map((service) => script.lists[kind].get(service)).filter((ids) => ids !== undefined);
  const ids = select(`${query.get('sort_by')} ${from} ${to}`, lists, () => {
    const direction = query.get('sort_by') === `${date}.asc` ? 1 : -1;
    return [...new Set(lists.flat())]
      .filter((id) => releaseDayOf(id) >= from && releaseDayOf(id) <= to)
      .toSorted((a, b) => (a - b) * direction);
  });
  const shown = script.repeatedPages.has(`${query.get('sort_by')} ${page}`) ? page - 1 : page;
  const total = ids.length + script.countedTooMany;
  const results = ids.slice((shown - 1) * PAGE, shown * PAGE).map((id) => ({ id, adult: false }));
  return [200, { page, results, total_pages: Math.ceil(ids.length / PAGE), total_results: total }];
}

let last = { key: '', lists: [] as number[][], ids: [] as number[] };

/** Caches the list for all pages of one walk: ten thousand titles are not sorted for each page. */
function select(key: string, lists: number[][], compute: () => number[]): number[] {
  const isSame =
    key === last.key && lists.length === last.lists.length && lists.every((ids, at) => ids === last.lists[at]);
  if (!isSame) last = { key, lists, ids: compute() };
  return last.ids;
}
