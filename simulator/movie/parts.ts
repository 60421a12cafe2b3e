import type { DemoMovie } from '../../demo/types.ts';
import type { Catalogue } from '../catalogue.ts';
import { buildCredits } from './credits.ts';
import { buildImages } from './images.ts';
import { buildAlternativeTitles, buildExternalIds, buildKeywords } from './labels.ts';
import { buildRecommendations, buildSimilar } from './related.ts';
import { buildReleaseDates } from './release-dates.ts';
import { buildTranslations } from './translations.ts';
import { buildVideos } from './videos.ts';
import { buildWatchOffers } from './watch-offers.ts';

/** A part of a film: a route of its own, or a key of the details when appended. */
type PartBuilder = (catalogue: Catalogue, movie: DemoMovie, query: URLSearchParams) => object;

const PARTS = {
  alternative_titles: (_, movie, query) => buildAlternativeTitles(movie, query),
  credits: (_, movie) => buildCredits(movie),
  external_ids: (_, movie) => buildExternalIds(movie),
  images: (_, movie, query) => buildImages(movie, query),
  keywords: (_, movie) => buildKeywords(movie),
  recommendations: buildRecommendations,
  release_dates: (_, movie) => buildReleaseDates(movie),
  similar: buildSimilar,
  translations: (_, movie) => buildTranslations(movie),
  videos: (_, movie, query) => buildVideos(movie, query),
  'watch/providers': (_, movie) => buildWatchOffers(movie),
} as const satisfies Record<string, PartBuilder>;

export type MoviePart = keyof typeof PARTS;

export function isMoviePart(name: string): name is MoviePart {
  return Object.hasOwn(PARTS, name);
}

export function buildMoviePart(
  name: MoviePart,
  catalogue: Catalogue,
  movie: DemoMovie,
  query: URLSearchParams,
): object {
  return PARTS[name](catalogue, movie, query);
}
