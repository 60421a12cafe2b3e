import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect as connectTo } from 'node:net';
import type { buildConnector } from 'undici';
import { createDice, type Dice } from '../dice.ts';

/** How a simulated link behaves. `flapping` fails in some nights, never in two running. */
export type Behaviour =
  | 'alive'
  | 'dead'
  | 'gone-host'
  | 'slow'
  | 'flapping'
  | 'wall'
  | 'forbidden'
  | 'login'
  | 'limited'
  | 'robots'
  | 'outage';

export interface SimulatedLink {
  url: string;
  host: string;
  behaviour: Behaviour;
  /** Of a dead one: the first night in which it fails. */
  diesOn: number;
  /** Of a flapping one, and of a host that is down for some nights. */
  failsOn: ReadonlySet<number>;
}

export interface WebPlan {
  links: number;
  nights: number;
  seed: number;
}

const HOSTS = 120;
/** Of 100 links; the rest is alive. A third of the dead die later than the first night. */
const SHARES: readonly (readonly [Behaviour, number])[] = [
  ['dead', 9],
  ['gone-host', 1],
  ['slow', 5],
  ['flapping', 2],
  ['forbidden', 2],
  ['wall', 1],
  ['login', 1],
];

/** Trailers are asked for at one host; everything else has a host of its own among many. */
export function planWeb({ links, nights, seed }: WebPlan): SimulatedLink[] {
  const dice = createDice(seed);
  return Array.from({ length: links }, (_, place) => {
    const behaviour = chooseBehaviour(dice.below(100));
    const isTrailer = place % 4 === 0 && behaviour !== 'gone-host' && behaviour !== 'login';
    const host = hostOf(behaviour, dice.below(HOSTS));
    const key = `SIM${String(place).padStart(8, '0')}`;
    return {
      url: isTrailer ? `https://www.youtube.com/watch?v=${key}` : `https://${host}/pagina/${place}`,
      host: isTrailer ? 'www.youtube.com' : host,
      behaviour,
      diesOn: dice.chance(2 / 3) ? 0 : dice.below(nights - 2),
      failsOn: behaviour === 'flapping' ? flap(dice, nights) : new Set<number>(),
    };
  });
}

/** A host whose living links all fail in three nights running, one that forbids robots, and one that asks for fewer calls. */
export function planHosts(perHost: number): SimulatedLink[] {
  const of = (behaviour: Behaviour, failsOn: number[]) =>
    Array.from({ length: perHost }, (_, place) => ({
      url: `https://${behaviour}.example/pagina/${place}`,
      ...{ host: `${behaviour}.example`, behaviour, diesOn: Number.POSITIVE_INFINITY, failsOn: new Set(failsOn) },
    }));
  return [...of('outage', [2, 3, 4]), ...of('robots', []), ...of('limited', [])];
}

function chooseBehaviour(rolled: number): Behaviour {
  let below = 0;
  for (const [behaviour, share] of SHARES) {
    below += share;
    if (rolled < below) return behaviour;
  }
  return 'alive';
}

function hostOf(behaviour: Behaviour, number: number): string {
  return behaviour === 'gone-host' ? `sumiu-${number}.example` : `site-${number}.example`;
}

function flap(dice: Dice, nights: number): Set<number> {
  const fails = new Set<number>();
  for (let night = 0; night < nights; night += 1) if (!fails.has(night - 1) && dice.chance(0.5)) fails.add(night);
  return fails;
}

export interface SimulatedWeb {
  connect: buildConnector.connector;
  setNight(night: number): void;
  /** Calls by host since `setNight`. */
  calls: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** All hosts on one port of loopback, in plain HTTP: `connect` takes the place of DNS and TLS. */
export async function startSimulatedWeb(links: readonly SimulatedLink[], slowMs: number): Promise<SimulatedWeb> {
  const byUrl = new Map(links.map((link) => [link.url, link]));
  const calls = new Map<string, number>();
  let night = 0;
  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    calls.set(host, (calls.get(host) ?? 0) + 1);
    answer({ request, response, host, night, slowMs, byUrl });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    connect: ({ hostname }, done) => {
      if (hostname.startsWith('sumiu-')) {
        done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), null);
        return;
      }
      const socket = connectTo(port, '127.0.0.1');
      socket.once('connect', () => done(null, socket)).once('error', (error) => done(error, null));
    },
    setNight(next) {
      night = next;
      calls.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  host: string;
  night: number;
  slowMs: number;
  byUrl: ReadonlyMap<string, SimulatedLink>;
}

function answer({ request, response, host, night, slowMs, byUrl }: Asked): void {
  const url = new URL(request.url ?? '/', `https://${host}`);
  const send = (status: number, headers: Record<string, string> = {}, text = '') =>
    void response.writeHead(status, headers).end(text);
  if (url.pathname === '/robots.txt')
    return host === 'robots.example' ? send(200, {}, 'User-agent: *\nDisallow: /pagina/') : send(404);
  const link = byUrl.get(url.pathname === '/oembed' ? (url.searchParams.get('url') ?? '') : url.href);
  if (!link) return send(400);
  if (link.behaviour === 'robots') throw new Error('a page that robots.txt forbids was asked for');
  const isDown = (link.behaviour === 'dead' && night >= link.diesOn) || link.failsOn.has(night);
  if (isDown) return send(link.url.length % 3 === 0 ? 410 : 404);
  if (link.behaviour === 'slow') return void setTimeout(() => send(200), slowMs).unref();
  if (link.behaviour === 'forbidden') return send(403);
  if (link.behaviour === 'wall') return send(401);
  if (link.behaviour === 'limited') return send(429, { 'retry-after': '3600' });
  if (link.behaviour === 'login') return send(302, { location: `https://${host}/entrar?volta=1` });
  return send(200, {}, url.pathname === '/oembed' ? '{"title":"Trailer"}' : 'ok');
}
