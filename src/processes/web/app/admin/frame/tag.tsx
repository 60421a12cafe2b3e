import type { ReactNode } from 'react';
import { classNames } from '../../design/class-names.ts';
import styles from './tag.module.css';

type Look = 'plain' | 'luz' | 'tela' | 'ok' | 'warn' | 'err';

/** A one-word label. */
export function Tag({ look = 'plain', children }: { look?: Look; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[look])}>{children}</span>;
}
