import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import {
  ARRIVAL_CONFIRMED_WITHIN_DAYS,
  ARRIVAL_CONTRADICTIONS,
  ARRIVALS_CONFIRMED_PER_RUN,
} from '#shared/domain/limits.ts';
import { TITLE_KINDS } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { workOnEach } from '../../infra/work-on-each.ts';
import {
  contradictArrivals,
  listUnconfirmedArrivals,
  publishArrivals,
  type UnconfirmedArrival,
} from '../../store/availability/availability-events.ts';
import { fetchStreamingServices } from '../../tmdb/availability.ts';
import { TmdbNotFound, TmdbUnavailable } from '../../tmdb/failures.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { announceNews } from './announce-news.ts';

const BATCH = { urgency: 'batch', deadlineMs: 30_000 } as const;
/** Arrivals that are checked and stored as one batch. */
const AT_ONCE = 20;

export interface Confirmation {
  published: number;
  contradicted: number;
  /** TMDB did not answer; these are checked again in the next run. */
  unanswered: number;
}

/**
 * An arrival is published when the title's own page at TMDB agrees with the platform's list, and given up when that page denies
 * it on two days. Idempotent.
 */
export async function confirmArrivals(
  ctx: Context,
  { onProgress }: { onProgress?: (done: number, total: number) => void } = {},
): Promise<Confirmation> {
  const today = toBrazilianDay(ctx.now());
  const since = addDays(today, -ARRIVAL_CONFIRMED_WITHIN_DAYS);
  const arrivals = await listUnconfirmedArrivals(ctx.db, { today, since, limit: ARRIVALS_CONFIRMED_PER_RUN });
  const sum: Confirmation = { published: 0, contradicted: 0, unanswered: 0 };

  let tried = 0;
  const parts = Array.from({ length: Math.ceil(arrivals.length / AT_ONCE) }, (_, part) =>
    arrivals.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const describe = (part: UnconfirmedArrival[]) => ({ arrivals: part.map(({ id }) => id) });
  const endsAll = (error: unknown) => error instanceof TmdbUnavailable;
  await workOnEach(parts, { log: ctx.log, describe, endsAll }, async (part) => {
    tried += part.length;
    const answers = await Promise.all(part.map((arrival) => isConfirmed(ctx, arrival)));
    const idsAnswered = (wanted: boolean) => part.filter((_, index) => answers[index] === wanted).map(({ id }) => id);
    const [confirmed, denied] = [idsAnswered(true), idsAnswered(false)];
    const published = await changeCatalogue(ctx, async (change) => {
      const titles = await publishArrivals(change.trx, confirmed);
      for (const kind of TITLE_KINDS) {
        const ids = titles.flatMap((title) => (title.kind === kind ? title.titleId : []));
        await announceNews(change, kind, ids);
      }
      await contradictArrivals(change.trx, denied, today, ARRIVAL_CONTRADICTIONS);
      return titles.length;
    });
    sum.published += published;
    sum.contradicted += denied.length;
    sum.unanswered += part.length - confirmed.length - denied.length;
    onProgress?.(tried, arrivals.length);
  });
  return sum;
}

/** `undefined` if TMDB did not answer. */
async function isConfirmed(ctx: Context, arrival: UnconfirmedArrival): Promise<boolean | undefined> {
  const { kind, titleId, serviceIds } = arrival;
  if (arrival.isInOurOffers) return true;
  try {
    const streaming = await fetchStreamingServices(ctx.tmdb, kind, titleId, BATCH);
    return serviceIds.some((id) => streaming.has(id));
  } catch (error) {
    if (error instanceof TmdbNotFound) return false;
    if (!(error instanceof TmdbUnavailable) || error.fault === 'key') throw error;
    ctx.log.warn({ fault: error.fault, kind, titleId }, 'an arrival could not be confirmed');
    return undefined;
  }
}
