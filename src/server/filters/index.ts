/** What other folders may import of this module; README.md explains it. */
export { FilterCopies, type FilterSource } from './filter-copies.ts';
export type {
  Access,
  FilteredPage,
  FilterName,
  FilterOptions,
  FilterQuestion,
  OptionCounts,
  TitleFilters,
} from './filter-question.ts';
