import type { FeaturedMovie, FeaturedSeries, HomeDocument } from '#shared/contract/home.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { HOME_SLICES } from '#shared/domain/limits.ts';

/** Of what people look at today, the newest that is out and has a picture and words: three films and three series. */
export function chooseBanners(
  movies: readonly FeaturedMovie[],
  series: readonly FeaturedSeries[],
  now: Date,
): HomeDocument['banners'] {
  const today = toBrazilianDay(now);
  const choose = <T extends FeaturedMovie | FeaturedSeries>(titles: readonly T[], dayOf: (title: T) => string | null) =>
    titles
      .filter((title) => title.backdrop_path && title.overview && (dayOf(title) ?? '9999') <= today)
      .toSorted((one, other) => (dayOf(other) ?? '').localeCompare(dayOf(one) ?? ''))
      .slice(0, HOME_SLICES.banners);
  return {
    movies: choose(movies, (movie) => movie.release_date),
    tvShows: choose(series, (each) => each.first_air_date),
  };
}
