import { episodeCode, episodeName } from '#shared/domain/titles/season-names.ts';
import { feedEntries } from '#shared/text/feeds.ts';

/** `Ruptura T2E1: Olá, Sra. Cobel`; a name that only repeats the number is left out. */
export function nameEpisode(series: string, season: number, number: number, name: string): string {
  return feedEntries.episode(series, episodeCode(season, number), name === episodeName(number) ? '' : name);
}
