// biome-ignore-all lint/a11y/noRedundantRoles: on phones the cells are blocks, and browsers then drop their roles.
import styles from './plain-table.module.css';

interface PlainTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The first column holds technical names. */
  isFirstCode?: boolean;
}

/** A table; on a phone one card per row, each cell after its label. The roles keep the table semantics there. */
export function PlainTable({ caption, columns, rows, isFirstCode = false }: PlainTableProps) {
  return (
    <table className={styles.table} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row[0]} role="row">
            {row.map((cell, place) => (
              <td key={columns[place]} data-label={columns[place]} role="cell">
                {isFirstCode && place === 0 ? <code>{cell}</code> : <span>{cell}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
