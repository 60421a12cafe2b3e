import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import { AUDIT_LINES_EXPORTED, AUDIT_LINES_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { adminPaths, auditPath } from '#shared/admin/domain/paths.ts';
import type { AuditQuery } from '#shared/admin/domain/site-screens.ts';
import type { AuditLine } from '#shared/admin/domain/staff.ts';
import { adminAudit } from '#shared/admin/text/audit.ts';
import { adminNotices } from '#shared/admin/text/notices.ts';
import { formatCount } from '#shared/domain/format.ts';
import { Paginator } from '../../public/lists/paginator.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { describeAuditEvent } from '../dashboard/describe-audit-event.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import styles from '../site/site.module.css';
import { type AuditChoices, AuditFilter } from './audit-filter.tsx';

const words = adminAudit;

const COLUMNS: Column[] = [
  { key: 'seq', label: words.number, isNumber: true },
  { key: 'when', label: words.when },
  { key: 'who', label: words.who },
  { key: 'what', label: words.what },
  { key: 'details', label: words.details },
];

interface AuditPageProps {
  query: AuditQuery;
  page: number;
  lines: AuditLine[];
  total: number;
  choices: AuditChoices;
  isAdministrator: boolean;
  outcome: Outcome | undefined;
}

/** The complete audit log. */
export function AuditPage({ query, page, lines, total, choices, isAdministrator, outcome }: AuditPageProps) {
  const asked = { quem: query.person, acao: query.action, de: query.from, ate: query.until };
  return (
    <>
      <PageTop title={words.title} count={words.count(total)}>
        {isAdministrator && (
          <>
            <AdminForm intent="check" outcome={undefined} isQuiet>
              <Submit intent="check" look="outline">
                {words.check}
              </Submit>
            </AdminForm>
            <a className={buttonClass('outline')} href={auditPath(asked, true)} download>
              {words.export}
            </a>
          </>
        )}
      </PageTop>
      <Hint>{words.hint}</Hint>
      {isAdministrator && (
        <Hint>
          {words.checkHint} {words.exportHint(formatCount(AUDIT_LINES_EXPORTED))}
        </Hint>
      )}
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <AuditFilter query={query} choices={choices} />
      {lines.length === 0 ? (
        <EmptyState message={words.empty} hint="" action={{ label: words.clear, to: adminPaths.audit() }} />
      ) : (
        <DataTable caption={words.title} columns={COLUMNS}>
          {lines.map((line) => (
            <Line key={line.seq} line={line} />
          ))}
        </DataTable>
      )}
      {total > AUDIT_LINES_PER_PAGE && (
        <Paginator
          page={page}
          totalPages={Math.ceil(total / AUDIT_LINES_PER_PAGE)}
          toPage={(number) => auditPath({ ...asked, pagina: number > 1 ? String(number) : '' })}
        />
      )}
    </>
  );
}

function Line({ line }: { line: AuditLine }) {
  const { actor, auditEvent, subject } = describeAuditEvent(line);
  const details = line.after === null || line.after === undefined ? '' : JSON.stringify(line.after);
  return (
    <tr>
      <NumberCell>{line.seq}</NumberCell>
      <DimCell>
        <span className={styles.oneLine}>{formatExactTime(line.at)}</span>
      </DimCell>
      <td>
        <span className={styles.who}>{actor}</span>
        {line.network && <span className="meta"> {adminNotices.from(line.network)}</span>}
      </td>
      <td>{subject ? `${auditEvent} ${subject}` : auditEvent}</td>
      <td>
        {details && (
          <details className={styles.details}>
            <summary>{words.details}</summary>
            <code>{details}</code>
          </details>
        )}
      </td>
    </tr>
  );
}
