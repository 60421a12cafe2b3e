import type { ReactNode } from 'react';
import styles from './page-top.module.css';

/** The page's title, a count, and the actions on the whole page. */
export function PageTop({ title, count, children }: { title: string; count?: string; children?: ReactNode }) {
  return (
    <div className={styles.top}>
      <h1>{title}</h1>
      {count && <span className={styles.count}>{count}</span>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
