import { paths } from '#shared/domain/site/paths.ts';

/** Route parameters of seasons and episodes. */
export interface SeasonParams {
  slugId: string;
  seasonNumber: string;
  episodeNumber?: string | undefined;
}

export interface SeasonAddress {
  season: number;
  episode: number | undefined;
  /** The current address, if the request used an older form: `temporada-2`, `02`. */
  permanentRedirect: string | undefined;
}

/** `null` for text that is not a number (`um`, `1.5`, `-1`): the page is not found. */
export function readSeasonAddress({ slugId, seasonNumber, episodeNumber }: SeasonParams): SeasonAddress | null {
  const season = readNumber(seasonNumber.replace(/^temporada-/, ''), SEASON_DIGITS);
  const episode = episodeNumber === undefined ? undefined : readNumber(episodeNumber, EPISODE_DIGITS);
  if (season === null || episode === null) return null;
  const isCurrent = seasonNumber === String(season) && (episode === undefined || episodeNumber === String(episode));
  return { season, episode, permanentRedirect: isCurrent ? undefined : writeAddress(slugId, season, episode) };
}

/** For routes with an older pattern, which always redirect; `null` if the page is not found. */
export function findMovedSeason(params: SeasonParams): string | null {
  const address = readSeasonAddress(params);
  return address && (address.permanentRedirect ?? writeAddress(params.slugId, address.season, address.episode));
}

/** `slugId` is as requested and may contain anything, so it is encoded; the series' current slug is not known here. */
function writeAddress(slugId: string, season: number, episode: number | undefined): string {
  const slug = encodeURIComponent(slugId);
  return episode === undefined ? paths.season(slug, season) : paths.episode(slug, season, episode);
}

/** More than any season has; the longest novelas have more than ten thousand chapters in one season. */
const SEASON_DIGITS = 4;
const EPISODE_DIGITS = 5;

function readNumber(text: string, digits: number): number | null {
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : null;
}
