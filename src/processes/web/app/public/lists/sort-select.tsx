import { LIST_SORTS, type ListSort, SORTS } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { listWords } from '#shared/text/lists.ts';
import { FilterSelect } from './filter-bar.tsx';
import { kinds } from './kinds.ts';

interface SortSelectProps {
  kind: TitleKind;
  sort: ListSort;
  /** Whether the list can also be sorted by arrival. */
  hasArrival?: boolean;
}

export function SortSelect({ kind, sort, hasArrival = false }: SortSelectProps) {
  const { sortWords, sortLabels } = kinds[kind];
  const options = (hasArrival ? LIST_SORTS : SORTS).map((one) => ({ value: sortWords[one], label: sortLabels[one] }));
  return <FilterSelect label={listWords.sortBy} name="ordenacao" value={sortWords[sort]} options={options} />;
}
