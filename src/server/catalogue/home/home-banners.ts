import type { FeaturedMovie, FeaturedSeries, HomeDocument } from '#shared/contract/home.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { HOME_NEWNESS_DAYS, HOME_SLICES } from '#shared/domain/limits.ts';
import type { HomePin } from '#shared/domain/site/home-pins.ts';

/** Pinned titles come first, if they have a backdrop. */
export interface Candidates<T> {
  pinned: readonly T[];
  others: readonly T[];
}

/** From today's trending titles, the newest that are released and have a backdrop and a synopsis: three films and three series. */
export function chooseBanners(
  movies: Candidates<FeaturedMovie>,
  series: Candidates<FeaturedSeries>,
  now: Date,
): HomeDocument['banners'] {
  const today = toBrazilianDay(now);
  const choose = <T extends FeaturedMovie | FeaturedSeries>(
    { pinned, others }: Candidates<T>,
    dayOf: (title: T) => string | null,
  ) => {
    const first = pinned.filter((title) => title.backdrop_path);
    const isPinned = ({ id }: T) => first.some((title) => title.id === id);
    const newest = others
      .filter((title) => title.backdrop_path && title.overview && (dayOf(title) ?? '9999') <= today)
      .filter((title) => !isPinned(title))
      .toSorted((one, other) => (dayOf(other) ?? '').localeCompare(dayOf(one) ?? ''));
    return [...first, ...newest].slice(0, HOME_SLICES.banners);
  };
  return {
    movies: choose(movies, (movie) => movie.release_date),
    tvShows: choose(series, (each) => each.first_air_date),
  };
}

/** What the editor wrote replaces the card's own; a pinned title that is not new does not claim to be. */
export function withPinned<T extends FeaturedMovie | FeaturedSeries>(title: T, pin: HomePin, today: string): T {
  const day = title.contentType === 'movie' ? title.release_date : title.first_air_date;
  const isNew = day !== null && day >= addDays(today, -HOME_NEWNESS_DAYS);
  const kicker = pin.kicker ?? (isNew ? undefined : '');
  return {
    ...title,
    ...(kicker !== undefined && { kicker }),
    ...(pin.headline !== undefined && { headline: pin.headline }),
    ...(pin.text !== undefined && { overview: pin.text }),
    ...(pin.image !== undefined && { backdrop_path: pin.image }),
  };
}
