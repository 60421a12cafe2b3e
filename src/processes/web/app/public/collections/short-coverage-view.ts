import type { CollectionDetails } from '#shared/contract/collections.ts';
import { COVERAGE_SHOWN } from '#shared/domain/limits.ts';
import { coverageAnswers as words } from '#shared/text/platforms/coverage.ts';
import { toCoverageView } from './coverage-view.ts';

/** The answer in one sentence, and what each platform has as a list. */
export interface ShortCoverageView {
  /** "2 assinaturas" and " e 1 aluguel para ver os 10 filmes: Max e Disney+". */
  answer: { lead: string; rest: string };
  /** "Max" and "tem 7 de 10; faltam A e B"; then "Só para alugar" and its titles. */
  rows: { name: string; text: string }[];
}

/** `null` for one title, and if none can be watched. */
export function toShortCoverage(titles: Pick<CollectionDetails, 'mediaItems' | 'coverage'>): ShortCoverageView | null {
  const coverage = toCoverageView(titles);
  if (!coverage) return null;
  const { answer, rows, chosen, groups } = coverage;
  const names = chosen.flatMap((row) => rows[row]?.name ?? []);
  const shown = rows.slice(0, COVERAGE_SHOWN.platforms);
  return {
    answer: { lead: answer.lead, rest: names.length > 0 ? words.with(answer.rest, names) : answer.rest },
    rows: [
      ...shown.map(({ name, has, detail }) => ({ name, text: words.row(has, detail) })),
      ...groups.map(({ label, text }) => ({ name: label, text })),
    ],
  };
}
