import { facts } from '#shared/text/facts.ts';

/** What a season or an episode is called when TMDB has no name a Brazilian could use. */
export function seasonName(number: number): string {
  return number === 0 ? facts.specials : facts.season(number);
}

export function episodeName(number: number): string {
  return facts.episode(number);
}
