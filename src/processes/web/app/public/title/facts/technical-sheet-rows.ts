import type { MovieDetails } from '#shared/contract/movie-details.ts';
import { formatRuntime } from '#shared/domain/format.ts';
import { titleSheet } from '#shared/text/titles/title-page.ts';
import { foreignLang } from './foreign-lang.ts';
import { type SheetRow, toDateText, toMoneyText, toPersonRow, toRow } from './sheet-row.ts';

const DIRECTION = ['Director'];
const WRITING = ['Screenplay', 'Writer', 'Story'];
const PRODUCTION = ['Producer'];

/** The non-empty rows of a film's Ficha Técnica, in display order; the duration is always shown, even if unknown. */
export function toTechnicalSheet(movie: MovieDetails): SheetRow[] {
  const { crew } = movie.credits;
  const premiere = movie.is_brazilian_release ? titleSheet.premiere : titleSheet.originalRelease;
  return [
    toPersonRow(titleSheet.direction, crew, DIRECTION),
    toPersonRow(titleSheet.writing, crew, WRITING),
    toPersonRow(titleSheet.production, crew, PRODUCTION),
    toRow(titleSheet.originalTitle, movie.original_title, foreignLang(movie.original_language)),
    toRow(premiere, toDateText(movie.release_date)),
    toRow(titleSheet.duration, formatRuntime(movie.runtime)),
    toRow(titleSheet.status, titleSheet.movieStatus[movie.status]),
    toRow(titleSheet.countries(movie.countries.length), movie.countries.join(', ')),
    toRow(titleSheet.budget, toMoneyText(movie.budget)),
    toRow(titleSheet.revenue, toMoneyText(movie.revenue)),
  ].flat();
}
