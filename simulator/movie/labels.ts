import type { DemoMovie } from '../../demo/types.ts';

export function buildExternalIds(movie: DemoMovie) {
  return { imdb_id: movie.imdbId, wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null };
}

/** English only, whatever the language asked for. */
export function buildKeywords(movie: DemoMovie) {
  return { keywords: movie.keywords.map(({ id, name }) => ({ id, name })) };
}

export function buildAlternativeTitles(movie: DemoMovie, query: URLSearchParams) {
  const country = query.get('country');
  const titles = movie.alternativeTitles.filter((title) => country === null || title.country === country);
  return { titles: titles.map((title) => ({ iso_3166_1: title.country, title: title.title, type: '' })) };
}
