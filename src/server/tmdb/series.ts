import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import type { CallOptions, TmdbClient } from './client.ts';
import { TmdbNotFound, TmdbUnavailable } from './failures.ts';
import { PART_LANGUAGES } from './movie-answer.ts';
import { TmdbSeason } from './season-answer.ts';
import { TmdbSeries } from './series-answer.ts';
import { unique, uniqueBy } from './to-values.ts';

const SERIES_PARTS = [
  'aggregate_credits',
  'credits',
  'videos',
  'images',
  'content_ratings',
  'watch/providers',
  'external_ids',
  'recommendations',
  'similar',
  'translations',
  'alternative_titles',
];

/**
 * TMDB accepts 20 parts, so nine seasons fit beside the others. Which seasons exist is unknown before the answer: most series have
 * some of the first eight and the specials, and TMDB leaves out those that do not exist.
 */
const GUESSED_SEASONS = [1, 2, 3, 4, 5, 6, 7, 8, 0];

const PARTS = [...SERIES_PARTS, ...GUESSED_SEASONS.map((number) => `season/${number}`)];
export const SERIES_QUERY = { language: 'pt-BR', append_to_response: PARTS.join(','), ...PART_LANGUAGES } as const;

export interface FetchedSeries {
  series: TmdbSeries;
  /** The seasons that could be read; an unreadable one is left out alone. */
  seasons: TmdbSeason[];
}

export async function fetchSeries(tmdb: TmdbClient, id: number, options: CallOptions): Promise<FetchedSeries> {
  const startedMs = performance.now();
  const series = await tmdb.get(`/tv/${id}`, SERIES_QUERY, TmdbSeries, options);

  const listed = unique((series.seasons ?? []).map((season) => season.season_number)).sort((a, b) => a - b);
  const wanted = new Set(listed.slice(0, SOURCE_LIMITS.seasons));
  const arrived = uniqueBy(series.appended_seasons, (season) => season.season_number);
  for (const season of arrived) wanted.delete(season.season_number);
  const elapsedMs = performance.now() - startedMs;
  const remaining = { ...options, deadlineMs: Math.max(1, Math.round(options.deadlineMs - elapsedMs)) };
  const others = await Promise.all([...wanted].map((number) => fetchReadableSeason(tmdb, id, number, remaining)));
  const seasons = [...arrived, ...others.filter((season) => season !== undefined)];
  return { series, seasons: seasons.filter((season) => listed.includes(season.season_number)) };
}

export function fetchSeason(
  tmdb: TmdbClient,
  seriesId: number,
  number: number,
  options: CallOptions,
): Promise<TmdbSeason> {
  const query = { language: 'pt-BR', append_to_response: 'translations' };
  return tmdb.get(`/tv/${seriesId}/season/${number}`, query, TmdbSeason, options);
}

/** A listed season that is absent or invalid is left as stored; if TMDB is failing, this throws. */
async function fetchReadableSeason(
  tmdb: TmdbClient,
  seriesId: number,
  number: number,
  options: CallOptions,
): Promise<TmdbSeason | undefined> {
  try {
    const season = await fetchSeason(tmdb, seriesId, number, options);
    return season.season_number === number ? season : undefined;
  } catch (error) {
    const isUnreadable = error instanceof TmdbUnavailable && error.fault === 'schema';
    if (isUnreadable || error instanceof TmdbNotFound) return undefined;
    throw error;
  }
}
