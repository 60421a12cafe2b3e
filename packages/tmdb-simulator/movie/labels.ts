import type { MovieRecord } from '../world/records.ts';

export function buildExternalIds({ imdbId, social }: MovieRecord) {
  return {
    imdb_id: imdbId,
    wikidata_id: social.wikidata,
    facebook_id: social.facebook,
    instagram_id: social.instagram,
    twitter_id: social.twitter,
  };
}

/** English only, whatever the requested language. */
export function buildKeywords(movie: MovieRecord) {
  return { keywords: movie.keywords.map(({ id, name }) => ({ id, name })) };
}

export function buildAlternativeTitles(movie: MovieRecord, query: URLSearchParams) {
  const country = query.get('country');
  const titles = movie.alternativeTitles.filter((title) => country === null || title.country === country);
  return { titles: titles.map((title) => ({ iso_3166_1: title.country, title: title.title, type: '' })) };
}
