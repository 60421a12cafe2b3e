import { buildImages } from '../title/images.ts';
import { buildRecordChanges } from '../title/record-changes.ts';
import { buildRecommendations, buildSimilar } from '../title/related.ts';
import { buildVideos } from '../title/videos.ts';
import { buildWatchOffers } from '../title/watch-offers.ts';
import type { MovieRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { buildCredits } from './credits.ts';
import { buildAlternativeTitles, buildExternalIds, buildKeywords } from './labels.ts';
import { buildReleaseDates } from './release-dates.ts';
import { buildTranslations } from './translations.ts';

/** A part of a film: its own route, or a key of the details when appended. */
type PartBuilder = (world: World, movie: MovieRecord, query: URLSearchParams) => object;

const PARTS = new Map<string, PartBuilder>([
  ['alternative_titles', (_, movie, query) => buildAlternativeTitles(movie, query)],
  ['changes', (world, movie, query) => buildRecordChanges(world, 'movie', movie.id, query)],
  ['credits', (_, movie) => buildCredits(movie)],
  ['external_ids', (_, movie) => buildExternalIds(movie)],
  ['images', (_, movie, query) => buildImages('movie', movie, query)],
  ['keywords', (_, movie) => buildKeywords(movie)],
  ['recommendations', (world, movie, query) => buildRecommendations(world, 'movie', movie.recommendations, query)],
  ['release_dates', (_, movie) => buildReleaseDates(movie)],
  ['similar', (world, movie, query) => buildSimilar(world, 'movie', movie.id, query)],
  ['translations', (_, movie) => buildTranslations(movie)],
  ['videos', (_, movie, query) => buildVideos('movie', movie, query)],
  ['watch/providers', (_, movie) => buildWatchOffers('movie', movie)],
]);

export const MOVIE_PARTS: readonly string[] = [...PARTS.keys()];

export function buildMoviePart(
  name: string,
  world: World,
  movie: MovieRecord,
  query: URLSearchParams,
): object | undefined {
  return PARTS.get(name)?.(world, movie, query);
}
