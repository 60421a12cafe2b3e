import type { ReactNode } from 'react';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './notice.module.css';

type Kind = 'ok' | 'warn' | 'error';

/** A result or a warning. Screen readers announce errors at once. */
export function Notice({ kind, action, children }: { kind: Kind; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'ok' ? 'check' : 'alert'} />
      <span className={styles.text}>{children}</span>
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}
