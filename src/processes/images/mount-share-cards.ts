import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getShareCard } from '#server/catalogue/titles/share-cards.ts';
import { type Context, forVisitor } from '#server/context.ts';
import type { ServedPicture } from '#server/images/picture.ts';
import type { ShareCards } from '#server/images/share-card/serve-card.ts';
import { STAND_IN } from '#server/images/stand-in.ts';
import type { ClientLimit } from '#server/infra/client-limit.ts';
import { clientOf } from '#server/infra/network.ts';
import { Failure } from '#shared/domain/failure.ts';
import { buildShareCardUrl, parseShareCardUrl } from '#shared/domain/pictures/share-card-url.ts';
import { CACHE_CONTROL } from './cache-control.ts';

const RETRY_AFTER_SECONDS = 60;

export interface ShareCardsOptions {
  cards: ShareCards;
  /** Limits cards that are not stored yet; unlimited without it. */
  drawings?: ClientLimit;
}

/** `/cartao/{kind}/{slug}-{hash}.jpg`: the picture shown when a page is shared. Those of drafts: web/mount-draft-cards.ts. */
export function mountShareCards(app: FastifyInstance, ctx: Context, { cards, drawings }: ShareCardsOptions): void {
  app.get('/cartao/*', async (request, reply) => {
    const address = parseShareCardUrl(request.url.split('?', 1)[0] ?? '');
    if (!address) return send(request, reply.code(404), STAND_IN);
    try {
      const stored = await cards.findStored(address);
      if (stored) return send(request, reply, stored);
      const { slug, facts } = await getShareCard(forVisitor(ctx, request), address);
      const current = buildShareCardUrl(address.kind, slug, facts);
      // Only today's card is ever drawn, once: made-up addresses are redirected to it.
      if (current !== request.url) return reply.header('Cache-Control', CACHE_CONTROL.interim).redirect(current, 302);
      if (drawings && !drawings.take(clientOf(request.ip))) return sendLimited(request, reply);
      return send(request, reply, await cards.draw(address, facts));
    } catch (error) {
      if (!(error instanceof Failure)) ctx.log.warn({ err: error, card: request.url }, 'card not available');
      if (error instanceof Failure && error.code === 'resource-exhausted') return sendLimited(request, reply);
      const isAbsent = error instanceof Failure && error.code !== 'unavailable';
      return send(request, reply.code(isAbsent ? 404 : 503), STAND_IN);
    }
  });
}

function sendLimited(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply.code(429).header('Retry-After', RETRY_AFTER_SECONDS), STAND_IN);
}

function send(request: FastifyRequest, reply: FastifyReply, picture: ServedPicture): FastifyReply {
  const { bytes, contentType, etag, state } = picture;
  reply.headers({
    'Cache-Control': CACHE_CONTROL[state],
    // Chat apps and other sites embed it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  });
  if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
  return reply.type(contentType).send(bytes);
}
