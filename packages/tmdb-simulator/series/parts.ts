import { buildImages } from '../title/images.ts';
import { buildRecordChanges } from '../title/record-changes.ts';
import { buildRecommendations, buildSimilar } from '../title/related.ts';
import { buildVideos } from '../title/videos.ts';
import { buildWatchOffers } from '../title/watch-offers.ts';
import type { SeriesRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { buildAggregateCredits, buildSeriesCredits } from './credits.ts';
import {
  buildContentRatings,
  buildSeriesAlternativeTitles,
  buildSeriesExternalIds,
  buildSeriesKeywords,
  buildSeriesTranslations,
} from './labels.ts';
import { buildSeason } from './season.ts';

/** A part of a series: its own route, or a key of the details when appended. */
type PartBuilder = (world: World, series: SeriesRecord, query: URLSearchParams) => object;

const PARTS = new Map<string, PartBuilder>([
  ['aggregate_credits', (_, series) => buildAggregateCredits(series)],
  ['alternative_titles', (_, series, query) => buildSeriesAlternativeTitles(series, query)],
  ['changes', (world, series, query) => buildRecordChanges(world, 'tv', series.id, query)],
  ['content_ratings', (_, series) => buildContentRatings(series)],
  ['credits', (_, series) => buildSeriesCredits(series)],
  ['external_ids', (_, series) => buildSeriesExternalIds(series)],
  ['images', (_, series, query) => buildImages('tv', series, query)],
  ['keywords', (_, series) => buildSeriesKeywords(series)],
  ['recommendations', (world, series, query) => buildRecommendations(world, 'tv', series.recommendations, query)],
  ['similar', (world, series, query) => buildSimilar(world, 'tv', series.id, query)],
  ['translations', (_, series) => buildSeriesTranslations(series)],
  ['videos', (_, series, query) => buildVideos('tv', series, query)],
  ['watch/providers', (_, series) => buildWatchOffers('tv', series)],
]);

export const SERIES_PARTS: readonly string[] = [...PARTS.keys()];

/** `season/2` is a part too, if that season exists. */
export function buildSeriesPart(
  name: string,
  world: World,
  series: SeriesRecord,
  query: URLSearchParams,
): object | undefined {
  const number = /^season\/(\d{1,3})$/.exec(name)?.[1];
  if (number === undefined) return PARTS.get(name)?.(world, series, query);
  const season = series.seasons.find((each) => each.number === Number(number));
  return season && buildSeason(world, series, season, query.get('language'));
}
