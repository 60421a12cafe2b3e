import type { KeyboardEventHandler, ReactNode } from 'react';
import { classNames } from '../../design/class-names.ts';
import styles from './data-table.module.css';

export interface Column {
  key: string;
  label: ReactNode;
  isNumber?: true;
}

interface DataTableProps {
  caption: string;
  columns: Column[];
  /** The head stays visible in long lists, where the table fits the width. */
  isSticky?: boolean;
  /** Short enough for a phone: its heads break into lines, and it does not scroll. */
  isCompact?: boolean;
  /** On a phone each row is a stack of its cells: nothing is beyond the edge. */
  isStacked?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLTableSectionElement>;
  children: ReactNode;
}

/** A table wider than its container scrolls inside its box, by keyboard too. */
export function DataTable({
  caption,
  columns,
  isSticky = false,
  isCompact = false,
  isStacked = false,
  onKeyDown,
  children,
}: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className={classNames(styles.box, isSticky && styles.sticky)} aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.table, isCompact && styles.compact, isStacked && styles.stacked)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isNumber }) => (
              <th key={key} scope="col" className={isNumber && styles.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>{children}</tbody>
      </table>
    </section>
  );
}

export function NumberCell({ children }: { children: ReactNode }) {
  return <td className={styles.number}>{children}</td>;
}

export function DimCell({ children }: { children: ReactNode }) {
  return <td className={styles.dim}>{children}</td>;
}

/** A coloured dot beside the word for the state. */
export function State({ kind, children }: { kind: 'ok' | 'warn' | 'error' | 'none'; children: ReactNode }) {
  return <span className={`${styles.state} ${styles[kind]}`}>{children}</span>;
}
