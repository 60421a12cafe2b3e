import type { SeriesDetails } from '#shared/contract/series-details.ts';
import type { CrewMember } from '#shared/contract/title-parts.ts';
import { formatRuntime } from '#shared/domain/format.ts';
import { seriesPage } from '#shared/text/series-page.ts';
import { titlePage } from '#shared/text/title-page.ts';
import { foreignLang } from './foreign-lang.ts';
import { ownWord } from './own-word.ts';
import { listPeople, type SheetRow, toDateText, toPersonRow, toRow } from './sheet-row.ts';

const CREATION = ['Creator'];
const WRITING = ['Writer', 'Screenplay', 'Story Editor'];
const PRODUCTION = ['Executive Producer', 'Producer'];

/** As `toTechnicalSheet`. `today` is Brazil's date: TMDB's next episode may have aired already. */
export function toSeriesSheet(series: SeriesDetails, today: string): SheetRow[] {
  const { crew } = series.credits;
  const next = series.next_air_date && series.next_air_date >= today ? series.next_air_date : null;
  const [minutes] = series.episode_run_time;
  return [
    toCreationRow(crew),
    toPersonRow(titlePage.writing, crew, WRITING),
    toPersonRow(titlePage.production, crew, PRODUCTION),
    toRow(titlePage.originalTitle, series.original_name, foreignLang(series.original_language)),
    toRow(titlePage.premiere, toDateText(series.first_air_date)),
    toRow(seriesPage.lastAired, toDateText(series.last_air_date)),
    toRow(seriesPage.nextAired, toDateText(next)),
    toRow(seriesPage.seasons, toCountText(series.number_of_seasons)),
    toRow(seriesPage.episodes, toCountText(series.number_of_episodes)),
    toRow(titlePage.duration, formatRuntime(minutes)),
    toRow(seriesPage.format, ownWord(seriesPage.formats, series.type)),
    toRow(titlePage.status, ownWord(seriesPage.status, series.status)),
    toRow(titlePage.countries(series.countries.length), series.countries.join(', ')),
  ].flat();
}

/** Several creators are named together; a single one is also a link. */
function toCreationRow(crew: readonly CrewMember[]): SheetRow[] {
  const creators = listPeople(crew, CREATION);
  if (creators.length < 2) return toPersonRow(seriesPage.creation, crew, CREATION);
  return toRow(seriesPage.creation, creators.map(({ name }) => name).join(', '));
}

function toCountText(count: number): string | undefined {
  return count > 0 ? String(count) : undefined;
}
