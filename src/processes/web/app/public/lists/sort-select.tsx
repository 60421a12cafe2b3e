import type { TitleKind } from '#shared/contract/common.ts';
import { SORTS, type Sort } from '#shared/domain/sort.ts';
import { listWords } from '#shared/text/lists.ts';
import { FilterSelect } from './filter-bar.tsx';
import { kinds } from './kinds.ts';

export function SortSelect({ kind, sort }: { kind: TitleKind; sort: Sort }) {
  const { sortWords, sortLabels } = kinds[kind];
  const options = SORTS.map((one) => ({ value: sortWords[one], label: sortLabels[one] }));
  return <FilterSelect label={listWords.sortBy} name="ordenacao" value={sortWords[sort]} options={options} />;
}
