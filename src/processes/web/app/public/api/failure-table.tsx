import type { FailureDescription } from '#shared/domain/site/api-description.ts';
import { apiPage as text } from '#shared/text/api/api-page.ts';
import { classNames } from '../../design/class-names.ts';
import styles from './api-docs.module.css';
import { Code, Prose } from './code.tsx';

interface FailureTableProps {
  label: string;
  /** Heading of the last column. */
  column: string;
  failures: readonly FailureDescription[];
}

export function FailureTable({ label, column, failures }: FailureTableProps) {
  return (
    <table className={classNames(styles.table, styles.failures)} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text.status}</th>
          <th scope="col">{text.word}</th>
          <th scope="col">{column}</th>
        </tr>
      </thead>
      <tbody>
        {failures.map(({ http, status, text: words }) => (
          <tr key={`${status} ${words}`}>
            <td data-label={text.status}>{http}</td>
            <td data-label={text.word}>
              <Code>{status}</Code>
            </td>
            <td data-label={column}>
              <Prose>{words}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
