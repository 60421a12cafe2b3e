import { type RefObject, useEffect, useState } from 'react';
import { titleWords } from '#shared/text/titles/title-words.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './rail-arrows.module.css';

/** For a mouse that cannot scroll sideways. Rendered with script only, and only if there is something to scroll. */
export function RailArrows({ rail }: { rail: RefObject<HTMLElement | null> }) {
  const { atStart, atEnd } = useRailEnds(rail);
  if (atStart && atEnd) return null;

  const pageBy = (direction: 1 | -1) => {
    rail.current?.scrollBy({ left: direction * rail.current.clientWidth });
  };
  // Not `disabled`: a disabled button would lose the focus right after it was pressed.
  return (
    <div className={styles.arrows}>
      <button type="button" aria-label={titleWords.previousCards} aria-disabled={atStart} onClick={() => pageBy(-1)}>
        <Icon name="chevronLeft" />
      </button>
      <button type="button" aria-label={titleWords.nextCards} aria-disabled={atEnd} onClick={() => pageBy(1)}>
        <Icon name="chevronRight" />
      </button>
    </div>
  );
}

function useRailEnds(rail: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      // Browsers scroll in fractions of a pixel and may stop just short of the end.
      const atStart = scrollLeft <= 1;
      const atEnd = scrollLeft + clientWidth >= scrollWidth - 1;
      setEnds((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [rail]);

  return ends;
}
