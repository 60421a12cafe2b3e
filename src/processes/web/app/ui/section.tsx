import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Also the fragment of its address: `#elenco`. */
  id: string;
  title: string;
  /** Beside the heading, at the right. */
  action?: ReactNode;
  children: ReactNode;
}

/** A row of a page: a heading and what it is about. */
export function Section({ id, title, action, children }: SectionProps) {
  const headingId = `${id}-titulo`;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
