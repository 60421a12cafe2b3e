import { useEffect, useState } from 'react';
import { AUTOCOMPLETE_DEBOUNCE_MS, AUTOCOMPLETE_MIN_CHARACTERS } from '#shared/domain/limits.ts';
import { callApi } from '../public/api/call-api.ts';
import { type SuggestionGroup, toSuggestionGroups } from './suggestions.ts';

export type Lookup =
  | { state: 'idle' }
  | { state: 'loading' }
  | {
      state: 'found';
      /** The query used: as typed, or corrected. */
      query: string;
      isCorrected: boolean;
      groups: readonly SuggestionGroup[];
    };

const IDLE: Lookup = { state: 'idle' };

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
        const answer = await callApi('searchAutocomplete', { query }, { signal: controller.signal });
        if (controller.signal.aborted) return;
        const { didYouMean = query } = answer;
        const groups = toSuggestionGroups(answer);
        setLookup({ state: 'found', query: didYouMean, isCorrected: didYouMean !== query, groups });
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
