import { titlePage } from '#shared/text/title-page.ts';
import styles from './anchors.module.css';

/** Plain links within the page, for the sections it has. */
export function Anchors({ sections }: { sections: readonly { id: string; label: string }[] }) {
  return (
    <nav className={styles.anchors} aria-label={titlePage.onThisPage}>
      {sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
