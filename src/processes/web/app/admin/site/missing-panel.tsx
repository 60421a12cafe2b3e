import { Link } from 'react-router';
import { redirectsPath } from '#shared/admin/domain/paths.ts';
import type { MissingLine } from '#shared/admin/domain/site-screens.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { formatCount, formatDate } from '#shared/domain/format.ts';
import { MISSING_PATHS } from '#shared/domain/limits.ts';
import { buttonClass } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './site.module.css';

const words = adminRedirects;

const COLUMNS: Column[] = [
  { key: 'path', label: words.path },
  { key: 'asked', label: words.asked, isNumber: true },
  { key: 'days', label: words.days, isNumber: true },
  { key: 'last', label: words.lastDay },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

interface MissingPanelProps {
  lines: MissingLine[];
  total: number;
  others: number;
  mayCurate: boolean;
}

/** Addresses visitors requested that do not exist; each row links to the redirect form. */
export function MissingPanel({ lines, total, others, mayCurate }: MissingPanelProps) {
  return (
    <Panel
      title={words.missingTitle}
      className={styles.section}
      {...(total > lines.length && { note: words.more(lines.length, formatCount(total)) })}
    >
      <Hint>{lines.length > 0 ? words.missingHint(MISSING_PATHS.days) : words.missingEmpty}</Hint>
      {lines.length > 0 && (
        <DataTable caption={words.missingTable} columns={COLUMNS}>
          {lines.map(({ path, hits, days, lastDay }) => (
            <tr key={path}>
              <td>
                <span className={styles.path}>{path}</span>
              </td>
              <NumberCell>{formatCount(hits)}</NumberCell>
              <NumberCell>{formatCount(days)}</NumberCell>
              <DimCell>{formatDate(lastDay)}</DimCell>
              <NumberCell>
                {mayCurate && (
                  <Link
                    className={buttonClass('link')}
                    to={redirectsPath({ de: path })}
                    aria-label={words.createFromOf(path)}
                  >
                    {words.createFrom}
                  </Link>
                )}
              </NumberCell>
            </tr>
          ))}
        </DataTable>
      )}
      {others > 0 && <Hint>{words.others(others)}</Hint>}
    </Panel>
  );
}
