import { type ReactNode, useId } from 'react';
import { classNames } from '../../design/class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** At the right of the title. */
  note?: ReactNode;
  className?: string | undefined;
  /** For links to it. */
  id?: string;
  children: ReactNode;
}

export function Panel({ title, note, className, id, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={classNames(styles.panel, className)} id={id} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}

export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
