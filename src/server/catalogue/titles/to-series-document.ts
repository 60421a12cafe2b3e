import type { SeriesCard } from '#shared/contract/common.ts';
import type { Novela, SeriesRelations } from '#shared/contract/novela.ts';
import {
  type LastEpisode,
  type SeasonLink,
  type SeasonSummary,
  SeriesDocument,
} from '#shared/contract/series-details.ts';
import { yearOf } from '#shared/domain/day.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { findSeriesGenre } from '#shared/domain/titles/genres.ts';
import type { Context } from '../../context.ts';
import type { findNextEpisode, StoredEpisode, StoredSeason } from '../../store/titles/seasons.ts';
import type { StoredSeries } from '../../store/titles/series.ts';
import type { ShownParts } from '../../store/titles/shown-parts.ts';
import { pickStored } from './pick-stored.ts';
import type { ReadHistory } from './read-history.ts';
import { seriesSeo } from './series-seo.ts';
import { seriesCardFacts } from './share-card-facts.ts';
import { toBrazilOffers } from './to-brazil-offers.ts';
import { toRating } from './to-title-card.ts';
import { countryNames, toCertificationBadge, toDubbingVoice, toTitleImages, toVideo } from './to-title-parts.ts';

export interface SeriesParts extends ShownParts {
  series: StoredSeries;
  seasons: StoredSeason[];
  lastEpisode: StoredEpisode | undefined;
  nextEpisode: Awaited<ReturnType<typeof findNextEpisode>>;
  similar: SeriesCard[];
  novela: Novela | null;
  relations: SeriesRelations;
  past: Pick<ReadHistory, 'history' | 'changes'>;
}

/** As `toMovieDocument`. */
export function toSeriesDocument(parts: SeriesParts, site: Pick<Context, 'siteUrl'>): SeriesDocument {
  const { series } = parts;
  const offers = toBrazilOffers(series, parts.offers);
  const document = {
    ...pickStored(SeriesDocument, series),
    name: series.title,
    name_lang: series.title_language,
    original_name: series.original_title,
    overview_lang: series.overview_language,
    first_air_year: yearOf(series.first_air_date),
    number_of_seasons: series.season_count,
    number_of_episodes: series.episode_count,
    episode_run_time: series.episode_minutes === null ? [] : [series.episode_minutes],
    created_by: toCreators(parts),
    vote_average: toRating(series.vote_average),
    certification: toCertificationBadge(series),
    genres: series.genre_ids.flatMap((id) => findSeriesGenre(id) ?? []),
    credits: { cast: parts.cast, crew: parts.crew },
    videos: { results: parts.videos.map(toVideo) },
    'watch/providers': { results: { BR: offers } },
    images: toTitleImages(parts.images, series),
    seasons: toSeasons(parts),
    last_episode_to_air: parts.lastEpisode ? toLastEpisode(parts.lastEpisode) : null,
    next_episode_to_air: parts.nextEpisode
      ? {
          season_number: parts.nextEpisode.season_number,
          episode_number: parts.nextEpisode.number,
          air_date: parts.nextEpisode.air_date,
        }
      : null,
    novela: parts.novela,
    relations: parts.relations,
    dubbing: parts.voices.map(toDubbingVoice),
    history: parts.past.history,
    last_change: parts.past.changes[0] ?? null,
    customCuriosities: series.curiosities_html,
    customAdditionalInfos: series.additional_infos_html,
    in_production: series.is_in_production,
    countries: countryNames(series.country_codes),
    companies: series.company_names,
    networks: series.network_names,
    noindex: !series.is_indexable,
    nofollow: series.is_noindex,
    similarSeries: parts.similar,
  };
  return { ...document, seoData: seriesSeo(series, { offers, card: seriesCardFacts(document) }, site.siteUrl) };
}

function toCreators({ crew }: SeriesParts): SeriesDocument['created_by'] {
  return crew.filter(({ job }) => job === 'Creator').map(({ id, name, slug }) => ({ id, name, slug }));
}

/** In the order an editor chose, else by number; specials come last. */
function toSeasons({ series, seasons }: SeriesParts): SeasonSummary[] {
  const placeOf = ({ number, position }: StoredSeason) => (number === 0 ? Infinity : (position ?? number));
  const ordered = seasons.toSorted((one, other) => placeOf(one) - placeOf(other) || one.number - other.number);
  return ordered.map((season) => ({
    id: season.tmdb_id,
    ...toSeasonLink(series, season),
    ...(season.season_url && { season_url: season.season_url }),
    episode_count: season.episode_count,
    air_date: season.air_date,
    overview: season.overview,
    overview_lang: season.overview_language,
    poster_path: season.poster_path,
  }));
}

export function toSeasonLink(
  { slug }: { slug: string },
  { name, number }: { name: string; number: number },
): SeasonLink {
  return { name, season_number: number, season_url: paths.season(slug, number) };
}

function toLastEpisode(episode: StoredEpisode): LastEpisode {
  return {
    name: episode.name,
    season_number: episode.season_number,
    episode_number: episode.number,
    air_date: episode.air_date,
    overview: episode.overview,
    still_path: episode.still_path,
  };
}
