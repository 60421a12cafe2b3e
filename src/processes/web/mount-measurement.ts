import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { countEvents } from '#server/measurement/count-events.ts';
import type { Forwarder } from '#server/measurement/forward-events.ts';
import { openTitleViews } from '#server/measurement/title-views.ts';
import { saveConsentChoice } from '#server/store/visitors/consent-choices.ts';
import { ConsentRecord, MeasurementCall } from '#shared/contract/measurement.ts';
import {
  CONSENT_CALLS_PER_MINUTE,
  MEASUREMENT_BODY_BYTES,
  MEASUREMENT_CALLS_PER_SECOND,
} from '#shared/domain/limits.ts';
import { privacy } from '#shared/text/privacy.ts';

export interface MeasurementOptions {
  ctx: Context;
  /** Set if analytics are configured; otherwise visits are only counted in our own metrics. */
  forwarder?: Forwarder | undefined;
  areLimitsOn: boolean;
}

type Guard = (request: FastifyRequest) => Promise<void>;

/**
 * `POST /a/e`: page views and their speed, from visitors who accepted. `POST /a/c`: the visitor's choice in the consent banner.
 * Both answer with a status only, and neither stores an address or anything that identifies a person; views of titles are stored as a
 * number by title and day.
 */
export async function mountMeasurement(app: FastifyInstance, options: MeasurementOptions): Promise<void> {
  const { ctx, forwarder } = options;
  const titleViews = openTitleViews(ctx);
  app.addHook('onClose', () => titleViews.close());
  await app.register(async (scope) => {
    // JSON only: a form on another site could send text/plain without a CORS preflight.
    scope.removeContentTypeParser('text/plain');
    scope.setErrorHandler((error: Partial<FastifyError>, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) ctx.log.error({ err: error, requestId: request.id }, 'measurement failed');
      return answer(reply, status >= 500 ? 503 : status);
    });
    const guards = await createGuards(scope, options.areLimitsOn);
    const limits = { bodyLimit: MEASUREMENT_BODY_BYTES };

    scope.post('/a/e', limits, async (request, reply) => {
      await guards.events(request);
      if (refusesMeasurement(request)) return answer(reply, 403);
      const call = parse(MeasurementCall, request.body);
      if (!call) return answer(reply, 400);
      countEvents(ctx.metrics, call.events);
      titleViews.note(call.events);
      forwarder?.add(call);
      return answer(reply, 204);
    });

    scope.post('/a/c', limits, async (request, reply) => {
      await guards.choices(request);
      const record = parse(ConsentRecord, request.body);
      if (!record) return answer(reply, 400);
      if (record.act === 'accepted' && refusesMeasurement(request)) return answer(reply, 403);
      await saveConsentChoice(ctx.db, { ...record, recordedAt: ctx.now() });
      return answer(reply, 204);
    });
  });

  // Global Privacy Control: declares to browsers and auditors that the signal is respected.
  app.get('/.well-known/gpc.json', async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=86400').send({ gpc: true, lastUpdate: privacy.updatedOn }),
  );
}

/** A browser that sends this header has refused, whatever its page says. */
function refusesMeasurement(request: FastifyRequest): boolean {
  return request.headers['sec-gpc'] === '1';
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T | undefined {
  return schema.safeParse(body).data;
}

function answer(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').send();
}

async function createGuards(scope: FastifyInstance, isOn: boolean): Promise<{ events: Guard; choices: Guard }> {
  if (!isOn) return { events: async () => undefined, choices: async () => undefined };
  await scope.register(rateLimit, { global: false, ipv6Subnet: 64 });
  const guard = (max: number, timeWindow: number): Guard => {
    const check = scope.createRateLimit({ max, timeWindow });
    return async (request) => {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) throw Object.assign(new Error('too often'), { statusCode: 429 });
    };
  };
  return {
    events: guard(MEASUREMENT_CALLS_PER_SECOND, 1_000),
    choices: guard(CONSENT_CALLS_PER_MINUTE, 60_000),
  };
}
