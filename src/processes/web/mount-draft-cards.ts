import type { FastifyInstance } from 'fastify';
import { readPreviewToken } from '#server/admin/editing/preview-token.ts';
import { withDraft } from '#server/admin/editing/with-draft.ts';
import { recordReaders } from '#server/catalogue/records/record-readers.ts';
import { getShareCard } from '#server/catalogue/titles/share-cards.ts';
import type { Context } from '#server/context.ts';
import type { ShareCards } from '#server/images/share-card/serve-card.ts';
import { STAND_IN } from '#server/images/stand-in.ts';
import type { KeyRing } from '#server/infra/key-ring.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { parseDraftCardUrl } from '#shared/domain/pictures/share-card-url.ts';
import { isPaged } from '#shared/domain/subjects/page-words.ts';

export interface DraftCardsOptions {
  keys: KeyRing;
  /** Called when the first card is asked for: what draws is loaded only then. */
  openCards: () => Promise<ShareCards>;
}

/**
 * `/cartao/previa/{token}.jpg`: the share card as it would be if a draft were published. Here and not with the other cards, because
 * its token is signed with ADMIN_SECRET, which the processes of pictures do not have.
 */
export function mountDraftCards(app: FastifyInstance, ctx: Context, { keys, openCards }: DraftCardsOptions): void {
  app.get('/cartao/previa/*', async (request, reply) => {
    const token = parseDraftCardUrl(request.url.split('?', 1)[0] ?? '');
    const subject = token ? readPreviewToken(keys, token, ctx.now(), 'card') : undefined;
    reply.headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    const kind = subject && subjects[subject.entity].card;
    if (!subject || !kind) return reply.code(404).type(STAND_IN.contentType).send(STAND_IN.bytes);
    const { entity, id } = subject;
    const { facts } = await withDraft(ctx, subject, (drafted) =>
      isPaged(entity)
        ? recordReaders[entity].shareCard(drafted, id)
        : getShareCard(drafted, { kind, slug: String(id) }),
    );
    const cards = await openCards();
    const { bytes, contentType } = await cards.drawDraft(kind, facts);
    return reply.type(contentType).send(bytes);
  });
}
