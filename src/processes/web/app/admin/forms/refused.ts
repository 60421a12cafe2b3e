import { createContext, useContext } from 'react';
import type { Outcome } from '../outcome.ts';

/** The answer that refused the form around a field. */
export const RefusedContext = createContext<Outcome | undefined>(undefined);

/** The values that the form around refused. */
export const useRefusedValues = () => useContext(RefusedContext)?.values;

/** Why the form around refused this field, and what was typed into it. */
export function useRefused(name: string): { error: string | undefined; typed: string | undefined } {
  const refused = useContext(RefusedContext);
  return { error: refused?.fields?.[name], typed: refused?.values?.[name] };
}
