import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import type { OfferChecking } from '#shared/admin/domain/subscriptions/check-own-offer.ts';
import {
  listCsvTitles,
  parsePastedLinks,
  type ReadOffers,
  readOfferCsv,
  readPastedLinks,
} from '#shared/admin/domain/subscriptions/offer-csv.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { asChecked } from '#shared/domain/subscriptions/own-offers.ts';
import type { Context } from '../../context.ts';
import { listPublishedOffers } from '../../store/subscriptions/free-offers.ts';
import type { ChangeSource, WantedChange } from '../change-sets/change-source.ts';
import { openTitles } from '../subscriptions/find-titles.ts';
import { getOwnService } from './own-service.ts';

interface OfGiven {
  serviceId: number;
  text: string;
}

/** Offers of one service, in a CSV. */
export const offerCsv = ofOffers(listCsvTitles, readOfferCsv);

/** Links of one service that an editor pasted. */
export const offerLinks = ofOffers(
  (text) => parsePastedLinks(text).map(({ title }) => title),
  (text, checking) => readPastedLinks(parsePastedLinks(text), checking),
);

function ofOffers(
  listTitles: (text: string) => string[],
  readText: (text: string, checking: OfferChecking) => ReadOffers,
): ChangeSource<OfGiven> {
  return {
    name: 'offers',
    isWhole: true,
    async read(ctx, _editor, { serviceId, text }) {
      const service = await getOwnService(ctx, serviceId);
      const findTitle = await openTitles(ctx, listTitles(text));
      const read = readText(text, { service, findTitle, today: toBrazilianDay(ctx.now()) });
      if ('problem' in read) throw new Failure('invalid-argument', read.problem);
      const changes = await listChanges(ctx, read.rows, service.offersCheckedOn);
      if (changes.length === 0) throw new Failure('invalid-argument', adminSubscriptions.csvNothing);
      return changes;
    },
  };
}

/** One item for each title whose offer of the service is new or differs; its offers of other services stay. */
async function listChanges(
  ctx: Context,
  rows: Extract<ReadOffers, { rows: unknown }>['rows'],
  offersCheckedOn: string | null,
): Promise<WantedChange[]> {
  const published = await listPublishedOffers(
    ctx.db,
    rows.map(({ title }) => title),
  );
  return rows.flatMap(({ title: { kind, titleId }, offer }) => {
    const held = published.find((each) => each.kind === kind && each.titleId === titleId)?.offers ?? [];
    const place = held.findIndex(({ serviceId }) => serviceId === offer.serviceId);
    const was = held[place];
    if (was && isSameValue({ ...asChecked(was, offersCheckedOn), since: null }, offer)) return [];
    const ownOffers = was ? held.with(place, offer) : [...held, offer];
    return [{ entity: kind, id: titleId, values: { ownOffers } }];
  });
}
