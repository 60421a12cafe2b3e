import { facts } from '#shared/text/facts.ts';

/** Name of a season or an episode when TMDB has no usable Portuguese one. */
export function seasonName(number: number): string {
  return number === 0 ? facts.specials : facts.season(number);
}

/** The only short form of an episode: `T2E7`. */
export function episodeCode(season: number, episode: number): string {
  return facts.episodeCode(season, episode);
}

export function episodeName(number: number): string {
  return facts.episode(number);
}
