import type { ReactNode } from 'react';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './fold.module.css';

/** A collapsed section for what few members need. */
export function Fold({
  summary,
  isOpen = false,
  children,
}: {
  summary: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        {summary}
        <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  );
}
