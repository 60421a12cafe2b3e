import { changeOwnOffers, checkOwnOffer, saveOwnOffer } from '#server/admin/own-offers/change-own-offers.ts';
import { isOwnOffersShaped } from '#shared/admin/domain/subscriptions/check-own-offer.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { parseId } from '#shared/domain/ids.ts';
import { readDatedForm } from '../../free-services/read-form.ts';
import type { GrantedAction } from '../../guard.server.ts';
import { readSeenLine } from '../lines/read-seen-line.ts';
import { subjectOf } from '../load-subject.server.ts';

const words = adminFreeServices.onTitle;

/** Changes of the draft of a title's own offers, service by service. */
export function offerActions(kind: 'movie' | 'series') {
  const titleOf = (granted: GrantedAction) => ({ kind, id: subjectOf(granted, kind).id });
  const readSeen = ({ field }: GrantedAction) => readSeenLine(field('was'), isOwnOffersShaped);
  return {
    async putOffer(granted: GrantedAction) {
      const { ctx, editor, field } = granted;
      const given = {
        ...{ link: field('link'), isDubbed: field('isDubbed'), isSubtitled: field('isSubtitled') },
        ...{ hasLibras: field('hasLibras'), isDescribed: field('isDescribed'), ...readDatedForm(field) },
      };
      const serviceId = parseId(field('service')) ?? 0;
      await saveOwnOffer(ctx, editor, titleOf(granted), { serviceId, given, was: readSeen(granted) });
      return { notice: words.saved };
    },
    async checkOffer(granted: GrantedAction) {
      const was = readSeen(granted);
      if (was) await checkOwnOffer(granted.ctx, granted.editor, titleOf(granted), was);
      return { notice: words.checked };
    },
    async removeOffer(granted: GrantedAction) {
      const was = readSeen(granted);
      if (was) await changeOwnOffers(granted.ctx, granted.editor, titleOf(granted), [{ was, line: null }]);
      return { notice: words.removed };
    },
  };
}
