import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPreviewToken } from '#server/admin/editing/preview-token.ts';
import { withDraft } from '#server/admin/editing/with-draft.ts';
import { getCollectionCard, getShareCard } from '#server/catalogue/titles/share-cards.ts';
import { type Context, forVisitor } from '#server/context.ts';
import type { ServedPicture } from '#server/images/picture.ts';
import type { ShareCards } from '#server/images/share-card/serve-card.ts';
import { STAND_IN } from '#server/images/stand-in.ts';
import type { ClientLimit } from '#server/infra/client-limit.ts';
import type { KeyRing } from '#server/infra/key-ring.ts';
import { clientOf } from '#server/infra/network.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import {
  buildShareCardUrl,
  parseDraftCardUrl,
  parseShareCardUrl,
  type ShareCardKind,
} from '#shared/domain/pictures/share-card-url.ts';
import { CACHE_CONTROL } from './cache-control.ts';

/** Parts of the site have no card of their own. */
const KIND_OF: Partial<Record<Editable, ShareCardKind>> = {
  movie: 'filme',
  series: 'serie',
  person: 'pessoa',
  collection: 'colecao',
};

const RETRY_AFTER_SECONDS = 60;

export interface ShareCardsOptions {
  cards: ShareCards;
  /** Without them there are no draft cards. */
  keys: KeyRing | undefined;
  /** Limits cards that are not stored yet; unlimited without it. */
  drawings?: ClientLimit;
}

/**
 * `/cartao/{kind}/{slug}-{hash}.jpg`: the picture shown when a page is shared. `/cartao/previa/{token}.jpg`: the card as it would
 * be if a draft were published.
 */
export function mountShareCards(
  app: FastifyInstance,
  ctx: Context,
  { cards, keys, drawings }: ShareCardsOptions,
): void {
  app.get('/cartao/previa/*', async (request, reply) => {
    const token = parseDraftCardUrl(request.url.split('?', 1)[0] ?? '');
    const subject = keys && token ? readPreviewToken(keys, token, ctx.now(), 'card') : undefined;
    reply.headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    const kind = subject && KIND_OF[subject.entity];
    if (!subject || !kind) return reply.code(404).type(STAND_IN.contentType).send(STAND_IN.bytes);
    const { entity, id } = subject;
    const { facts } = await withDraft(ctx, subject, (drafted) =>
      entity === 'collection' ? getCollectionCard(drafted, id) : getShareCard(drafted, { kind, slug: String(id) }),
    );
    const { bytes, contentType } = await cards.drawDraft(kind, facts);
    return reply.type(contentType).send(bytes);
  });
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
