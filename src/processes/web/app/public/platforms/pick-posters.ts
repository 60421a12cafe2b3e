import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';

/** Posters of films and series in turn; titles without a poster are skipped. */
export function pickPosters(
  { movies, tvShows }: { movies: readonly MovieCard[]; tvShows: readonly SeriesCard[] },
  count: number,
): string[] {
  const [films, series] = [movies, tvShows].map((cards) => cards.flatMap((card) => card.poster_path ?? []));
  const longest = Math.max(films?.length ?? 0, series?.length ?? 0);
  const inTurn = Array.from({ length: longest }, (_, position) => [films?.[position], series?.[position]]);
  return [...new Set(inTurn.flat().filter((path) => path !== undefined))].slice(0, count);
}
