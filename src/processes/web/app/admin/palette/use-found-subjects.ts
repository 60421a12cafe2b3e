import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { PALETTE_WAITS_MS } from '#shared/admin/domain/limits.ts';
import { goToPath } from '#shared/admin/domain/paths.ts';
import type { FoundSubject } from './places.ts';

/** Always the same array, so that what is built from it is built once per answer. */
const NOTHING: FoundSubject[] = [];

/** Films, series and people for the current query; results for an earlier one are dropped. */
export function useFoundSubjects(query: string): { found: FoundSubject[]; isAsking: boolean } {
  const { load, data } = useFetcher<{ query: string; lines: FoundSubject[] }>();
  const asked = query.trim();
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => void load(goToPath(asked)), PALETTE_WAITS_MS);
    return () => clearTimeout(timer);
  }, [asked, load]);
  const isCurrent = data?.query === asked;
  return { found: isCurrent ? data.lines : NOTHING, isAsking: asked !== '' && !isCurrent };
}
