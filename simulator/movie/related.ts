import type { DemoMovie } from '../../demo/types.ts';
import type { Catalogue } from '../catalogue.ts';
import { buildPage, PAGE_SIZE, parsePage } from '../page.ts';
import { buildListItem } from './list-item.ts';

/** Chosen by hand. Unlike every other movie list, these items say their media type. */
export function buildRecommendations(catalogue: Catalogue, movie: DemoMovie, query: URLSearchParams) {
  const movies = movie.recommendations.flatMap((id) => catalogue.findMovie(id) ?? []);
  const { page, shown } = pageOf(movies, query);
  const items = shown.map((other) => ({ ...buildListItem(other, query.get('language')), media_type: 'movie' }));
  return buildPage(page, items, movies.length);
}

/** How many of the popular films are looked at for a shared genre; a list of similar films need not be complete. */
const LOOKED_AT = 200;

/** Anything that shares a genre, so odd neighbours are expected here as they are at TMDB. */
export function buildSimilar(catalogue: Catalogue, movie: DemoMovie, query: URLSearchParams) {
  const movies = catalogue
    .listPopular(0, LOOKED_AT)
    .filter((other) => other.id !== movie.id && other.genreIds.some((id) => movie.genreIds.includes(id)));
  const { page, shown } = pageOf(movies, query);
  return buildPage(
    page,
    shown.map((other) => buildListItem(other, query.get('language'))),
    movies.length,
  );
}

function pageOf(movies: DemoMovie[], query: URLSearchParams) {
  const page = parsePage(query);
  return { page, shown: movies.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
