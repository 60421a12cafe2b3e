import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toFrugal } from '#server/images/frugal.ts';
import type { Picture } from '#server/images/picture.ts';
import { PLACEHOLDER, placeholderFor } from '#server/images/placeholder.ts';
import type { ImageService } from '#server/images/serve-image.ts';
import { IMAGE_MAX_AGE_SECONDS, PICTURES_PER_MINUTE, PLACEHOLDER_MAX_AGE_SECONDS } from '#shared/domain/limits.ts';
import { parsePictureRequest } from '#shared/domain/picture-request.ts';

const FOR_EVER = `public, max-age=${IMAGE_MAX_AGE_SECONDS}, immutable`;
const FOR_A_MOMENT = `public, max-age=${PLACEHOLDER_MAX_AGE_SECONDS}`;
const MINUTE_SECONDS = 60;

interface ImageOptions {
  areLimitsOn: boolean;
}

/** `/img/{kind}/{size}/{file}.{format}`: a picture always, at worst the drawn one that says there is none. */
export async function mountImages(
  app: FastifyInstance,
  images: ImageService,
  { areLimitsOn }: ImageOptions,
): Promise<void> {
  await app.register(async (scope) => {
    const mayWork = await createGuard(scope, areLimitsOn);
    scope.get<{ Params: { kind: string; size: string; file: string } }>(
      '/img/:kind/:size/:file',
      async (request, reply) => {
        const { kind, size, file } = request.params;
        const asked = parsePictureRequest(kind, size, file);
        if (!asked) return send(request, reply.code(404), PLACEHOLDER);
        const wanted = request.headers['save-data'] === 'on' ? toFrugal(asked) : asked;
        const kept = images.getKept(wanted);
        if (kept) return send(request, reply, kept);
        if (await mayWork(request)) return send(request, reply, await images.get(wanted));
        reply.code(429).header('Retry-After', MINUTE_SECONDS);
        return send(request, reply, placeholderFor(wanted));
      },
    );
    scope.get('/img/*', async (request, reply) => send(request, reply.code(404), PLACEHOLDER));
  });
}

/** Only what is not in memory counts: a neighbourhood behind one address looks at the same posters. */
async function createGuard(
  scope: FastifyInstance,
  isOn: boolean,
): Promise<(request: FastifyRequest) => Promise<boolean>> {
  if (!isOn) return async () => true;
  await scope.register(rateLimit, { global: false, timeWindow: MINUTE_SECONDS * 1_000, ipv6Subnet: 64 });
  const check = scope.createRateLimit({ max: PICTURES_PER_MINUTE });
  return async (request) => {
    const limit = await check(request);
    return limit.isAllowed || !limit.isExceeded;
  };
}

function send(request: FastifyRequest, reply: FastifyReply, picture: Picture): FastifyReply {
  const { bytes, contentType, etag, isPlaceholder } = picture;
  reply.headers({
    'Cache-Control': isPlaceholder ? FOR_A_MOMENT : FOR_EVER,
    'Cross-Origin-Resource-Policy': 'same-site',
    Vary: 'Save-Data',
    ...(!isPlaceholder && { ETag: etag }),
  });
  if (!isPlaceholder && knows(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(contentType).send(bytes);
}

function knows(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag) ?? false;
}
