import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool } from 'undici';
import { API_QUERY_NAMES, OEMBED_QUERY_NAMES, PAGE_QUERIES } from '../../src/shared/domain/site/shared-query.ts';
import { type EdgeFixture, look } from './edge-fixture.ts';

/** Many values of one request header or parameter, from one client. */
export interface Flood {
  name: string;
  /** Copies it may make: a number, or the key of its limit in limits.vcl. */
  copies: number | 'values' | 'calls' | 'pages';
  ask(value: number): { path: string; headers?: Record<string, string> };
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILM = '/filme/cidade-de-deus-2002-598';
const PICTURE = '/img/backdrop/w1280/b-598-1.jpg';
const WARM = ['/', '/filmes', '/series', '/generos', '/sobre', '/img/poster/w342/p-598-1.jpg'];

const TARGETS = [
  { what: 'page', path: FILM },
  { what: 'API', path: '/api/getMovieDetails?movieId=598' },
  { what: 'picture', path: PICTURE },
];

const COMMON_HEADERS = [
  ...[
    'Accept',
    'Accept-Charset',
    'Accept-Encoding',
    'Accept-Language',
    'Cache-Control',
    'Content-Type',
    'Cookie',
    'DNT',
  ],
  ...[
    'Device-Memory',
    'Downlink',
    'DPR',
    'ECT',
    'Forwarded',
    'From',
    'Host',
    'If-Match',
    'If-Modified-Since',
    'If-None-Match',
  ],
  ...[
    'If-Range',
    'If-Unmodified-Since',
    'Origin',
    'Pragma',
    'Priority',
    'Purpose',
    'Range',
    'Referer',
    'RTT',
    'Save-Data',
  ],
  ...[
    'Sec-CH-Prefers-Reduced-Data',
    'Sec-CH-UA',
    'Sec-CH-UA-Mobile',
    'Sec-CH-UA-Platform',
    'Sec-CH-Width',
    'Sec-Fetch-Dest',
  ],
  ...[
    'Sec-Fetch-Mode',
    'Sec-Fetch-Site',
    'Sec-GPC',
    'Sec-Purpose',
    'TE',
    'Upgrade-Insecure-Requests',
    'User-Agent',
    'Via',
  ],
  ...[
    'Viewport-Width',
    'Width',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Port',
    'X-Forwarded-Proto',
    'X-Real-IP',
  ],
  ...['X-Requested-With', 'X-Anything', 'X-Cache', 'X-Device', 'X-Edge-Free'],
];
/** A client cannot send these freely: they end or frame the connection. */
const OF_THE_CONNECTION = ['connection', 'content-length', 'expect', 'keep-alive', 'transfer-encoding', 'upgrade'];
const COMMON_PARAMETERS = [
  'utm_source',
  'utm_campaign',
  'fbclid',
  'gclid',
  'ref',
  '_',
  '_routes',
  'index',
  'v',
  'lang',
  'x',
];

/** Every request header that our servers or the edge's configuration read, and many others. */
export function listHeaders(): string[] {
  const read = (pattern: string, names: RegExp) =>
    globSync(pattern, { cwd: ROOT }).flatMap((file) => {
      if (file.includes('.test.')) return [];
      return [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(names)].map(([, name = '']) => name);
    });
  const ours = read(
    'src/{processes,server}/**/*.{ts,tsx}',
    /headers(?:\.get\(|\[)'([\w-]+)'|headers\.(?:host|cookie|origin)\b/g,
  );
  const edges = read('deploy/edge/*.vcl', /\b(?:be)?req\.http\.([\w-]+)/g);
  const all = new Map([...COMMON_HEADERS, ...ours, ...edges].map((name) => [name.toLowerCase(), name]));
  return [...all.keys()].filter((name) => name !== '' && !OF_THE_CONNECTION.includes(name)).toSorted();
}

function listParameters(address: string): string[] {
  const names = new Set([...PAGE_QUERIES.flatMap((row) => row.names), ...API_QUERY_NAMES, ...OEMBED_QUERY_NAMES]);
  for (const name of COMMON_PARAMETERS) names.add(name);
  // The edge keeps what any function reads for all of them: those are free values (`listFreeFloods`).
  const read = address.startsWith('/api/') ? API_QUERY_NAMES : [];
  return [...names].filter((name) => !read.includes(name));
}

/** Half of the values are ones that real clients send, with a number in them. */
function valueOf(name: string, value: number): string {
  const odd = value % 2 === 1;
  if (name === 'accept-encoding') return odd ? `gzip;q=0.${value}, x${value}` : `br, x${value}`;
  if (name === 'accept') return odd ? `image/avif;q=0.${value}` : `text/x${value}`;
  if (name === 'save-data') return odd ? `on${value}` : value % 4 === 0 ? 'on' : `k${value}`;
  if (name === 'range') return `bytes=${value}-${value + 9}`;
  if (name === 'host') return `k${value}.example`;
  if (name === 'x-forwarded-for') return `198.51.100.${value % 250}`;
  return `k${value}`;
}

/** What may not make a copy: each header and each parameter that is not read, with a page, the API and a picture. */
export function listFloods(): Flood[] {
  return TARGETS.flatMap(({ what, path: address }) => [
    ...listHeaders().map((name) => ({
      name: `${what}, header ${name}`,
      copies: what === 'picture' && name === 'save-data' ? 2 : 1,
      ask: (value: number) => ({ path: address, headers: { [name]: valueOf(name, value) } }),
    })),
    ...listParameters(address).map((name) => ({
      name: `${what}, parameter ${name}`,
      copies: 1,
      ask: (value: number) => ({ path: `${address}${address.includes('?') ? '&' : '?'}${name}=${value}` }),
    })),
  ]);
}

/** Values that pages and functions read, and addresses that anyone can make up: each is a copy, up to the limit of a client. */
export function listFreeFloods(): Flood[] {
  const flood = (copies: Flood['copies'], address: string): Flood => ({
    name: `values of ${address}`,
    copies,
    ask: (value) => ({ path: address.replace('{n}', String(value)).replace('{letters}', inLetters(value)) }),
  });
  return [
    flood('values', '/filmes?page={n}'),
    flood('values', '/buscar?q=palavra{n}'),
    flood('values', '/filmes?de={n}'),
    flood('values', '/series?genero=x{n}'),
    flood('values', '/hoje?tempo={n}'),
    flood('values', '/pessoas?pagina={n}'),
    flood('values', '/{letters}'),
    flood('calls', '/api/searchAutocomplete?query=palavra{n}'),
    flood('calls', '/api/getMovieDetails?movieId=77{n}'),
    flood('calls', '/oembed?url=x{n}'),
    flood('pages', '/nada{n}'),
    flood('pages', '/filme/nada{n}-598'),
    flood('pages', '/filmes/x{n}/'),
  ];
}

/** `privacidade` with the letters of this number in upper case. */
function inLetters(value: number): string {
  return [...'privacidade'].map((letter, place) => ((value >> place) & 1 ? letter.toUpperCase() : letter)).join('');
}

/** The limit of a client with this key: at once, and again each second. */
export function readLimit(key: string): { atOnce: number; perSecond: number } {
  const text = readFileSync(path.join(ROOT, 'deploy/edge/limits.vcl'), 'utf8');
  const [, count = '', seconds = ''] = new RegExp(`"${key}:" \\+ [\\w.-]+, (\\d+), (\\d+)s`).exec(text) ?? [];
  if (!count) throw new Error(`limits.vcl has no limit ${key}`);
  return { atOnce: Number(count), perSecond: Number(count) / Number(seconds) };
}

const AT_ONCE = 32;

/** Returns what went wrong: too many copies, or answers that are none. */
export async function send(fixture: Pick<EdgeFixture, 'edge'>, flood: Flood, values: number): Promise<string[]> {
  const pool = new Pool(fixture.edge.url, { connections: AT_ONCE, pipelining: 1 });
  const started = performance.now();
  let copies = 0;
  let next = 0;
  const failed = new Map<number, number>();
  const read = async () => {
    for (let value = next++; value < values; value = next++) {
      const { path: asked, headers = {} } = flood.ask(value);
      const answer = await pool.request({ method: 'GET', path: asked, headers });
      await answer.body.dump();
      if (answer.headers['x-cache'] === 'miss') copies += 1;
      const { statusCode: status } = answer;
      if (status >= 500) failed.set(status, (failed.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  await pool.close();
  const seconds = (performance.now() - started) / 1_000;
  const problems = [...failed].map(([status, times]) => `${flood.name}: ${times} answers of ${status}`);
  const allowed = allowedOf(flood.copies, seconds);
  if (copies > allowed) problems.push(`${flood.name}: ${copies} copies, ${allowed} are allowed`);
  return problems;
}

/** An answer of the API is made again each minute. */
function allowedOf(copies: Flood['copies'], seconds: number): number {
  if (typeof copies === 'number') return copies * (1 + Math.floor(seconds / 60));
  const { atOnce, perSecond } = readLimit(copies);
  return Math.ceil(atOnce + perSecond * seconds);
}

/** The pages and the picture that other visitors have in the cache. */
export function watchOthers({ edge }: Pick<EdgeFixture, 'edge'>) {
  /** When each was last asked for, and until when its copy is fresh, at least. */
  const known = new Map<string, { seen: number; until: number }>();

  /** The names of those whose copy is gone although it was fresh. */
  async function readAll(): Promise<{ lost: string[]; areReady: boolean }> {
    const lost: string[] = [];
    let areReady = true;
    for (const address of [...WARM, PICTURE]) {
      const asked = performance.now();
      const { cache, headers } = await look(edge.url + address);
      const { seen, until } = known.get(address) ?? { seen: asked, until: 0 };
      if (cache !== 'hit' && asked < until) lost.push(`${address} is no hit any more but ${cache}`);
      const caching = headers.get('cache-control') ?? '';
      const lifetimeMs = Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? /max-age=(\d+)/.exec(caching)?.[1]) * 1_000;
      // A copy that was renewed meanwhile was so after the last request.
      const isNew = cache === 'miss' || asked >= until;
      const renewed = isNew ? (cache === 'miss' ? asked : seen) + lifetimeMs : until;
      // A stale copy is renewed by this request, and not before it.
      known.set(address, { seen: asked, until: cache === 'stale' ? 0 : renewed });
      // A picture is final as soon as it is encoded.
      if (address.startsWith('/img/') && !caching.includes('immutable')) areReady = false;
    }
    return { lost, areReady };
  }

  return {
    async warm(): Promise<void> {
      for (let turn = 0; turn < 100; turn += 1) {
        if ((await readAll()).areReady) return;
        await sleep(200);
      }
      throw new Error('the pages and pictures of other visitors were not ready');
    },
    listLost: async () => (await readAll()).lost,
  };
}

/** Counters of Varnish: stored objects, and those evicted because the memory was full. */
export async function readVarnish({
  edge,
}: Pick<EdgeFixture, 'edge'>): Promise<{ objects: number; evicted: number; bytes: number }> {
  const { stdout } = await promisify(execFile)('varnishstat', ['-1', '-n', edge.folder]);
  const read = (name: string) => Number(new RegExp(`^${name}\\s+(\\d+)`, 'm').exec(stdout)?.[1]);
  return { objects: read('MAIN.n_object'), evicted: read('MAIN.n_lru_nuked'), bytes: read('SMA.s0.g_bytes') };
}

/** The longest time, in seconds, for which an answer to an address with these characters is stored: lifetime and grace. */
export async function readLongestStored({ edge }: Pick<EdgeFixture, 'edge'>, addresses: RegExp): Promise<number> {
  const { stdout } = await promisify(execFile)(
    'varnishlog',
    ['-d', '-b', '-n', edge.folder, '-i', 'BereqURL', '-i', 'TTL'],
    { maxBuffer: 64 * 1_048_576 },
  );
  const fetches = stdout.split(/^\*/m).filter((fetch) => addresses.test(/BereqURL\s+(\S+)/.exec(fetch)?.[1] ?? ''));
  const times = fetches.map((fetch) => {
    const [, lifetime, grace] = [...fetch.matchAll(/TTL\s+VCL (\d+) (\d+)/g)].at(-1) ?? [];
    return Number(lifetime ?? 0) + Number(grace ?? 0);
  });
  if (times.length === 0) throw new Error('no such address was fetched');
  return Math.max(...times);
}
