import type { CrewMember } from '#shared/contract/title-parts.ts';
import { formatLongDate, formatMoney } from '#shared/domain/format.ts';
import { MONEY_SHOWN_ABOVE_USD, TECHNICAL_SHEET_PEOPLE } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';

/** A row of the Ficha Técnica, or of the extra information below it. */
export interface SheetRow {
  label: string;
  value: string;
  /** The page of the person it names. */
  to?: string;
  /** Set if the value is in another language. */
  lang?: string | undefined;
}

/** `[toRow(…), toRow(…)].flat()`: a row without a value is left out. */
export function toRow(label: string, value: string | undefined, lang?: string): SheetRow[] {
  if (!value) return [];
  return [{ label, value, ...(lang && { lang }) }];
}

/** Up to three are counted and the first is shown (docs/evidence/spec-coverage.md); the others are in the crew list. */
export function toPersonRow(label: string, crew: readonly CrewMember[], jobs: readonly string[]): SheetRow[] {
  const [first] = listPeople(crew, jobs);
  return first ? [{ label, value: first.name, to: paths.person(first.slug) }] : [];
}

/** Up to three people, each once, in the order of the given jobs. */
export function listPeople(crew: readonly CrewMember[], jobs: readonly string[]): CrewMember[] {
  const people = jobs.flatMap((job) => crew.filter((person) => person.job === job));
  const isFirst = (person: CrewMember, at: number) => people.findIndex(({ id }) => id === person.id) === at;
  return people.filter(isFirst).slice(0, TECHNICAL_SHEET_PEOPLE);
}

export function toDateText(isoDate: string | null): string | undefined {
  return isoDate ? formatLongDate(isoDate) : undefined;
}

/** TMDB's small amounts are mostly typing errors. */
export function toMoneyText(dollars: number): string | undefined {
  return dollars > MONEY_SHOWN_ABOVE_USD ? formatMoney(dollars) : undefined;
}
