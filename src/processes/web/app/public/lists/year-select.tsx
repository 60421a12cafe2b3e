import { filterWords } from '#shared/text/filters.ts';
import { FilterSelect } from './filter-bar.tsx';

interface YearSelectProps {
  name: string;
  label: string;
  value: number | undefined;
  /** 0 for the first year of each decade, 9 for the last. */
  offset: number;
}

const DECADES = Array.from({ length: 10 }, (_, index) => 2020 - 10 * index);

/** One year of each decade, and the year of the address if it is another. */
export function YearSelect({ name, label, value, offset }: YearSelectProps) {
  const years = DECADES.map((decade) => decade + offset);
  const all = value === undefined || years.includes(value) ? years : [value, ...years];
  return (
    <FilterSelect
      label={label}
      name={name}
      value={String(value ?? '')}
      options={[
        { value: '', label: filterWords.any },
        ...all.map((year) => ({ value: String(year), label: String(year) })),
      ]}
    />
  );
}
