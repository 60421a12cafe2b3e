import { hexId } from '../../demo/hash.ts';
import { pictureFile } from '../images/file-names.ts';
import { languageCode } from '../language.ts';
import { chance, mix } from '../world/bits.ts';
import type { SeasonPlan, SeriesRecord } from '../world/records.ts';
import { storyIn } from '../world/words/story.ts';
import { ideaOf } from '../world/words/title.ts';
import type { World } from '../world/world.ts';
import { airDate, buildEpisode } from './episode.ts';
import { buildNetworks } from './networks.ts';
import { seasonId } from './numbers.ts';

/** Half of the seasons have a text; season 0 has TMDB's name for specials. */
export function seasonWords(series: SeriesRecord, season: SeasonPlan, language: string | null) {
  const bits = mix(series.bits, 800 + season.number);
  const isPortuguese = languageCode(language) === 'pt';
  const specials = isPortuguese ? 'Especiais' : 'Specials';
  const name = season.number === 0 ? specials : `${isPortuguese ? 'Temporada' : 'Season'} ${season.number}`;
  if (season.written) return { name, overview: isPortuguese ? season.written.overview : '' };
  return {
    name,
    overview: chance(mix(bits, 1), 0.5) ? storyIn(bits, ideaOf(bits), isPortuguese ? 'pt' : 'en', series.version) : '',
  };
}

export function seasonPoster(series: SeriesRecord, season: SeasonPlan): string | null {
  const hasPoster = series.posterCount > 0 && chance(mix(series.bits, 820 + season.number), 0.8);
  return hasPoster ? pictureFile('seasonPoster', seasonId(series.id, season), 1) : null;
}

function seasonVote(series: SeriesRecord, season: SeasonPlan): number {
  return season.number === 0 || season.episodes === 0 ? 0 : Math.round(series.voteAverage * 10) / 10;
}

/** A season as its series lists it. */
export function buildSeasonSummary(series: SeriesRecord, season: SeasonPlan, language: string | null) {
  return {
    air_date: airDate(season.firstDay),
    episode_count: season.episodes,
    id: seasonId(series.id, season),
    ...seasonWords(series, season, language),
    poster_path: seasonPoster(series, season),
    season_number: season.number,
    vote_average: seasonVote(series, season),
  };
}

/** `/tv/{id}/season/{n}` with all episodes and their people. */
export function buildSeason(world: World, series: SeriesRecord, season: SeasonPlan, language: string | null) {
  const episodes = Array.from({ length: season.episodes }, (_, index) =>
    buildEpisode({ series, season, number: index + 1 }, language, world.today()),
  );
  return {
    _id: hexId(`season|${series.id}|${season.number}`),
    air_date: airDate(season.firstDay),
    episodes,
    ...seasonWords(series, season, language),
    networks: buildNetworks(series),
    id: seasonId(series.id, season),
    poster_path: seasonPoster(series, season),
    season_number: season.number,
    vote_average: seasonVote(series, season),
  };
}
