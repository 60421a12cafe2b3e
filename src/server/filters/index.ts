/** What other folders may import of this module; README.md explains it. */
export { FilterCopies } from './filter-copies.ts';
export type {
  Access,
  CountedOptions,
  FilterName,
  FilterQuestion,
  OptionCounts,
} from './filter-question.ts';
