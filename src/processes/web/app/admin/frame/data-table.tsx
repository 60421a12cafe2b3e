import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column {
  key: string;
  label: ReactNode;
  isNumber?: true;
}

/** Wider than its place, it scrolls inside its box; the keyboard can scroll it too. */
export function DataTable({ caption, columns, children }: { caption: string; columns: Column[]; children: ReactNode }) {
  return (
    // A region that scrolls must be reachable.
    <div className={styles.box} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
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
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function NumberCell({ children }: { children: ReactNode }) {
  return <td className={styles.number}>{children}</td>;
}

export function DimCell({ children }: { children: ReactNode }) {
  return <td className={styles.dim}>{children}</td>;
}

/** A coloured dot beside the word that says it. */
export function State({ kind, children }: { kind: 'ok' | 'error' | 'none'; children: ReactNode }) {
  return <span className={`${styles.state} ${styles[kind]}`}>{children}</span>;
}
