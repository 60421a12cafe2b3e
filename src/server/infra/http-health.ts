import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  /** Whether this process can serve right now; the reasons are for people. */
  findProblems: () => Promise<string[]>;
  /** What an operator should know although visitors are served. */
  listNotes?: () => readonly string[];
  metrics: Metrics;
  metricsToken: string;
}

/** A look at the database takes milliseconds. One that takes this long is not waited for … */
const LOOK_MS = 300;
/** … as long as an earlier one is no older than this. */
const LOOK_LASTS_MS = 5_000;

/**
 * A busy house is not a broken one: whoever asks whether we are ready is answered soon, by what was last seen if need be. If each
 * look had to wait its turn behind visitors, a crowd would take one server after the other out of service.
 */
export function answerSoon(findProblems: () => Promise<string[]>, now: () => number = () => performance.now()) {
  let last = { at: Number.NEGATIVE_INFINITY, problems: ['database does not answer'] };
  return async (): Promise<string[]> => {
    const look = findProblems().then((problems) => {
      last = { at: now(), problems };
      return problems;
    });
    const seen = await Promise.race([look, sleep(LOOK_MS, undefined)]);
    if (seen) return seen;
    return now() - last.at < LOOK_LASTS_MS ? last.problems : look;
  };
}

/** /healthz: the process runs. /readyz: send it visitors. /metrics: for our own eyes. */
export function mountHealth(app: FastifyInstance, options: HealthOptions): void {
  const { findProblems, listNotes = () => [], metrics, metricsToken } = options;
  app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ alive: true }));

  app.get('/readyz', async (_request, reply) => {
    const problems = await findProblems();
    const notes = listNotes();
    return reply
      .code(problems.length === 0 ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ready: problems.length === 0, problems, ...(notes.length > 0 && { notes }) });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return reply.callNotFound();
    return reply
      .header('Cache-Control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}

/** With a token, whoever carries it; without one, only somebody on this machine who did not come through a proxy. */
function mayReadMetrics(request: FastifyRequest, token: string): boolean {
  if (token) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const isProxied = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !isProxied && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
}
