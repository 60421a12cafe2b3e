import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';

/** A moment after the page has changed: what is written in the same breath is often not read out. */
const ANNOUNCED_AFTER_MS = 100;

/** Of the document, not of a component: the shell is drawn anew when a page fails. */
let shown: { path: string; heading: string } | undefined;

/** What a new document does by itself: its title is read out, and the keyboard is at the beginning of its content. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const hasFailed = useMatches().at(-1)?.loaderData === undefined;
  const [title, setTitle] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same screen with other words is told of too.
  useEffect(() => {
    const before = shown;
    const heading = document.querySelector<HTMLElement>('main h1');
    shown = { path: pathname, heading: heading?.textContent ?? '' };
    if (!before || (before.path === shown.path && before.heading === shown.heading)) return;
    // It told of the page the document came with. Who reads such things asks for each page anew.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    // A choice on the same screen leaves the keyboard where it was made, unless that is gone.
    const isFocusLost = document.activeElement === document.body;
    if (before.path !== shown.path || isFocusLost) moveFocusTo(heading ?? document.querySelector<HTMLElement>('main'));
    const timer = setTimeout(() => setTitle(document.title), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, search, hasFailed]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

/** Where the page is scrolled to is decided elsewhere. */
function moveFocusTo(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
