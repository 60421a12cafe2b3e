import type { Catalogue } from '../catalogue.ts';
import { buildPage, PAGE_SIZE, parsePage } from '../page.ts';
import { buildListItem } from './list-item.ts';

export function buildPopular(catalogue: Catalogue, query: URLSearchParams) {
  const page = parsePage(query);
  const movies = catalogue.listPopular((page - 1) * PAGE_SIZE, PAGE_SIZE);
  return buildPage(
    page,
    movies.map((movie) => buildListItem(movie, query.get('language'))),
    catalogue.countMovies(),
  );
}
