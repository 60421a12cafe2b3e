import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '#server/context.ts';
import { CSP_REPORTS_PATH } from '#server/infra/security-headers.ts';
import { CSP_REPORTS } from '#shared/domain/limits.ts';
import { readCspReports } from '#shared/domain/site/csp-report.ts';

const MINUTE_MS = 60_000;

export interface CspReportsOptions {
  ctx: Pick<Context, 'log' | 'metrics' | 'siteUrl'>;
  areLimitsOn: boolean;
}

/**
 * `POST /a/csp`: violations of our policy reported by browsers. Counted by directive; a few a minute are logged, without the
 * visitor's address, browser or query. Nothing is stored.
 */
export async function mountCspReports(app: FastifyInstance, { ctx, areLimitsOn }: CspReportsOptions): Promise<void> {
  await app.register(async (scope) => {
    if (areLimitsOn) {
      await scope.register(rateLimit, { max: CSP_REPORTS.callsPerMinute, timeWindow: MINUTE_MS, ipv6Subnet: 64 });
    }
    scope.removeAllContentTypeParsers();
    for (const type of ['application/csp-report', 'application/reports+json', 'application/json']) {
      scope.addContentTypeParser(type, { parseAs: 'string' }, scope.getDefaultJsonParser('ignore', 'ignore'));
    }
    scope.setErrorHandler((error: Partial<FastifyError>, _request, reply) => answer(reply, error.statusCode ?? 500));
    const mayLog = createSampler(CSP_REPORTS.loggedPerMinute);

    scope.post(CSP_REPORTS_PATH, { bodyLimit: CSP_REPORTS.bodyBytes }, async (request, reply) => {
      for (const report of readCspReports(request.body, ctx.siteUrl, CSP_REPORTS.perCall)) {
        ctx.metrics.cspReports.inc({ directive: report.directive, blocked: report.blocked });
        // Browser extensions violate the policy on every site.
        if (report.blocked !== 'extension' && mayLog())
          ctx.log.warn({ report }, 'a browser reports the security policy');
      }
      return answer(reply, 204);
    });
  });
}

function answer(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').send();
}

function createSampler(perMinute: number): () => boolean {
  let [since, count] = [performance.now(), 0];
  return () => {
    if (performance.now() - since > MINUTE_MS) [since, count] = [performance.now(), 0];
    count += 1;
    return count <= perMinute;
  };
}
