import { buildTranslationHead } from '../title/places.ts';
import type { SeriesRecord } from '../world/records.ts';

export function buildSeriesExternalIds({ imdbId, tvdbId, social }: SeriesRecord) {
  return {
    imdb_id: imdbId,
    freebase_mid: null,
    freebase_id: null,
    tvdb_id: tvdbId,
    tvrage_id: null,
    wikidata_id: social.wikidata,
    facebook_id: social.facebook,
    instagram_id: social.instagram,
    twitter_id: social.twitter,
  };
}

/** TMDB's own inconsistency: films have `keywords`, series have `results`. */
export function buildSeriesKeywords(series: SeriesRecord) {
  return { results: series.keywords.map(({ id, name }) => ({ name, id })) };
}

export function buildSeriesAlternativeTitles(series: SeriesRecord, query: URLSearchParams) {
  const country = query.get('country');
  const titles = series.alternativeTitles.filter((title) => country === null || title.country === country);
  return { results: titles.map((title) => ({ iso_3166_1: title.country, title: title.title, type: '' })) };
}

export function buildSeriesTranslations(series: SeriesRecord) {
  return {
    translations: series.translations.map((row) => ({
      ...buildTranslationHead(row),
      data: { name: row.title, overview: row.overview, homepage: '', tagline: row.tagline },
    })),
  };
}

/** Nearly every series has a US rating; a client that falls back to it shows a rating that is unknown in Brazil. */
export function buildContentRatings(series: SeriesRecord) {
  const brazil = { descriptors: [], iso_3166_1: 'BR', rating: series.certification };
  const american = { descriptors: [], iso_3166_1: 'US', rating: 'TV-14' };
  return { results: series.certification ? [brazil, american] : [american] };
}
