import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { openStaff } from '../../src/server/staff/staff.ts';
import { startFullSession } from '../../src/server/staff/start-session.ts';
import { addMember } from '../../src/server/store/staff/staff-members.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import { FAST_RANKINGS } from '../../src/server/sync/sync-rankings.ts';
import { fillRankings } from '../../tools/demo/fill-rankings.ts';
import type { LocalReplica, PostgresFlavour } from '../../tools/local-postgres.ts';
import { type Server, type Stack, startStack } from '../../tools/stack.ts';
import { Browser } from '../staff/people.ts';

/** A PostgreSQL, a streaming replica, and a fixture on both, for tests and soaks. */
export interface ReplicaFixture {
  stack: Stack;
  replica: LocalReplica;
  ctx: Awaited<ReturnType<typeof openContext>>['ctx'];
  /** Environment of a process that reads from both. */
  variables: Record<string, string>;
  startServer(env?: Record<string, string>): Promise<Server>;
  /** Changes a film at the simulated TMDB. */
  changeFilm(id: number, facts: object): Promise<void>;
  /** The cookie of an editor. */
  signIn(): Promise<string>;
  stop(): Promise<void>;
}

export async function openReplicaFixture(flavour: PostgresFlavour): Promise<ReplicaFixture> {
  const stack = await startStack(
    flavour,
    { LOG_LEVEL: 'silent', DATABASE_STATEMENT_TIMEOUT_MS: '15000', RATE_LIMITS: 'off' },
    { SIM_MOVIES: '60', SIM_TV: '30', SIM_PEOPLE: '30' },
  );
  const { ctx, close } = await openContext(readEnv(stack.env), createLog('silent'));
  await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  await fillRankings(ctx, FAST_RANKINGS);
  await ctx.db.deleteFrom('fetch_queue').execute();
  const replica = await stack.postgres.startReplica();
  const variables = { ...stack.env, DATABASE_REPLICA_URLS: replica.applicationUrl('lanterninha') };
  return {
    stack,
    replica,
    ctx,
    variables,
    startServer: (env = {}) => stack.startServer({ services: 'web,functions', env: { ...variables, ...env } }),
    async changeFilm(id, facts) {
      await fetch(`${stack.simulatorUrl}/__sim/movie/${id}`, { method: 'PATCH', body: JSON.stringify(facts) });
    },
    async signIn() {
      const staff = openStaff(ctx, { secret: stack.env.ADMIN_SECRET ?? '', product: 'Lanterninha' });
      const member = { id: randomUUID(), name: 'Ana Souza', email: `${randomUUID()}@example.com` };
      await ctx.db
        .transaction()
        .execute((trx) => addMember(trx, { ...member, role: 'editor', passwordHash: 'none' }, ctx.now()));
      const browser = new Browser(staff);
      await browser.visit((visit) => startFullSession(staff, visit, { userId: member.id, isKept: false, by: 'app' }));
      return browser.cookie;
    },
    async stop() {
      await close();
      await replica.stop();
      await stack.stop();
    },
  };
}

/** The sum of a metric, for all lines with this prefix. */
export async function readMetric({ url }: Server, line: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const own = text.split('\n').filter((each) => each.startsWith(line));
  return own.reduce((sum, each) => sum + Number(each.split(' ').at(-1)), 0);
}

/** Waits until the condition is true; returns how long that took. */
export async function waitFor(isSo: () => Promise<boolean>, forMs = 20_000): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > forMs) throw new Error('it never came to that');
    await sleep(25);
  }
  return performance.now() - started;
}
