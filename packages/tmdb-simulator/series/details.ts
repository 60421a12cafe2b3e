import { pictureFile } from '../images/file-names.ts';
import { wordsIn } from '../language.ts';
import { appendParts } from '../title/append.ts';
import { buildCompanies, buildCountries, buildSpokenLanguages } from '../title/places.ts';
import { choosePoster } from '../title/posters.ts';
import { dateText } from '../world/day.ts';
import { genresOf } from '../world/genres.ts';
import type { Day } from '../world/kinds.ts';
import type { SeasonPlan, SeriesRecord } from '../world/records.ts';
import { countAired, episodeDay } from '../world/series/plan.ts';
import { NO_DAY } from '../world/tables.ts';
import type { World } from '../world/world.ts';
import { buildEpisodeFields, type EpisodeRef } from './episode.ts';
import { buildNetworks } from './networks.ts';
import { buildSeriesPart } from './parts.ts';
import { buildSeasonSummary } from './season.ts';

/** `/tv/{id}`, with each appended part under its own path as key. */
export function buildSeries(world: World, series: SeriesRecord, query: URLSearchParams) {
  const parts = appendParts(query, (name) => buildSeriesPart(name, world, series, query));
  return { ...buildFields(world, series, query.get('language')), ...parts };
}

/** The last regular episode up to today, and the first one after it. */
function findAroundToday(series: SeriesRecord, today: Day): { last?: EpisodeRef; next?: EpisodeRef } {
  const regular = series.seasons.filter((season) => season.number > 0 && season.firstDay !== NO_DAY);
  const around: { last?: EpisodeRef; next?: EpisodeRef } = {};
  for (const [index, season] of regular.entries()) {
    const dated = countAired(season, today);
    const aired = dated > 0 && isOver(series, season, regular[index + 1], today) ? season.episodes : dated;
    if (aired > 0) around.last = { series, season, number: aired };
    // After the last dated episode of a hand-made season the next date is unknown.
    const isNextKnown = aired < season.episodes && episodeDay(season, aired + 1) !== NO_DAY;
    if (isNextKnown) around.next ??= { series, season, number: aired + 1 };
  }
  return around;
}

/** Longer than any season: an older season has aired completely, even if some of its dates are unknown. */
const SEASON_DAYS = 365;

function isOver(series: SeriesRecord, season: SeasonPlan, following: SeasonPlan | undefined, today: Day): boolean {
  if (episodeDay(season, season.episodes) !== NO_DAY) return false;
  const hasFollowing = following !== undefined && following.firstDay <= today;
  return hasFollowing || series.status !== 'Returning Series' || today - season.firstDay > SEASON_DAYS;
}

/** The date of the episode, or of the last earlier one with a known date. */
function lastDay({ season, number }: EpisodeRef): Day {
  for (let each = number; each > 1; each -= 1) {
    const day = episodeDay(season, each);
    if (day !== NO_DAY) return day;
  }
  return season.firstDay;
}

/** TMDB has the runtime of some series only; hand-made series always have theirs. */
function isRuntimeTold({ id, runtime, version }: SeriesRecord): boolean {
  return runtime > 0 && (version === 0 || id % 2 === 0);
}

function buildFields(world: World, series: SeriesRecord, language: string | null) {
  const words = wordsIn(series, language);
  const today = world.today();
  const { last, next } = findAroundToday(series, today);
  const regular = series.seasons.filter((season) => season.number > 0);
  return {
    adult: series.adult,
    backdrop_path: series.backdropCount > 0 ? pictureFile('seriesBackdrop', series.id, 1) : null,
    created_by: series.creators.map(({ person, creditId }) => ({
      id: person.id,
      credit_id: creditId,
      name: person.name,
      original_name: person.originalName,
      gender: person.gender,
      profile_path: person.hasPhoto ? pictureFile('profile', person.id, 1) : null,
    })),
    episode_run_time: isRuntimeTold(series) ? [series.runtime] : [],
    first_air_date: dateText(series.firstAirDay),
    genres: genresOf('tv', series.genreIds, language),
    homepage: series.homepage,
    id: series.id,
    in_production: series.inProduction,
    languages: series.spokenLanguages,
    last_air_date: last ? dateText(lastDay(last)) : null,
    last_episode_to_air: last ? buildEpisodeFields(last, language, today) : null,
    name: words.title,
    next_episode_to_air: next ? buildEpisodeFields(next, language, today) : null,
    networks: buildNetworks(series),
    number_of_episodes: regular.reduce((sum, season) => sum + season.episodes, 0),
    number_of_seasons: regular.length,
    origin_country: series.countries,
    original_language: series.originalLanguage,
    original_name: series.originalTitle,
    overview: words.overview,
    popularity: series.popularity,
    poster_path: choosePoster('tv', series, language),
    production_companies: buildCompanies(series.companies),
    production_countries: buildCountries(series.countries),
    seasons: series.seasons.map((season) => buildSeasonSummary(series, season, language)),
    spoken_languages: buildSpokenLanguages(series.spokenLanguages),
    status: series.status,
    tagline: words.tagline,
    type: series.type,
    vote_average: series.voteAverage,
    vote_count: series.voteCount,
  };
}
