import type { TodayAnswers } from '#shared/contract/today.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { MINUTE_STEPS } from '#shared/domain/titles/filter-steps.ts';
import { TITLE_KINDS, type TitleKind } from '#shared/domain/titles/seen-title.ts';
import { FREE_WITH_ADS_IDS, isOwnService } from '#shared/domain/titles/watch-services.ts';
import {
  ageLimitOf,
  dropWishes,
  listWishes,
  MOOD_GENRES,
  type Wishes,
  type WishName,
} from '#shared/domain/today/wishes.ts';
import type { Context } from '../../context.ts';
import type { FilterQuestion } from '../../filters/index.ts';
import type { KnownPlatform } from '../taxonomy/platform-directory.ts';

export interface Fitting {
  wishes: Wishes;
  platforms: readonly KnownPlatform[];
}

const NONE = { ids: [] as number[], total: 0 };

/** The most popular titles of one kind that fit the wishes, and how many fit. */
export async function findFitting(ctx: Context, kind: TitleKind, { wishes, platforms }: Fitting, limit: number) {
  const { time, company, place, mood } = wishes;
  if (place === 'cinema' && kind === 'series') return NONE;
  if (place === 'meus' && ownServicesOf(wishes, platforms).size === 0) return NONE;
  const question: FilterQuestion = {
    ...{ kind, sort: 'popular', today: toBrazilianDay(ctx.now()) },
    ...offersOf(wishes, platforms),
    maxMinutes: time,
    maxAge: ageLimitOf(company),
    genreIds: mood && MOOD_GENRES[mood][kind],
  };
  return ctx.copies.filters.find(ctx, question, { offset: 0, limit });
}

/** Rentals and purchases never fit: they cost extra. */
function offersOf(
  wishes: Wishes,
  platforms: readonly KnownPlatform[],
): Pick<FilterQuestion, 'serviceIds' | 'access' | 'orOffers'> {
  if (wishes.place === 'cinema') return { access: ['cinema'] };
  if (wishes.place === 'gratis') {
    const ownIds = platforms.flatMap(({ offered }) => offered.serviceIds).filter(isOwnService);
    return { access: ['free'], orOffers: [...FREE_WITH_ADS_IDS, ...ownIds].map((id) => [id, 'ads']) };
  }
  const access = ['flatrate', 'free', 'ads'] as const;
  return wishes.place === 'meus' ? { serviceIds: [...ownServicesOf(wishes, platforms)], access } : { access };
}

export function ownServicesOf({ platforms: own }: Wishes, platforms: readonly KnownPlatform[]): ReadonlySet<number> {
  const isOwn = ({ platform, isListed }: KnownPlatform) => isListed && own.includes(platform.slug);
  return new Set(platforms.filter(isOwn).flatMap(({ offered }) => offered.serviceIds));
}

async function countFitting(ctx: Context, asked: Fitting): Promise<number> {
  const found = await Promise.all(TITLE_KINDS.map((kind) => findFitting(ctx, kind, asked, 0)));
  return found.reduce((sum, { total }) => sum + total, 0);
}

/** What the next step of time would add. */
export async function findLonger(
  ctx: Context,
  { wishes, platforms, total }: Fitting & { total: number },
): Promise<TodayAnswers['longer']> {
  const { time } = wishes;
  const longer = time && MINUTE_STEPS.find((step) => step > time);
  if (!longer) return null;
  const more = (await countFitting(ctx, { wishes: { ...wishes, time: longer }, platforms })) - total;
  return more > 0 ? { minutes: longer - time, total: more } : null;
}

/** The fewest wishes to give up, and of those the ones that give the most. */
export async function findWithout(ctx: Context, { wishes, platforms }: Fitting): Promise<TodayAnswers['without']> {
  const set = listWishes(wishes);
  for (let size = 1; size <= set.length; size += 1) {
    const counted = await Promise.all(
      subsetsOf(set, size).map(async (names) => ({
        wishes: names,
        total: await countFitting(ctx, { wishes: dropWishes(wishes, names), platforms }),
      })),
    );
    const best = counted.reduce((one, other) => (other.total > one.total ? other : one));
    if (best.total > 0) return best;
  }
  return null;
}

function subsetsOf(names: readonly WishName[], size: number): WishName[][] {
  if (size === 0) return [[]];
  return names.flatMap((name, place) => subsetsOf(names.slice(place + 1), size - 1).map((others) => [name, ...others]));
}
