import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toFrugal } from '#server/images/frugal.ts';
import type { Picture } from '#server/images/picture.ts';
import type { ImageService } from '#server/images/serve-image.ts';
import { STAND_IN } from '#server/images/stand-in.ts';
import { PICTURES_PER_MINUTE } from '#shared/domain/limits.ts';
import { type PictureRequest, parsePictureRequest } from '#shared/domain/picture-request.ts';
import { CACHE_CONTROL } from './cache-control.ts';

const MINUTE_SECONDS = 60;

interface ImageOptions {
  areLimitsOn: boolean;
}

/** `/img/{kind}/{size}/{file}.{format}`: always a picture, at worst a stand-in. The query is ignored. */
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
        if (!asked) return send(request, reply.code(404), STAND_IN);
        const wanted = request.headers['save-data'] === 'on' ? toFrugal(asked) : asked;
        const kept = images.getKept(wanted);
        if (kept) return send(request, reply, kept);
        if (await mayWork(request)) return send(request, reply, await waitFor(images, wanted, reply));
        reply.code(429).header('Retry-After', MINUTE_SECONDS);
        return send(request, reply, STAND_IN);
      },
    );
    scope.get('/img/*', async (request, reply) => send(request, reply.code(404), STAND_IN));
  });
}

/** Aborts only if the connection closes before the response; a visitor who got an interim answer asks again, so work goes on. */
async function waitFor(images: ImageService, wanted: PictureRequest, { raw }: FastifyReply): Promise<Picture> {
  const left = new AbortController();
  const leave = () => left.abort();
  raw.once('close', leave);
  try {
    return await images.get(wanted, { abandoned: left.signal });
  } finally {
    raw.off('close', leave);
  }
}

/** Pictures in memory are not counted: visitors behind one address look at the same posters. */
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
  const { bytes, contentType, etag, state } = picture;
  const hasMark = state !== 'stand-in';
  reply.headers({
    'Cache-Control': CACHE_CONTROL[state],
    'Cross-Origin-Resource-Policy': 'same-site',
    Vary: 'Save-Data',
    ...(hasMark && { ETag: etag }),
  });
  if (hasMark && knows(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(contentType).send(bytes);
}

function knows(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag) ?? false;
}
