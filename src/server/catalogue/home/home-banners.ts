import type { FeaturedMovie, FeaturedSeries, HomeDocument } from '#shared/contract/home.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { HOME_SLICES } from '#shared/domain/limits.ts';

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
