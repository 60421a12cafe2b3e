import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPreviewToken } from '#server/admin/preview-token.ts';
import { withDraft } from '#server/admin/with-draft.ts';
import { getCollectionCard, getShareCard } from '#server/catalogue/share-cards.ts';
import type { Context } from '#server/context.ts';
import type { Picture } from '#server/images/picture.ts';
import { PLACEHOLDER } from '#server/images/placeholder.ts';
import type { CardService } from '#server/images/share-card/serve-card.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { isFailure } from '#shared/domain/failure.ts';
import { IMAGE_MAX_AGE_SECONDS, PLACEHOLDER_MAX_AGE_SECONDS } from '#shared/domain/limits.ts';
import {
  buildShareCardUrl,
  parseDraftCardUrl,
  parseShareCardUrl,
  type ShareCardKind,
} from '#shared/domain/share-card-url.ts';

const FOR_EVER = `public, max-age=${IMAGE_MAX_AGE_SECONDS}, immutable`;
const FOR_A_MOMENT = `public, max-age=${PLACEHOLDER_MAX_AGE_SECONDS}`;

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
  secret: string | undefined,
): void {
  app.get('/cartao/previa/*', async (request, reply) => {
    const token = parseDraftCardUrl(request.url.split('?', 1)[0] ?? '');
    const subject = secret && token ? readPreviewToken(secret, token, ctx.now(), 'card') : undefined;
    reply.headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    if (!subject) return reply.code(404).type(PLACEHOLDER.contentType).send(PLACEHOLDER.bytes);
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
    if (!address) return send(request, reply.code(404), PLACEHOLDER);
    try {
      const stored = await cards.findStored(address);
      if (stored) return send(request, reply, stored);
      const { slug, facts } = await getShareCard(ctx, address);
      const current = buildShareCardUrl(address.kind, slug, facts);
      // Only today's is ever drawn, once: whoever makes up addresses is sent there.
      if (current !== request.url) return reply.header('Cache-Control', FOR_A_MOMENT).redirect(current, 302);
      return send(request, reply, await cards.draw(address, facts));
    } catch (error) {
      if (!isFailure(error)) ctx.log.warn({ err: error, card: request.url }, 'card not available');
      const isAbsent = isFailure(error) && error.code !== 'unavailable';
      return send(request, reply.code(isAbsent ? 404 : 503), PLACEHOLDER);
    }
  });
}

function send(request: FastifyRequest, reply: FastifyReply, picture: Picture): FastifyReply {
  const { bytes, contentType, etag, isPlaceholder } = picture;
  reply.headers({
    'Cache-Control': isPlaceholder ? FOR_A_MOMENT : FOR_EVER,
    // Chats and other sites show it: that is what it is for.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  });
  if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
  return reply.type(contentType).send(bytes);
}
