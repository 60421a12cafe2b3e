import { useEffect, useRef, useState } from 'react';

/**
 * A text cut to its first lines until the visitor opens it; all of it is always in the DOM. The stylesheet cuts by `isReady` and
 * `isOpen`; this measures whether anything was cut.
 */
export function useCutText<E extends HTMLElement>() {
  const text = useRef<E>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState<boolean>();

  // Whether a text is cut depends on the width. An open text is never cut: the last measurement stays valid.
  useEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return { text, isReady: isCut !== undefined, isOpen, isCut, toggle: () => setOpen(!isOpen) };
}

/** Characters per line at full text width, and on a phone. */
const LINE = { wide: 85, phone: 50 };

/**
 * Estimates, before it can be measured, whether a text will be cut to this many lines: the button's space is reserved from the
 * start, so that nothing below moves.
 */
export function expectCut(length: number, lines: number): 'everywhere' | 'onPhones' | undefined {
  if (length > lines * LINE.wide) return 'everywhere';
  return length > lines * LINE.phone ? 'onPhones' : undefined;
}
