import { isVoicesShaped } from '#shared/admin/domain/dubbing/check-voice.ts';
import { isOwnOffersShaped } from '#shared/admin/domain/subscriptions/check-own-offer.ts';
import type { Change } from '../../sync/change-catalogue.ts';
import { settleVoices } from '../dubbing/settle-voices.ts';
import { settleOwnOffers } from '../own-offers/settle-own-offers.ts';

interface Settling {
  /** What is published now. */
  former: unknown;
  author: string;
  isArchived?: boolean;
}

/** What publishing adds to a value, or why the database refuses it. Only films and series have such fields. */
export async function settleField(
  change: Change,
  field: string,
  value: unknown,
  { former, author, isArchived = false }: Settling,
): Promise<{ value: unknown } | { fault: string }> {
  const settled =
    field === 'voices' && isVoicesShaped(value)
      ? await settleVoices(change, value, author)
      : field === 'ownOffers' && isOwnOffersShaped(value)
        ? await settleOwnOffers(change, value, { former, isArchived })
        : value;
  const isRefused = typeof settled === 'object' && settled !== null && 'fault' in settled;
  return isRefused ? { fault: String(settled.fault) } : { value: settled };
}
