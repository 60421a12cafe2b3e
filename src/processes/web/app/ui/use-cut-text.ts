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

/** Characters of a line as wide as texts are set, and of one on a phone. */
const LINE = { wide: 85, phone: 50 };

/**
 * Whether a text will probably be cut to so many lines, before anybody can measure it: room for the button is left from the
 * start, so that nothing below moves when it comes.
 */
export function expectCut(length: number, lines: number): 'everywhere' | 'onPhones' | undefined {
  if (length > lines * LINE.wide) return 'everywhere';
  return length > lines * LINE.phone ? 'onPhones' : undefined;
}
