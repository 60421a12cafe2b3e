import { useSyncExternalStore } from 'react';
import { useUnsaved } from './unsaved-forms.tsx';
import type { LocalCopy } from './use-local-draft.ts';

const never = () => () => undefined;
const zero = () => 0;

/** What this browser kept of a form whose fields are outside of its element. */
export function useKeptOf(formId: string): Pick<LocalCopy, 'offered' | 'take' | 'drop'> | undefined {
  const registry = useUnsaved()?.registry;
  useSyncExternalStore(registry?.subscribe ?? never, registry?.version ?? zero, registry?.version ?? zero);
  return registry?.offerOf(formId);
}
