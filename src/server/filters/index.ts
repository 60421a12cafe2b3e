/** What other folders may import of this module; README.md explains it. */
export { FilterCopies } from './filter-copies.ts';
export type {
  Access,
  FilterName,
  FilterOptions,
  FilterQuestion,
  OptionCounts,
} from './filter-question.ts';
