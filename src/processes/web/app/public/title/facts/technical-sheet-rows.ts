import type { MovieDetails } from '#shared/contract/movie-details.ts';
import { formatRuntime } from '#shared/domain/format.ts';
import { titlePage } from '#shared/text/title-page.ts';
import { foreignLang } from './foreign-lang.ts';
import { type SheetRow, toDateText, toMoneyText, toPersonRow, toRow } from './sheet-row.ts';

const DIRECTION = ['Director'];
const WRITING = ['Screenplay', 'Writer', 'Story'];
const PRODUCTION = ['Producer'];

/** The non-empty rows of a film's Ficha Técnica, in display order; the duration is always shown, even if unknown. */
export function toTechnicalSheet(movie: MovieDetails): SheetRow[] {
  const { crew } = movie.credits;
  const premiere = movie.is_brazilian_release ? titlePage.premiere : titlePage.originalRelease;
  return [
    toPersonRow(titlePage.direction, crew, DIRECTION),
    toPersonRow(titlePage.writing, crew, WRITING),
    toPersonRow(titlePage.production, crew, PRODUCTION),
    toRow(titlePage.originalTitle, movie.original_title, foreignLang(movie.original_language)),
    toRow(premiere, toDateText(movie.release_date)),
    toRow(titlePage.duration, formatRuntime(movie.runtime)),
    toRow(titlePage.status, titlePage.movieStatus[movie.status]),
    toRow(titlePage.countries(movie.countries.length), movie.countries.join(', ')),
    toRow(titlePage.budget, toMoneyText(movie.budget)),
    toRow(titlePage.revenue, toMoneyText(movie.revenue)),
  ].flat();
}
