import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reportError } from '#server/admin/site/error-reports.ts';
import type { Context } from '#server/context.ts';
import { ErrorReport } from '#shared/contract/error-report.ts';
import { Failure } from '#shared/domain/failure.ts';
import { REPORTS_PER_HOUR } from '#shared/domain/limits.ts';
import { REPORT_FIELDS, REPORT_OUTCOME_FIELD, type ReportOutcome } from '#shared/domain/site/error-report.ts';
import { paths } from '#shared/domain/site/paths.ts';

const HOUR_MS = 3_600_000;
/** 400 characters at up to twelve bytes each in a form, and the other fields. */
const BODY_BYTES = 16 * 1024;

export interface ReportsOptions {
  ctx: Context;
  siteUrl: string;
  /** On, unless a proxy in front already limits. */
  areLimitsOn: boolean;
}

/**
 * `POST /informar-erro`: the only thing an anonymous visitor can write. A browser form is redirected back to its page; scripts,
 * which ask for JSON, get the outcome as JSON. The sender's address is counted in memory for an hour and never stored.
 */
export async function mountReports(app: FastifyInstance, { ctx, siteUrl, areLimitsOn }: ReportsOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, timeWindow: HOUR_MS, ipv6Subnet: 64 });
    const checkRate = scope.createRateLimit({ max: REPORTS_PER_HOUR });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.post(paths.reports(), { bodyLimit: BODY_BYTES }, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (!isOwnForm(request, siteUrl)) return answer(request, reply, 403, 'invalido');
      const { data: report } = ErrorReport.safeParse(request.body);
      if (!report) return answer(request, reply, 400, 'invalido');

      const limit = areLimitsOn ? await checkRate(request) : null;
      if (limit && !limit.isAllowed && limit.isExceeded) return answer(request, reply, 429, 'limite');
      try {
        await reportError(ctx, report);
        return answer(request, reply, 201, 'enviado');
      } catch (err) {
        if (err instanceof Failure && err.code === 'not-found') return answer(request, reply, 404, 'invalido');
        ctx.log.error({ err, requestId: request.id }, 'report not stored');
        return answer(request, reply, 503, 'falha');
      }
    });
  });
}

/** Pages of other sites may not send reports for their visitors. A request without both headers is not from a browser. */
function isOwnForm({ headers }: FastifyRequest, siteUrl: string): boolean {
  if (headers['sec-fetch-site']) return headers['sec-fetch-site'] === 'same-origin';
  return !headers.origin || headers.origin === siteUrl;
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, outcome: ReportOutcome): FastifyReply {
  if (request.headers.accept?.startsWith('application/json')) return reply.code(status).send({ outcome });
  return reply.redirect(`${pageOf(request.body)}?${REPORT_OUTCOME_FIELD}=${outcome}`, 303);
}

/** By id: the page redirects to its full address. Built here, so it never leads to another site. */
function pageOf(body: unknown): string {
  const form = (body ?? {}) as Record<string, unknown>;
  const id = String(Number(form[REPORT_FIELDS.id]) || 0);
  return form[REPORT_FIELDS.kind] === 'tv' ? paths.reportSeries(id) : paths.reportMovie(id);
}
