import { useEffect, useRef, useState } from 'react';

/**
 * A text of which only the first lines are shown until somebody wants the rest; all of it is always in the page. The
 * stylesheet cuts, by `isReady` and `isOpen`; whether it really cut anything is measured here.
 */
export function useCutText<E extends HTMLElement>() {
  const text = useRef<E>(null);
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  // The same text may be cut in one width and whole in the next. An open text is never cut: the last answer stands.
  useEffect(() => {
    setReady(true);
    const element = text.current;
    if (!element || isOpen) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return { text, isReady, isOpen, isCut, toggle: () => setOpen(!isOpen) };
}
