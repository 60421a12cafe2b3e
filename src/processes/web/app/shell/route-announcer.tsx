import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';

/** Screen readers often skip text that changes together with the page. */
const ANNOUNCED_AFTER_MS = 100;

/** Module state, not component state: the shell is remounted when a page fails. */
let shown: { path: string; heading: string } | undefined;

/** Does what a browser does for a new document: announces its title and moves the focus to the start of its content. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const hasFailed = useMatches().at(-1)?.loaderData === undefined;
  const [title, setTitle] = useState('');

  // `search` and `hasFailed` too: the same page with another query, or failed, is announced again.
  useEffect(() => {
    const before = shown;
    const heading = document.querySelector<HTMLElement>('main h1');
    shown = { path: pathname, heading: heading?.textContent ?? '' };
    if (!before || (before.path === shown.path && before.heading === shown.heading)) return;
    // The structured data describes the first page only. Crawlers load each page as a document.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    // A change on the same page keeps the focus, unless its element is gone.
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

/** Without scrolling, which `ScrollRestoration` controls. */
function moveFocusTo(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
