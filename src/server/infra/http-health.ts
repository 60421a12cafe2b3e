import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './observing/metrics.ts';
import { version } from './version.ts';

export interface HealthOptions {
  /** Why this process cannot serve now; empty if it can. */
  findProblems: () => Promise<string[]>;
  /** Warnings for the operator that do not affect visitors. */
  listNotes?: () => readonly string[];
  metrics: Metrics;
  metricsToken: string;
}

/** A health check normally takes milliseconds. If it takes longer than this, the previous result is used … */
const LOOK_MS = 300;
/** … if it is no older than this. */
const LOOK_LASTS_MS = 5_000;

/**
 * A busy process is not a broken one: /readyz answers soon, with the previous result if necessary. If every check had to wait
 * behind visitors, a traffic peak would take one server after the other out of service.
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

/** /healthz: the process runs, and which release. /readyz: it can take traffic. /metrics: for our own monitoring. */
export function mountHealth(app: FastifyInstance, options: HealthOptions): void {
  const { findProblems, listNotes = () => [], metrics, metricsToken } = options;
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ alive: true, version }),
  );

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

/** With a token configured, requests that carry it; otherwise only local requests that did not come through a proxy. */
function mayReadMetrics(request: FastifyRequest, token: string): boolean {
  if (token) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const isProxied = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !isProxied && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
}
