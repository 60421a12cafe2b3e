import { useEffect, useState } from 'react';
import type { FilterCounts } from '#shared/contract/filters.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { BarQuery } from './filter-choices.ts';
import { formParameters } from './parameters.ts';

/** The address of the counts: no page, and the order only because some orders leave titles out. */
export function countsAddress(kind: TitleKind, query: BarQuery, fixed: Readonly<Record<string, string>>): string {
  const written = Object.entries(formParameters(kind)).flatMap(([key, parameter]) => {
    const value = query[key as keyof BarQuery];
    const text = value === undefined ? undefined : parameter.write(value as never);
    return text === undefined ? [] : [[parameter.name, text]];
  });
  const search = new URLSearchParams([['tipo', kind], ...written, ...Object.entries(fixed)]);
  return `/api/getFilterCounts?${search.toString()}`;
}

/** Read when a filter is open and after each change; the last ones stay until then, and without an answer there are none. */
export function useCounts(isOpen: boolean, address: string): FilterCounts['counts'] | undefined {
  const [counts, setCounts] = useState<FilterCounts['counts']>();
  useEffect(() => {
    if (!isOpen) return;
    const control = new AbortController();
    fetch(address, { signal: control.signal })
      .then(async (response) => {
        setCounts(response.ok ? ((await response.json()) as FilterCounts).counts : undefined);
      })
      .catch(() => undefined);
    return () => control.abort();
  }, [isOpen, address]);
  return counts;
}
