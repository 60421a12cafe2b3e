import { saveOffer } from '#server/admin/subscriptions/change-free-services.ts';
import { checkToday, removeSubscription } from '#server/admin/subscriptions/change-subscriptions.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { parseId } from '#shared/domain/ids.ts';
import { readOfferForm, readSeenRow } from '../../free-services/read-form.ts';
import type { GrantedAction } from '../../guard.server.ts';
import { subjectOf } from '../load-subject.server.ts';

const TMDB_WORD = { movie: 'movie', series: 'tv' } as const;

/** Offers of services that editors run, as on the service's own page: published at once, and undone there. */
export function offerActions(entity: 'movie' | 'series') {
  return {
    async saveOffer(granted: GrantedAction) {
      const { ctx, editor, field } = granted;
      const title = `https://www.themoviedb.org/${TMDB_WORD[entity]}/${subjectOf(granted, entity).id}`;
      const isNew = { id: undefined, version: undefined };
      await saveOffer(ctx, editor, parseId(field('service')) ?? 0, isNew, { title, ...readOfferForm(field) });
      return { notice: adminSubscriptions.saved };
    },
    async checkOffer({ ctx, editor, field }: GrantedAction) {
      await checkToday(ctx, editor, { kind: 'offer', ...readSeenRow(field) });
      return { notice: adminSubscriptions.checked };
    },
    async removeOffer({ ctx, editor, field }: GrantedAction) {
      await removeSubscription(ctx, editor, { kind: 'offer', ...readSeenRow(field) });
      return { notice: adminFreeServices.onTitle.removed };
    },
  };
}
