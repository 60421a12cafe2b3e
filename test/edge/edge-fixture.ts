import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../src/server/context.ts';
import { openStaff } from '../../src/server/staff/staff.ts';
import { startFullSession } from '../../src/server/staff/start-session.ts';
import { addMember } from '../../src/server/store/staff/staff-members.ts';
import type { Role } from '../../src/shared/admin/domain/staff-roles.ts';
import { type Edge, type EdgeOptions, PURGE_SECRET, startVarnish } from '../../tools/edge/start-varnish.ts';
import { findFreePort } from '../../tools/local-postgres.ts';
import { type Server, startServerProcess } from '../../tools/stack.ts';
import { Browser } from '../staff/people.ts';

/** Varnish with our configuration in front of processes of ours, for tests and soaks. */
export interface EdgeFixture {
  ctx: Context;
  edge: Edge;
  /** The running servers, by their place behind the edge. */
  servers: Map<number, Server>;
  /** Free ports behind the edge, and the environment of our processes. */
  spare: readonly number[];
  variables: Record<string, string>;
  /** Starts the server at this place; by default the last one also runs the worker. */
  startServer(place: number): Promise<Server>;
  /** The cookie of a new member of the staff, and data that only they may read. */
  signIn(role?: Role): Promise<{ cookie: string; secrets: string[] }>;
  stop(): Promise<void>;
}

/** Two successful health probes of the edge (tools/edge/start-varnish.ts), plus a margin. */
export const PROBED_MS = 750;
const SECRET = 'a secret of thirty-two letters or more';

export interface EdgeFixtureOptions extends Partial<EdgeOptions> {
  webs?: number;
  /** Places behind the edge where no server runs yet. */
  spare?: number;
  env?: Record<string, string>;
  /** Services of every server; by default web and functions, and the worker on the last one. */
  services?: string;
}

export async function openEdgeFixture(
  ctx: Context,
  variables: Record<string, string>,
  { webs = 2, spare = 0, env = {}, services: given, ...options }: EdgeFixtureOptions = {},
): Promise<EdgeFixture> {
  const places = await Promise.all(Array.from({ length: webs + spare }, findFreePort));
  const origins = places.slice(0, webs);
  const edge = await startVarnish({ ...options, origins: places });
  const own = {
    ...variables,
    SITE_URL: edge.url,
    ADMIN_SECRET: SECRET,
    EDGE_KIND: 'varnish',
    EDGE_URLS: edge.url,
    EDGE_PURGE_SECRET: PURGE_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMITS: 'off',
    // Long, because this does not test the speed of the machine.
    DATABASE_STATEMENT_TIMEOUT_MS: '15000',
    ...env,
  };
  // The changes that filled the database need no purge of an empty edge.
  await ctx.db.updateTable('outbox').set({ purged_at: ctx.now(), purged_again_at: ctx.now() }).execute();
  // No more fetches, so that lists do not change during the test.
  await ctx.db.deleteFrom('fetch_queue').execute();
  const servers = new Map<number, Server>();
  const startServer = async (place: number) => {
    const services = given ?? (place === webs - 1 ? 'web,functions,worker' : 'web,functions');
    const port = origins[place];
    if (port === undefined) throw new Error(`there is no place ${place}`);
    const server = await startServerProcess(new Set(), own, { services, port });
    server.process.once('exit', () => servers.delete(place));
    servers.set(place, server);
    return server;
  };
  await Promise.all(origins.map((_port, place) => startServer(place)));
  // Until the probes have accepted all of them: two successes each.
  await sleep(PROBED_MS);
  while ((await look(`${edge.url}/robots.txt`)).status !== 200) await sleep(100);
  return {
    ctx,
    edge,
    servers,
    spare: places.slice(webs),
    variables: own,
    startServer,
    async signIn(role = 'editor') {
      const staff = openStaff(ctx, { secret: SECRET, product: 'Lanterninha' });
      const member = { id: randomUUID(), name: 'Pessoa Reservada', email: `reservada-${role}@example.com` };
      await ctx.db.transaction().execute((trx) => addMember(trx, { ...member, role, passwordHash: 'none' }, ctx.now()));
      const browser = new Browser(staff);
      await browser.visit((visit) => startFullSession(staff, visit, { userId: member.id, isKept: false, by: 'app' }));
      return { cookie: browser.cookie, secrets: [member.name, member.email] };
    },
    async stop() {
      await Promise.all([...servers.values()].map((server) => server.stop()));
      await edge.stop();
    },
  };
}

/** The sum of a counter over every process, for all lines with this prefix. */
export async function readCounter({ servers }: Pick<EdgeFixture, 'servers'>, line: string): Promise<number> {
  const values = await Promise.all(
    [...servers.values()].map(async ({ url }) => {
      const text = await (await fetch(`${url}/metrics`)).text();
      const own = text.split('\n').filter((each) => each.startsWith(line));
      return own.reduce((sum, each) => sum + Number(each.split(' ').at(-1)), 0);
    }),
  );
  return values.reduce((sum, value) => sum + value, 0);
}

export interface Look {
  status: number;
  cache: string;
  body: string;
  headers: Headers;
  ms: number;
}

export async function look(url: string, headers: Record<string, string> = {}): Promise<Look> {
  const started = performance.now();
  const answer = await fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(20_000) });
  const body = await answer.text();
  const ms = performance.now() - started;
  return { status: answer.status, cache: answer.headers.get('x-cache') ?? '', body, headers: answer.headers, ms };
}

export async function purge(
  { edge }: Pick<EdgeFixture, 'edge'>,
  tags: string,
  how: 'soft' | 'hard' = 'soft',
): Promise<number> {
  const headers = { authorization: `Bearer ${PURGE_SECRET}`, 'surrogate-key': tags, 'x-purge': how };
  const answer = await fetch(`${edge.url}/`, { method: 'PURGE', headers });
  if (!answer.ok) throw new Error(`the edge refused a purge: ${answer.status}`);
  return Number(answer.headers.get('x-purged'));
}
