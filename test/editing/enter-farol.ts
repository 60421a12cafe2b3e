import type { Context } from '../../src/server/context.ts';
import { addDays } from '../../src/shared/domain/day.ts';
import type { OwnOffer } from '../../src/shared/domain/subscriptions/own-offers.ts';
import { enterService } from './enter-prices.ts';

const HOME = 'https://farol.example/';

/** An invented service that editors run; returns its number. */
export function enterFarol(ctx: Context): Promise<number> {
  return enterService(ctx, { name: 'Cine Farol', url: HOME, sourceUrl: `${HOME}sobre` });
}

/** What it has of a title, checked on that day. */
export function farolOffer(serviceId: number, checkedOn: string, path: string): OwnOffer {
  return {
    ...{ serviceId, url: `${HOME}${path}`, sourceUrl: `${HOME}sobre` },
    ...{ isDubbed: true, isSubtitled: false, hasLibras: true, isDescribed: false },
    ...{ checkedOn, expiresOn: addDays(checkedOn, 90), since: null },
  };
}
