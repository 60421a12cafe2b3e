import { useEffect, useRef } from 'react';
import { titlePage } from '#shared/text/titles/title-page.ts';
import { useCurrentSection } from '../../design/use-current-section.ts';
import styles from './anchors.module.css';

/** Links to the page's sections; the current one is marked. */
export function Anchors({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentSection(sections.map(({ id }) => id));

  // On a phone not all links fit: scrolls the row, and only the row, to the current one.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    const left = link.offsetLeft - (nav.current.clientWidth - link.clientWidth) / 2;
    nav.current.scrollTo({ left, behavior: 'instant' });
  }, [current]);

  return (
    <nav ref={nav} className={styles.anchors} aria-label={titlePage.onThisPage}>
      {sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
