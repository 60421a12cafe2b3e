import type { CrewMember } from '#shared/contract/title-parts.ts';
import { formatLongDate, formatMoney } from '#shared/domain/format.ts';
import { MONEY_SHOWN_ABOVE_USD, TECHNICAL_SHEET_PEOPLE } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/paths.ts';

/** A line of the Ficha Técnica, or of what stands below it. */
export interface SheetRow {
  label: string;
  value: string;
  /** The page of whom it names. */
  to?: string;
  /** Where the value is in another language. */
  lang?: string | undefined;
}

/** `[toRow(…), toRow(…)].flat()`: a line with nothing to say is not there. */
export function toRow(label: string, value: string | undefined, lang?: string): SheetRow[] {
  if (!value) return [];
  return [{ label, value, ...(lang && { lang }) }];
}

/** SPEC: up to three are found and the first is shown; the others are in the list of the crew. */
export function toPersonRow(label: string, crew: readonly CrewMember[], jobs: readonly string[]): SheetRow[] {
  const [first] = listPeople(crew, jobs);
  return first ? [{ label, value: first.name, to: paths.person(first.slug) }] : [];
}

/** Up to three people, each once, by job in the order given. */
export function listPeople(crew: readonly CrewMember[], jobs: readonly string[]): CrewMember[] {
  const people = jobs.flatMap((job) => crew.filter((person) => person.job === job));
  const isFirst = (person: CrewMember, at: number) => people.findIndex(({ id }) => id === person.id) === at;
  return people.filter(isFirst).slice(0, TECHNICAL_SHEET_PEOPLE);
}

export function toDateText(isoDate: string | null): string | undefined {
  return isoDate ? formatLongDate(isoDate) : undefined;
}

/** TMDB's small sums are mostly typing errors. */
export function toMoneyText(dollars: number): string | undefined {
  return dollars > MONEY_SHOWN_ABOVE_USD ? formatMoney(dollars) : undefined;
}
