import type { SeriesDetails } from '#shared/contract/series-details.ts';
import { yearOf } from '#shared/domain/day.ts';
import { novelaFacts } from '#shared/text/titles/novela.ts';
import { seriesPage, seriesSheet } from '#shared/text/titles/series-page.ts';
import { ownWord } from './own-word.ts';

type Run = Pick<SeriesDetails, 'first_air_date' | 'last_air_date' | 'status'>;
type Size = Pick<SeriesDetails, 'number_of_seasons' | 'number_of_episodes' | 'novela'>;

const OVER = new Set(['Ended', 'Canceled']);
const RUNNING = 'Returning Series';

/** Short facts for the head: years, number of seasons and episodes, status. */
export function toSeriesFacts(series: Run & Size): string[] {
  return [yearsOf(series), sizeOf(series), ownWord(seriesSheet.status, series.status)].filter(Boolean);
}

/** `2016–2020`, `Desde 2022`; one year if it began and ended in the same, or if its end is unknown. */
function yearsOf({ first_air_date, last_air_date, status }: Run): string {
  const first = yearOf(first_air_date);
  const last = yearOf(last_air_date);
  if (first === null) return '';
  if (status === RUNNING) return seriesSheet.since(String(first));
  const isSpan = OVER.has(status) && last !== null && last > first;
  return isSpan ? seriesSheet.fromTo(String(first), String(last)) : String(first);
}

function sizeOf({ number_of_seasons: seasons, number_of_episodes: episodes, novela }: Size): string {
  if (novela) return novelaFacts.chapterCount(novela.last_chapter - novela.first_chapter + 1);
  const counts = [seasons > 0 && seriesSheet.seasonCount(seasons), episodes > 0 && seriesPage.episodeCount(episodes)];
  return counts.filter(Boolean).join(' · ');
}
