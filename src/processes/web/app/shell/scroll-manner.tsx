import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** On the document's element; styles/base.css says what it means. */
const BACK_MARK = 'data-going-back';
/** Whoever has moved on from the first page; what comes after is laid out at once, so that going back finds its place. */
const MOVED_MARK = 'data-moved';

/**
 * Before `<ScrollRestoration>`, which it instructs: to the top of a new page the scroll is smooth, but whoever goes back
 * is where they were, at once.
 */
export function ScrollManner() {
  const location = useLocation();
  const first = useRef(location);
  const isBack = useNavigationType() === NavigationType.Pop;

  useLayoutEffect(() => {
    if (location !== first.current) document.documentElement.setAttribute(MOVED_MARK, '');
  }, [location]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for every navigation anew.
  useLayoutEffect(() => {
    if (!isBack) return;
    const { documentElement } = document;
    documentElement.setAttribute(BACK_MARK, '');
    // Chromium scrolls to the very top without looking at the style again: looking at it here makes it.
    void getComputedStyle(documentElement).scrollBehavior;
    const frame = requestAnimationFrame(() => documentElement.removeAttribute(BACK_MARK));
    return () => {
      cancelAnimationFrame(frame);
      documentElement.removeAttribute(BACK_MARK);
    };
  }, [location, isBack]);

  return null;
}
