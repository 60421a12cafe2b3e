import { useEffect, useState } from 'react';
import { AUTOCOMPLETE_DEBOUNCE_MS, AUTOCOMPLETE_MIN_CHARACTERS } from '#shared/domain/limits.ts';
import type { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionGroup } from './suggestions.ts';

export type Lookup =
  | { state: 'idle' }
  | { state: 'loading' }
  | {
      state: 'found';
      /** The query used: as typed, or corrected. */
      query: string;
      isCorrected: boolean;
      groups: readonly SuggestionGroup[];
      /** Loaded with the first suggestions: most visits never need it. */
      List: typeof SuggestionList;
    };

const IDLE: Lookup = { state: 'idle' };

/** Loaded when the field gets the focus, so that it is there before the first pause in typing. If it fails now, a letter asks again. */
export const loadSuggestions = () => import('./suggestion-list.tsx').catch(() => undefined);

/** Fetches suggestions once the visitor pauses typing. A failure shows nothing: Enter opens the results page. */
export function useSuggestions(typed: string): Lookup {
  const query = typed.trim();
  const [lookup, setLookup] = useState<Lookup>(IDLE);

  useEffect(() => {
    if ([...query].length < AUTOCOMPLETE_MIN_CHARACTERS) {
      setLookup(IDLE);
      return;
    }
    const controller = new AbortController();
    const lookUp = async () => {
      setLookup({ state: 'loading' });
      try {
        const parts = await loadSuggestions();
        if (controller.signal.aborted) return;
        if (!parts) return setLookup(IDLE);
        const { fetchSuggestions, SuggestionList: List } = parts;
        const { didYouMean = query, groups } = await fetchSuggestions(query, controller.signal);
        if (controller.signal.aborted) return;
        setLookup({ state: 'found', query: didYouMean, isCorrected: didYouMean !== query, groups, List });
      } catch {
        if (!controller.signal.aborted) setLookup(IDLE);
      }
    };
    const timer = setTimeout(() => void lookUp(), AUTOCOMPLETE_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  return lookup;
}
