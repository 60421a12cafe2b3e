import { type Episode, type GetTVSeasonDetails, SeasonDetails } from '#shared/contract/series-details.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../context.ts';
import { findSeason, listEpisodes, type StoredEpisode, type StoredSeason } from '../store/seasons.ts';
import type { StoredSeries } from '../store/series.ts';
import type { Answer } from './answer.ts';
import { findAskedId, followReplacement, isNotFound } from './read-details.ts';
import { type Built, readDocument } from './read-document.ts';
import { getPublicSeries, SERIES } from './series-details.ts';
import { seasonSeo } from './series-seo.ts';

export async function getSeasonDetails(
  ctx: Context,
  { seriesId, seriesSlug, seasonNumber }: GetTVSeasonDetails,
): Promise<Answer<SeasonDetails>> {
  const id = await findAskedId(ctx, SERIES, { id: seriesId, slug: seriesSlug });
  return followReplacement(ctx, 'series', id, (current) => readSeason(ctx, current, seasonNumber));
}

/** Every change to a season or its episodes gives its series a new version, so the series is all it hangs on. */
function readSeason(ctx: Context, seriesId: number, number: number): Promise<Answer<SeasonDetails>> {
  return readDocument(
    ctx,
    {
      address: { table: 'content_cache', type: `season-${number}`, id: seriesId },
      kind: 'season',
      schema: SeasonDetails,
      ttlSeconds: CACHE_TTL_SECONDS.detail,
      lists: [],
      tag: tags.series(seriesId),
      build: () => buildSeason(ctx, seriesId, number),
    },
    isNotFound,
  );
}

async function buildSeason(ctx: Context, seriesId: number, number: number): Promise<Built<SeasonDetails>> {
  const series = await getPublicSeries(ctx, seriesId);
  const [season, episodes] = await Promise.all([
    findSeason(ctx.db, seriesId, number),
    listEpisodes(ctx.db, seriesId, number),
  ]);
  if (!season) throw new Failure('not-found', errors.seasonNotFound);
  return {
    value: toSeasonDetails(series, season, episodes, ctx.siteUrl),
    parts: [{ kind: 'series', id: series.id, version: series.version }],
    slug: series.slug,
  };
}

function toSeasonDetails(
  series: StoredSeries,
  season: StoredSeason,
  episodes: readonly StoredEpisode[],
  siteUrl: string,
): SeasonDetails {
  return {
    season: {
      id: season.tmdb_id,
      title: season.name,
      season_number: season.number,
      air_date: season.air_date,
      overview: season.overview,
      poster_path: season.poster_path,
      episodes: episodes.map(toEpisode),
    },
    series: {
      id: series.id,
      name: series.title,
      slug: series.slug,
      poster_path: series.poster_path,
      backdrop_path: series.backdrop_path,
    },
    noindex: series.is_noindex,
    seoData: seasonSeo(series, season, siteUrl),
  };
}

function toEpisode(episode: StoredEpisode): Episode {
  return {
    id: episode.tmdb_id,
    episode_number: episode.number,
    name: episode.name,
    air_date: episode.air_date,
    overview: episode.overview,
    runtime: episode.runtime_minutes,
    still_path: episode.still_path,
  };
}
