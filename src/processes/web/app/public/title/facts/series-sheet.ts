import type { Novela } from '#shared/contract/novela.ts';
import type { SeriesDetails } from '#shared/contract/series-details.ts';
import type { CrewMember } from '#shared/contract/title-parts.ts';
import { formatLongDate, formatRuntime } from '#shared/domain/format.ts';
import { episodeCode } from '#shared/domain/titles/season-names.ts';
import { shell } from '#shared/text/shell.ts';
import { novelaFacts } from '#shared/text/titles/novela.ts';
import { seriesPage, seriesSheet } from '#shared/text/titles/series-page.ts';
import { titleSheet } from '#shared/text/titles/title-page.ts';
import { foreignLang } from './foreign-lang.ts';
import { ownWord } from './own-word.ts';
import { listPeople, type SheetRow, toDateText, toPersonRow, toRow } from './sheet-row.ts';

const CREATION = ['Creator'];
const WRITING = ['Writer', 'Screenplay', 'Story Editor'];
const PRODUCTION = ['Executive Producer', 'Producer'];

type Next = Pick<SeriesDetails, 'next_air_date' | 'next_episode_to_air'>;

/** As `toTechnicalSheet`. `today` is Brazil's date: TMDB's next episode may have aired already. */
export function toSeriesSheet(series: SeriesDetails, today: string): SheetRow[] {
  const { crew } = series.credits;
  const [minutes] = series.episode_run_time;
  return [
    toCreationRow(crew),
    toPersonRow(titleSheet.writing, crew, WRITING),
    toPersonRow(titleSheet.production, crew, PRODUCTION),
    toRow(titleSheet.originalTitle, series.original_name, foreignLang(series.original_language)),
    toRow(titleSheet.premiere, toDateText(series.first_air_date)),
    ...(series.novela ? toNovelaRows(series.novela) : toEpisodeRows(series, today)),
    toRow(titleSheet.duration, formatRuntime(minutes)),
    toRow(seriesSheet.format, ownWord(seriesSheet.formats, series.type)),
    toRow(titleSheet.status, ownWord(seriesSheet.status, series.status)),
    toRow(titleSheet.countries(series.countries.length), series.countries.join(', ')),
  ].flat();
}

/** `T3E1, 1º de dezembro de 2026`, or only the date if the episode is not stored. */
export function toNextText({ next_air_date, next_episode_to_air: next }: Next, today: string): string | undefined {
  if (!next_air_date || next_air_date < today) return undefined;
  const date = formatLongDate(next_air_date);
  return next ? seriesSheet.nextEpisode(episodeCode(next.season_number, next.episode_number), date) : date;
}

/** A novela has chapters; the seasons are how TMDB stores them. Its days are those of its cards. */
function toNovelaRows({ first_chapter, last_chapter, last, next }: Novela): SheetRow[][] {
  return [
    toRow(novelaFacts.lastChapter, toDateText(last?.air_date ?? null)),
    toRow(novelaFacts.nextChapter, toDateText(next?.air_date ?? null)),
    toRow(shell.chapters, toCountText(last_chapter - first_chapter + 1)),
  ];
}

function toEpisodeRows(series: SeriesDetails, today: string): SheetRow[][] {
  return [
    toRow(seriesSheet.lastAired, toDateText(series.last_air_date)),
    toRow(seriesSheet.nextAired, toNextText(series, today)),
    toRow(seriesPage.seasons, toCountText(series.number_of_seasons)),
    toRow(seriesPage.episodes, toCountText(series.number_of_episodes)),
  ];
}

/** Several creators are named together; a single one is also a link. */
function toCreationRow(crew: readonly CrewMember[]): SheetRow[] {
  const creators = listPeople(crew, CREATION);
  if (creators.length < 2) return toPersonRow(seriesSheet.creation, crew, CREATION);
  return toRow(seriesSheet.creation, creators.map(({ name }) => name).join(', '));
}

function toCountText(count: number): string | undefined {
  return count > 0 ? String(count) : undefined;
}
