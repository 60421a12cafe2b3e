import { paths } from '#shared/domain/paths.ts';

/** What the patterns of seasons and episodes call their parts. */
export interface SeasonParams {
  slugId: string;
  seasonNumber: string;
  episodeNumber?: string | undefined;
}

export interface SeasonAddress {
  season: number;
  episode: number | undefined;
  /** The address as it is written today, where it was asked for in an older way: `temporada-2`, `02`. */
  movedTo: string | undefined;
}

/** `null` for what names no season, which is a page not found: `um`, `1.5`, `-1`. */
export function readSeasonAddress({ slugId, seasonNumber, episodeNumber }: SeasonParams): SeasonAddress | null {
  const season = readNumber(seasonNumber.replace(/^temporada-/, ''));
  const episode = episodeNumber === undefined ? undefined : readNumber(episodeNumber);
  if (season === null || episode === null) return null;
  const isCurrent = seasonNumber === String(season) && (episode === undefined || episodeNumber === String(episode));
  return { season, episode, movedTo: isCurrent ? undefined : writeAddress(slugId, season, episode) };
}

/** For the addresses whose pattern is an older one: always somewhere else. */
export function findMovedSeason(params: SeasonParams): string | null {
  const address = readSeasonAddress(params);
  return address && (address.movedTo ?? writeAddress(params.slugId, address.season, address.episode));
}

/** The series is named as it was asked for, and so may hold anything: only the series itself knows its right name. */
function writeAddress(slugId: string, season: number, episode: number | undefined): string {
  const slug = encodeURIComponent(slugId);
  return episode === undefined ? paths.season(slug, season) : paths.episode(slug, season, episode);
}

/** Four digits are more than any season or episode has. */
function readNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
