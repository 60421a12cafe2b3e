import type { OwnAvailability } from './availability.ts';
import type { CreditBook } from './credits/credit-book.ts';
import type { Day, TitleKind } from './kinds.ts';
import type { PersonSummary } from './records.ts';
import type { PersonTable, SeriesTable } from './tables.ts';
import type { OwnTitleTable } from './titles/title-table.ts';

/** The internals of a World that records are built from. */
export interface Core {
  seed: number;
  today(): Day;
  lastPerson: number;
  movies: OwnTitleTable;
  series: SeriesTable & OwnTitleTable;
  people: PersonTable;
  table(kind: TitleKind): OwnTitleTable;
  availability: OwnAvailability;
  credits: CreditBook;
  summarise(personId: number): PersonSummary;
}
