import { setImmediate } from 'node:timers/promises';
import type { GetRotation, Rotation, RotationService, RotationTitle } from '#shared/contract/rotation.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { ROTATION } from '#shared/domain/limits.ts';
import { fillMonths } from '#shared/domain/rotation/fill-months.ts';
import { type CheapestRotation, type RotationProblem, searchRotation } from '#shared/domain/rotation/plan-rotation.ts';
import { addMonths, minutesPerMonth, type TitleKey, usualStart } from '#shared/domain/rotation/rotation-query.ts';
import { isDemonstration } from '#shared/domain/subscriptions/shown-prices.ts';
import type { SubscriptionPlan } from '#shared/domain/subscriptions/subscriptions.ts';
import { tags } from '#shared/domain/tags.ts';
import { describeWatchService, isFreeOffer } from '#shared/domain/titles/watch-services.ts';
import type { Context } from '../../context.ts';
import type { CardService } from '../../store/availability/card-availability.ts';
import { listRotationMovies, listRotationSeries, type RotationRow } from '../../store/titles/rotation-titles.ts';
import { type Answer, answerNow } from '../documents/answer.ts';
import { readAnywhere } from '../documents/read-anywhere.ts';
import { readPlatformDirectory } from '../taxonomy/platform-directory.ts';
import { endWith, findOfferPlan, readPrices } from '../taxonomy/platform-prices.ts';

/** A platform that a title of the question is on by subscription. */
interface Candidate {
  service: RotationService;
  order: number;
  isOwn: boolean;
  /** Undefined if no price by month is shown today. */
  plan: SubscriptionPlan | undefined;
}

interface Title {
  key: TitleKey;
  row: RotationRow;
  /** Slugs of candidates. */
  platforms: string[];
}

/** The cheapest order of subscriptions for these titles. Nothing of the question is stored. */
export async function getRotation(
  ctx: Context,
  { t, horas, inicio, meus = [] }: GetRotation,
): Promise<Answer<Rotation>> {
  const keys = t ?? [];
  const [{ value: directory }, prices, rows] = await Promise.all([
    readPlatformDirectory(ctx),
    readPrices(ctx),
    readTitles(ctx, keys),
  ]);
  const candidates = new Map<string, Candidate>();
  const addCandidate = ({ id, logo_path, slug, article }: CardService): string[] => {
    const order = directory.findIndex(({ platform }) => platform.slug === slug);
    const known = directory[order];
    if (slug === null || !known) return [];
    if (!candidates.has(slug)) {
      const plan = findOfferPlan(prices, known.platform.id, 'flatrate');
      candidates.set(slug, {
        service: {
          provider_id: id,
          provider_name: known.platform.name,
          logo_path: known.platform.logo ?? logo_path,
          slug,
          article,
        },
        ...{ order, isOwn: meus.includes(slug), plan: plan?.period === 'month' ? plan : undefined },
      });
    }
    return [slug];
  };
  const titles = rows.map(({ key, row }): Title => {
    const subscribed = row.services.filter((service) => isSubscription(service));
    return { key, row, platforms: [...new Set(subscribed.flatMap(addCandidate))] };
  });
  const listed = [...candidates.values()].sort((one, other) => one.order - other.order);
  // A service is usable if it is paid already or its price is known. The search has a bit for each.
  const usable = listed.filter(({ isOwn, plan }) => isOwn || plan !== undefined).slice(0, ROTATION.services);
  const optionsOf = ({ platforms }: Title) =>
    usable.flatMap(({ service }, place) => (platforms.includes(service.slug ?? '') ? place : []));
  const planned = titles.filter((title) => !isFree(title.row) && optionsOf(title).length > 0);
  const problem: RotationProblem = {
    titles: planned.map((title) => ({ minutes: title.row.minutes ?? 0, services: optionsOf(title) })),
    prices: usable.map(({ isOwn, plan }) => (isOwn ? 0 : (plan?.priceCents ?? 0))),
    minutesPerMonth: minutesPerMonth(horas),
  };
  const rotation = await planBetween(problem);
  const first = inicio ?? usualStart(toBrazilianDay(ctx.now()));
  const placeOf = (place: number) => titles.indexOf(planned[place] as Title);
  const months = fillMonths(problem, rotation).map((month, place) => ({
    month: addMonths(first, place),
    service: (usable[month.service] as Candidate).service,
    price_cents: problem.prices[month.service] ?? 0,
    is_own: usable[month.service]?.isOwn ?? false,
    begun: month.begun.map(placeOf),
    continued: month.continued === null ? null : placeOf(month.continued),
    minutes: month.minutes,
  }));
  const used = usable.filter((_, place) => rotation.services.includes(place));
  const paid = used.flatMap(({ isOwn, plan }) => (isOwn || !plan ? [] : plan));
  const value: Rotation = {
    titles: titles.map((title) => {
      const place = planned.indexOf(title);
      const chosen = place < 0 ? undefined : usable[rotation.services[place] ?? -1];
      return toTitle(title, chosen);
    }),
    months,
    total_cents: rotation.cents,
    together_cents: paid.reduce((sum, { priceCents }) => sum + priceCents, 0) * rotation.months,
    is_exact: rotation.isExact,
    checked_on: paid.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? null,
    is_invented: paid.some(({ sourceUrl }) => isDemonstration(sourceUrl)),
    platforms: listed.map(({ service }) => service),
  };
  const shown = titles.map(({ key: { kind, id } }) => tags[kind](id));
  return endWith(ctx, answerNow(value, [tags.platforms(), ...shown]), paid);
}

/** Other requests are answered while a hard question is searched. */
async function planBetween(problem: RotationProblem): Promise<CheapestRotation> {
  const search = searchRotation(problem);
  for (;;) {
    const found = search.next();
    if (found.done) return found.value;
    await setImmediate();
  }
}

/** In the order of the keys; unknown and hidden titles are left out. */
function readTitles(ctx: Context, keys: readonly TitleKey[]): Promise<{ key: TitleKey; row: RotationRow }[]> {
  const idsOf = (wanted: TitleKey['kind']) => keys.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  return readAnywhere(ctx, async ({ db }) => {
    const [movies, series] = await Promise.all([
      listRotationMovies(db, idsOf('movie')),
      listRotationSeries(db, idsOf('series')),
    ]);
    return keys.flatMap((key) => {
      const row = (key.kind === 'movie' ? movies : series).find(({ id }) => id === key.id);
      return row ? { key, row } : [];
    });
  });
}

const isFree = ({ services }: RotationRow) => services.some((service) => isFreeOffer(service));

/** A platform of ours that is not free has ads in its cheaper plan. */
function isSubscription(service: CardService): boolean {
  return !isFreeOffer(service) && (service.kind === 'flatrate' || service.kind === 'ads');
}

function toTitle({ key, row }: Title, chosen: Candidate | undefined): RotationTitle {
  const { id, slug, title, year, poster_path, minutes } = row;
  const apart = chosen ? null : findApart(row);
  return {
    media_type: key.kind === 'movie' ? 'movie' : 'tv',
    ...{ id, slug, title, year, poster_path, minutes, apart },
    services: chosen ? [chosen.service] : listServices(row, apart),
  };
}

function findApart(row: RotationRow): RotationTitle['apart'] {
  if (isFree(row)) return 'free';
  if (row.services.some(isSubscription)) return 'unpriced';
  return row.services.length > 0 ? 'shop' : 'none';
}

/** Those that are the reason, each once, in our order of services. */
function listServices({ services }: RotationRow, apart: RotationTitle['apart']): RotationService[] {
  const isMeant = apart === 'free' ? isFreeOffer : apart === 'unpriced' ? isSubscription : () => true;
  const described = services
    .filter(isMeant)
    .map((service) => ({ service, ...describeWatchService(service.id, service.name) }));
  const byLabel = new Map(described.sort((one, other) => one.order - other.order).map((each) => [each.label, each]));
  return [...byLabel.values()].map(({ label, service: { id, logo_path, slug, article } }) => ({
    ...{ provider_id: id, provider_name: label, logo_path, slug, article },
  }));
}
