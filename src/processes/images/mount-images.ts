import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toFrugal } from '#server/images/frugal.ts';
import type { ServedPicture } from '#server/images/picture.ts';
import type { ImageService } from '#server/images/serve-image.ts';
import { STAND_IN } from '#server/images/stand-in.ts';
import { type ClientLimit, createClientLimit } from '#server/infra/client-limit.ts';
import type { Env } from '#server/infra/env.ts';
import { clientOf } from '#server/infra/network.ts';
import { type PictureRequest, parsePictureRequest } from '#shared/domain/pictures/picture-request.ts';
import { CACHE_CONTROL } from './cache-control.ts';

const MINUTE_SECONDS = 60;

/** Only a picture that has to be fetched and encoded counts: people behind one address look at the same stored ones. */
export function limitNewPictures(env: Pick<Env, 'PICTURES_PER_MINUTE' | 'RATE_LIMITS'>): ClientLimit {
  const perMinute = env.RATE_LIMITS === 'on' ? env.PICTURES_PER_MINUTE : 0;
  return createClientLimit({ perMinute, burst: Math.ceil(perMinute / 2) });
}

/** `/img/{kind}/{size}/{file}.{format}`: a picture always, at worst a stand-in. The query is not read. */
export async function mountImages(app: FastifyInstance, images: ImageService, newPictures: ClientLimit): Promise<void> {
  await app.register(async (scope) => {
    scope.get<{ Params: { kind: string; size: string; file: string } }>(
      '/img/:kind/:size/:file',
      async (request, reply) => {
        const { kind, size, file } = request.params;
        const asked = parsePictureRequest(kind, size, file);
        if (!asked) return send(request, reply.code(404), STAND_IN);
        const wanted = request.headers['save-data'] === 'on' ? toFrugal(asked) : asked;
        const ready = images.getCached(wanted) ?? (await images.readStored(wanted));
        if (ready) return send(request, reply, ready);
        if (newPictures.take(clientOf(request.ip))) return send(request, reply, await waitFor(images, wanted, reply));
        reply.code(429).header('Retry-After', MINUTE_SECONDS);
        return send(request, reply, STAND_IN);
      },
    );
    scope.get('/img/*', async (request, reply) => send(request, reply.code(404), STAND_IN));
  });
}

/** Aborts only if the connection closes before the response; a visitor who got an interim answer asks again, so work goes on. */
async function waitFor(images: ImageService, wanted: PictureRequest, { raw }: FastifyReply): Promise<ServedPicture> {
  const left = new AbortController();
  const leave = () => left.abort();
  raw.once('close', leave);
  try {
    return await images.get(wanted, { abandoned: left.signal, isNotStored: true });
  } finally {
    raw.off('close', leave);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, picture: ServedPicture): FastifyReply {
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
