import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  intro?: string;
  /** Links beside the title; below it on a phone. */
  children?: ReactNode;
}

/** The page's title and introduction. */
export function PageHead({ title, intro, children }: PageHeadProps) {
  return (
    <div className={classNames(styles.head, children !== undefined && styles.beside)}>
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
