import { type RefObject, useEffect, useRef } from 'react';

/** Marks a row that is laid out; read in home-page.module.css. */
const MARK = 'data-laid-out';

/** Laying out all ten rows at once would block a slow phone, so each row is laid out when the browser is idle. */
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

/** Not every browser has `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}
