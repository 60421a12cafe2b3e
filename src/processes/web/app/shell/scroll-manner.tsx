import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Set on the document element; design/base.css turns smooth scrolling off for it. */
const BACK_MARK = 'data-going-back';
/**
 * Set after the first navigation: the home page is then laid out without `content-visibility`, so that going back finds its scroll
 * position.
 */
const MOVED_MARK = 'data-moved';

/**
 * Must precede `<ScrollRestoration>`, whose scrolling it changes: smooth to the top of a new page, instant to the old position when
 * going back.
 */
export function ScrollManner() {
  const location = useLocation();
  const first = useRef(location);
  const isBack = useNavigationType() === NavigationType.Pop;

  useLayoutEffect(() => {
    if (location !== first.current) document.documentElement.setAttribute(MOVED_MARK, '');
  }, [location]);

  // `location` too, so that it runs on every navigation.
  useLayoutEffect(() => {
    if (!isBack) return;
    const { documentElement } = document;
    documentElement.setAttribute(BACK_MARK, '');
    // Chromium scrolls without recomputing the style first: reading the property forces it.
    void getComputedStyle(documentElement).scrollBehavior;
    const frame = requestAnimationFrame(() => documentElement.removeAttribute(BACK_MARK));
    return () => {
      cancelAnimationFrame(frame);
      documentElement.removeAttribute(BACK_MARK);
    };
  }, [location, isBack]);

  return null;
}
