import {
  type Episode,
  type GetTVSeasonDetails,
  type SeasonDetails,
  SeasonDocument,
} from '#shared/contract/series-details.ts';
import { yearOf } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import { listEpisodes, listSeasons, type StoredEpisode, type StoredSeason } from '../../store/titles/seasons.ts';
import type { StoredSeries } from '../../store/titles/series.ts';
import { listOffers, type OfferRow } from '../../store/titles/shown-parts.ts';
import { type Answer, extendAnswer, fieldOf } from '../documents/answer.ts';
import { findAskedId, followReplacement, isNotFound, toRedirectInfo } from '../documents/read-details.ts';
import { type Built, readDocument } from '../documents/read-document.ts';
import { withPlatformSettings } from '../taxonomy/platform-settings.ts';
import { getPublicSeries, SERIES } from './build-title.ts';
import { seasonSeo } from './series-seo.ts';
import { seasonCardFacts } from './share-card-facts.ts';
import { toBrazilOffers } from './to-brazil-offers.ts';
import { toSeasonLink } from './to-series-document.ts';
import { toCertificationBadge } from './to-title-parts.ts';

export async function getSeasonDetails(
  ctx: Context,
  { seriesId, seriesSlug, seasonNumber }: GetTVSeasonDetails,
): Promise<Answer<SeasonDetails>> {
  const asked = { id: seriesId, slug: seriesSlug };
  const id = await findAskedId(ctx, SERIES, asked);
  const document = await followReplacement(ctx, 'series', id, (current) => readSeason(ctx, current, seasonNumber));
  const series = fieldOf(document, 'series');
  const completed = await withPlatformSettings(ctx, document, series.name);
  return extendAnswer(
    completed,
    toRedirectInfo(asked, series.slug, (slug) => paths.season(slug, seasonNumber)),
  );
}

/** Every change to a season or its episodes gives its series a new version, so the document depends only on the series. */
function readSeason(ctx: Context, seriesId: number, number: number): Promise<Answer<SeasonDocument>> {
  return readDocument(ctx, {
    address: { table: 'content_cache', type: `season-${number}`, id: seriesId },
    kind: 'season',
    schema: SeasonDocument,
    ttlSeconds: CACHE_TTL_SECONDS.detail,
    lists: [],
    tag: tags.series(seriesId),
    build: (reading) => buildSeason(reading, seriesId, number),
    isAnswer: isNotFound,
  });
}

async function buildSeason(ctx: Context, seriesId: number, number: number): Promise<Built<SeasonDocument>> {
  const series = await getPublicSeries(ctx, seriesId);
  const [seasons, episodes, offers] = await Promise.all([
    listSeasons(ctx.db, seriesId),
    listEpisodes(ctx.db, seriesId, number),
    listOffers(ctx.db, { kind: 'series', id: seriesId }),
  ]);
  const season = seasons.find((one) => one.number === number);
  if (!season) throw new Failure('not-found', refusals.seasonNotFound);
  return {
    value: toSeasonDocument({ series, season, seasons, episodes, offers }, ctx),
    parts: [{ kind: 'series', id: series.id, version: series.version }],
    slug: series.slug,
  };
}

interface SeasonParts {
  series: StoredSeries;
  season: StoredSeason;
  /** All of its series, by number. */
  seasons: readonly StoredSeason[];
  episodes: readonly StoredEpisode[];
  /** Of the series. */
  offers: OfferRow[];
}

function toSeasonDocument(parts: SeasonParts, site: Pick<Context, 'siteUrl'>): SeasonDocument {
  const { series, season, episodes, offers } = parts;
  const document = {
    season: {
      id: season.tmdb_id,
      title: season.name,
      season_number: season.number,
      season_url: paths.season(series.slug, season.number),
      air_date: season.air_date,
      overview: season.overview,
      overview_lang: season.overview_language,
      poster_path: season.poster_path,
      episodes: episodes.map(toEpisode),
    },
    series: {
      id: series.id,
      name: series.title,
      name_lang: series.title_language,
      first_air_year: yearOf(series.first_air_date),
      slug: series.slug,
      poster_path: series.poster_path,
      backdrop_path: series.backdrop_path,
    },
    'watch/providers': { results: { BR: toBrazilOffers(series, offers) } },
    ...neighboursOf(parts),
    noindex: series.is_noindex || !season.has_texts,
    nofollow: series.is_noindex,
  };
  const card = seasonCardFacts(document, { ...document, certification: toCertificationBadge(series) });
  return { ...document, seoData: seasonSeo(parts, card, site.siteUrl) };
}

function neighboursOf({ series, season, seasons }: SeasonParts) {
  const row = seasons.filter(({ number }) => number > 0);
  const place = row.indexOf(season);
  const linkTo = (neighbour: StoredSeason | undefined) => (neighbour ? toSeasonLink(series, neighbour) : null);
  if (place < 0) return { previous_season: null, next_season: null };
  return { previous_season: linkTo(row[place - 1]), next_season: linkTo(row[place + 1]) };
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
    air_time: episode.air_time,
    channel: episode.channel,
    is_special: episode.is_special,
  };
}
