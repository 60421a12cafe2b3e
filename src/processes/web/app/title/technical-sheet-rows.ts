import type { MovieDetails } from '#shared/contract/movie-details.ts';
import type { CrewMember } from '#shared/contract/title-parts.ts';
import { formatLongDate, formatMoney, formatRuntime } from '#shared/domain/format.ts';
import { MONEY_SHOWN_ABOVE_USD, TECHNICAL_SHEET_PEOPLE } from '#shared/domain/limits.ts';
import { titlePage } from '#shared/text/title-page.ts';

export interface SheetRow {
  label: string;
  value: string;
}

const DIRECTION = ['Director'];
const WRITING = ['Screenplay', 'Writer', 'Story'];
const PRODUCTION = ['Producer'];

/** Rows of the Ficha Técnica that have something to say, in the order shown. */
export function toTechnicalSheet(movie: MovieDetails): SheetRow[] {
  const { crew } = movie.credits;
  const rows: [label: string, value: string | undefined][] = [
    [titlePage.direction, listPeople(crew, DIRECTION)[0]],
    [titlePage.writing, listPeople(crew, WRITING)[0]],
    [titlePage.production, listPeople(crew, PRODUCTION)[0]],
    [titlePage.originalTitle, movie.original_title],
    [movie.is_brazilian_release ? titlePage.premiere : titlePage.originalRelease, dateOf(movie.release_date)],
    [titlePage.duration, movie.runtime ? formatRuntime(movie.runtime) : undefined],
    [titlePage.status, titlePage.movieStatus[movie.status]],
    [titlePage.countries, movie.countries.join(', ')],
    [titlePage.budget, moneyOf(movie.budget)],
    [titlePage.revenue, moneyOf(movie.revenue)],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Up to three names, by job in the order given; the sheet shows the first, the rest are in the crew list. */
export function listPeople(crew: readonly CrewMember[], jobs: readonly string[]): string[] {
  const names = jobs.flatMap((job) => crew.filter((person) => person.job === job).map((person) => person.name));
  return [...new Set(names)].slice(0, TECHNICAL_SHEET_PEOPLE);
}

function dateOf(isoDate: string | null): string | undefined {
  return isoDate ? formatLongDate(isoDate) : undefined;
}

/** TMDB's small sums are mostly typing errors. */
function moneyOf(dollars: number): string | undefined {
  return dollars > MONEY_SHOWN_ABOVE_USD ? formatMoney(dollars) : undefined;
}
