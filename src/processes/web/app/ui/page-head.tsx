import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  intro?: string;
  children?: ReactNode;
}

/** The page's title and introduction. */
export function PageHead({ title, intro, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
