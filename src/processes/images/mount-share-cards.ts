import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPreviewToken } from '#server/admin/preview-token.ts';
import { withDraft } from '#server/admin/with-draft.ts';
import { getCollectionCard, getShareCard } from '#server/catalogue/share-cards.ts';
import type { Context } from '#server/context.ts';
import type { Picture } from '#server/images/picture.ts';
import type { CardService } from '#server/images/share-card/serve-card.ts';
import { STAND_IN } from '#server/images/stand-in.ts';
import type { KeyRing } from '#server/infra/key-ring.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { isFailure } from '#shared/domain/failure.ts';
import {
  buildShareCardUrl,
  parseDraftCardUrl,
  parseShareCardUrl,
  type ShareCardKind,
} from '#shared/domain/share-card-url.ts';
import { CACHE_CONTROL } from './cache-control.ts';

const KIND_OF: Record<Editable, ShareCardKind> = {
  movie: 'filme',
  series: 'serie',
  person: 'pessoa',
  collection: 'colecao',
};

/**
 * `/cartao/{kind}/{slug}-{hash}.jpg`: the picture that goes with a page that is shared. `/cartao/previa/{token}.jpg`: the one
 * that would, were a draft published. Without a secret there are no drafts.
 */
export function mountShareCards(
  app: FastifyInstance,
  ctx: Context,
  cards: CardService,
  keys: KeyRing | undefined,
): void {
  app.get('/cartao/previa/*', async (request, reply) => {
    const token = parseDraftCardUrl(request.url.split('?', 1)[0] ?? '');
    const subject = keys && token ? readPreviewToken(keys, token, ctx.now(), 'card') : undefined;
    reply.headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    if (!subject) return reply.code(404).type(STAND_IN.contentType).send(STAND_IN.bytes);
    const { entity, id } = subject;
    const kind = KIND_OF[entity];
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
      const { slug, facts } = await getShareCard(ctx, address);
      const current = buildShareCardUrl(address.kind, slug, facts);
      // Only today's is ever drawn, once: whoever makes up addresses is sent there.
      if (current !== request.url) return reply.header('Cache-Control', CACHE_CONTROL.interim).redirect(current, 302);
      return send(request, reply, await cards.draw(address, facts));
    } catch (error) {
      if (!isFailure(error)) ctx.log.warn({ err: error, card: request.url }, 'card not available');
      const isAbsent = isFailure(error) && error.code !== 'unavailable';
      return send(request, reply.code(isAbsent ? 404 : 503), STAND_IN);
    }
  });
}

function send(request: FastifyRequest, reply: FastifyReply, picture: Picture): FastifyReply {
  const { bytes, contentType, etag, state } = picture;
  reply.headers({
    'Cache-Control': CACHE_CONTROL[state],
    // Chats and other sites show it: that is what it is for.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  });
  if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
  return reply.type(contentType).send(bytes);
}
