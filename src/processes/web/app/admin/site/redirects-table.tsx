import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { redirectsPath } from '#shared/admin/domain/paths.ts';
import type { RedirectLine } from '#shared/admin/domain/site-screens.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { formatCount } from '#shared/domain/format.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { Tag } from '../frame/tag.tsx';
import styles from './site.module.css';

const words = adminRedirects;

const COLUMNS: Column[] = [
  { key: 'from', label: words.from },
  { key: 'code', label: words.code },
  { key: 'hits', label: words.hits, isNumber: true },
  { key: 'last', label: words.lastHit },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

interface RedirectsTableProps {
  lines: RedirectLine[];
  now: Date;
  mayCurate: boolean;
}

export function RedirectsTable({ lines, now, mayCurate }: RedirectsTableProps) {
  return (
    <DataTable caption={words.title} columns={COLUMNS}>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <span className={styles.path}>{line.from}</span>
            <span className={styles.to}>→ {line.to ?? words.gone}</span>
          </td>
          <td>
            <Tag look={line.code === 410 ? 'warn' : 'plain'}>{line.code}</Tag>
            {line.isOverPage && <Tag look="luz">{words.over}</Tag>}
          </td>
          <NumberCell>{formatCount(line.hits)}</NumberCell>
          <DimCell>{line.lastHitAt ? formatTimeAgo(line.lastHitAt, now) : words.never}</DimCell>
          <NumberCell>
            <Actions line={line} mayCurate={mayCurate} />
          </NumberCell>
        </tr>
      ))}
    </DataTable>
  );
}

function Actions({ line, mayCurate }: { line: RedirectLine; mayCurate: boolean }) {
  const { id, version, from, removedAt } = line;
  const intent = removedAt ? 'bringBack' : 'remove';
  const isEditable = mayCurate && !removedAt;
  return (
    <span className={styles.rowActions}>
      <Link
        className={buttonClass('link')}
        to={redirectsPath({ ver: removedAt ? 'removidos' : '', editar: String(id) })}
        aria-label={isEditable ? words.editOf(from) : words.historyOf(from)}
      >
        {isEditable ? words.edit : words.history}
      </Link>
      {mayCurate && (
        <AdminForm intent={intent} about={{ name: 'redirect', value: String(id) }} isQuiet>
          <input type="hidden" name="version" value={version} />
          <Submit
            intent={intent}
            look={removedAt ? 'link' : 'danger-link'}
            label={removedAt ? words.bringBackOf(from) : words.removeOf(from)}
          >
            {removedAt ? words.bringBack : words.remove}
          </Submit>
        </AdminForm>
      )}
    </span>
  );
}
