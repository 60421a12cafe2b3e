import { useEffect } from 'react';
import type { Draft } from './use-draft.ts';

/** Opens the fields of a part once they are loaded, and moves the focus to the first when its control is in the page. */
export function useOpenFields({ state, tell }: Draft, fields: readonly string[]): void {
  const [first = ''] = fields;
  const names = fields.join(' ');
  const held = state.fields[first];
  const isLoaded = held !== undefined;
  const isOpen = held?.isOpen === true;
  useEffect(() => {
    if (isLoaded) for (const field of names.split(' ')) tell({ type: 'opened', field });
  }, [isLoaded, names, tell]);
  useEffect(() => {
    if (isOpen) document.getElementById(`field-${first}`)?.focus();
  }, [isOpen, first]);
}
