import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { moveActive } from './move-active.ts';
import { type Lookup, useSuggestions } from './use-suggestions.ts';

export interface Combobox {
  /** The element around the whole combobox: a click outside closes the list. */
  root: RefObject<HTMLDivElement | null>;
  lookup: Lookup;
  isOpen: boolean;
  hasText: boolean;
  /** Index of the active option, the link to all results being the last; -1 for none. */
  active: number;
  onInput: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Closes the list and keeps the typed text. */
  dismiss: () => void;
  /** Closes the list and stops fetching; the field keeps its text, which is being submitted. */
  forget: () => void;
  /** Closes the list and empties the field. */
  clear: () => void;
}

/** Keyboard handling and state of the suggestions (ARIA combobox pattern with a listbox popup). */
export function useCombobox(field: RefObject<HTMLInputElement | null>): Combobox {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isDismissed, setDismissed] = useState(false);
  const [ignored, setIgnored] = useState<Lookup>();
  const [lit, setLit] = useState<{ place: number; of: Lookup }>();
  const navigate = useNavigate();
  const lookup = useSuggestions(typed);
  const isOpen = lookup.state !== 'idle' && !isDismissed && lookup !== ignored;
  const addresses = lookup.state === 'found' ? listAddresses(lookup) : [];
  // An index into an earlier list is not valid in the next one.
  const active = isOpen && lit?.of === lookup ? lit.place : -1;

  const dismiss = () => {
    setDismissed(true);
    setLit(undefined);
  };
  const forget = () => {
    setTyped('');
    dismiss();
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    forget();
  };
  useOutsideClick(root, isOpen, dismiss);
  useEachNavigation(clear);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // The next Escape closes the menu around it.
      event.stopPropagation();
      return dismiss();
    }
    const chosen = addresses[active];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      clear();
      return void navigate(chosen);
    }
    const place = moveActive(event.key, active, addresses.length);
    if (place === undefined) return;
    event.preventDefault();
    setDismissed(false);
    setIgnored(undefined);
    setLit({ place, of: lookup });
  };
  const onInput = (text: string) => {
    setTyped(text);
    // A dismissed list does not reappear while the next suggestions load.
    if (isDismissed) setIgnored(lookup);
    setDismissed(false);
    setLit(undefined);
  };
  return { root, lookup, isOpen, hasText: typed !== '', active, onInput, onKeyDown, dismiss, forget, clear };
}

function listAddresses({ groups, query }: Extract<Lookup, { state: 'found' }>): string[] {
  const found = groups.flatMap(({ suggestions }) => suggestions.map(({ to }) => to));
  return found.length > 0 ? [...found, paths.search(query)] : [];
}

function useOutsideClick(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) closeNow();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [root, isOpen]);
}

/** Skips the first page: the visitor may have typed before the script loaded. */
function useEachNavigation(leave: () => void): void {
  const { key } = useLocation();
  const leaveNow = useEffectEvent(leave);
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    leaveNow();
  }, [key]);
}
