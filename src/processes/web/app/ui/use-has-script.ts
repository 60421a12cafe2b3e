import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page as it is sent, true once script runs: for controls that are nothing without it. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
