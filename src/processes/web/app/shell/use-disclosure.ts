import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a native `<details>` over the page, which needs no script to open: Escape, a press elsewhere and another page close it. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // `key` is new for every navigation, also for one to the page already shown.
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!details.contains(target as Node)) details.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      details.open = false;
      document.removeEventListener('pointerdown', onPress);
    };
  }, [key]);

  const onKeyDown = ({ key: pressed }: KeyboardEvent) => {
    // A dialog opened from it closes first.
    if (pressed !== 'Escape' || !ref.current?.open || document.querySelector('dialog[open]')) return;
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  };
  return { ref, onKeyDown };
}
