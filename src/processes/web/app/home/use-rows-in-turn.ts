import { type RefObject, useEffect, useRef } from 'react';

/** On a row; home-page.module.css says what it means. */
const MARK = 'data-laid-out';

/** The page is ten rows long and laid out in one go it would hold a slow phone up: each gets a moment in which nothing else is done. */
export function useRowsInTurn(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rows = [...(page.current?.querySelectorAll('section') ?? [])];
    let isOver = false;
    const layOutNext = () => {
      if (!isOver) rows.shift()?.setAttribute(MARK, '');
      if (!isOver && rows.length > 0) whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
    return () => {
      isOver = true;
    };
  }, []);
  return page;
}

/** Not every browser tells when it is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}
