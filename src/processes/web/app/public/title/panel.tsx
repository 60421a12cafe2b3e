import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A panel beside the text of a title page. */
export function SidePanel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
