import { Link } from 'react-router';
import { formatClock } from '#shared/admin/domain/format-time.ts';
import { AUDIT_LINES_EXPORTED, AUDIT_LINES_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { adminPaths, auditPath } from '#shared/admin/domain/paths.ts';
import type { AuditQuery } from '#shared/admin/domain/site-screens.ts';
import type { AuditLine } from '#shared/admin/domain/staff.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { isEditable } from '#shared/admin/domain/subjects/subjects.ts';
import { adminAudit } from '#shared/admin/text/audit.ts';
import { adminNotices } from '#shared/admin/text/staff/notices.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { isFromTmdb } from '#shared/domain/entities.ts';
import { formatCount, formatLongDate } from '#shared/domain/format.ts';
import { isCreated } from '#shared/domain/subjects/records.ts';
import { EmptyState } from '../../design/states.tsx';
import { Paginator } from '../../public/lists/paginator.tsx';
import { describeAuditEvent } from '../dashboard/describe-audit-event.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { Avatar } from '../frame/avatar.tsx';
import { usePeopleNames } from '../frame/field-labels.ts';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import { type AuditChoices, AuditFilter } from './audit-filter.tsx';
import styles from './audit-page.module.css';
import { BeforeAfter } from './before-after.tsx';
import { describeChanges, describeFields } from './describe-changes.ts';

const words = adminAudit;

interface AuditPageProps {
  now: Date;
  query: AuditQuery;
  page: number;
  lines: AuditLine[];
  total: number;
  choices: AuditChoices;
  isAdministrator: boolean;
  outcome: Outcome | undefined;
}

/** The complete audit log by day: a sentence with links, and what changed. The stored data is one click away. */
export function AuditPage({ now, query, page, lines, total, choices, isAdministrator, outcome }: AuditPageProps) {
  const asked = { quem: query.person, acao: query.action, de: query.from, ate: query.until };
  const days = [...new Set(lines.map(({ at }) => toBrazilianDay(at)))];
  return (
    <>
      <PageTop title={words.title} count={words.count(total)}>
        {isAdministrator && (
          <>
            <AdminForm intent="check" isQuiet>
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
      {lines.length === 0 && (
        <EmptyState message={words.empty} hint="" action={{ label: words.clear, to: adminPaths.audit() }} />
      )}
      {days.map((day) => (
        <section key={day} className={styles.day} aria-label={nameDay(day, now)}>
          <h2>{nameDay(day, now)}</h2>
          <ol>
            {lines
              .filter(({ at }) => toBrazilianDay(at) === day)
              .map((line) => (
                <Line key={line.seq} line={line} />
              ))}
          </ol>
        </section>
      ))}
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

function nameDay(day: string, now: Date): string {
  const today = toBrazilianDay(now);
  const name = formatLongDate(day);
  if (day === today) return words.today(name);
  return day === addDays(today, -1) ? words.yesterday(name) : name;
}

function Line({ line }: { line: AuditLine }) {
  const { actor, auditEvent, subject, to } = describeAuditEvent(line);
  const people = usePeopleNames();
  const facts = [
    line.published && words.revision(line.published.revision),
    describeFields(line, people),
    line.network && adminNotices.from(line.network),
  ].filter(Boolean);
  return (
    <li>
      <time dateTime={line.at.toISOString()}>{formatClock(line.at)}</time>
      <Avatar name={actor} />
      <div className={styles.what}>
        <p>
          <b>{actor}</b> {auditEvent} {subject && (to ? <Link to={to}>{subject}</Link> : <b>{subject}</b>)}
          {facts.length > 0 && <span> · {facts.join(' · ')}</span>}
        </p>
        {describeChanges(line, people).map((change) => (
          <BeforeAfter key={change.label} change={change} />
        ))}
        <Details line={line} />
      </div>
      <CompareLink line={line} name={subject ?? ''} />
    </li>
  );
}

function CompareLink({ line: { entity, entityId, published }, name }: { line: AuditLine; name: string }) {
  if (!published || published.revision < 2) return null;
  if (!isEditable(entity) || (!isFromTmdb(entity) && !isCreated(entity))) return null;
  return (
    <Link
      className={styles.compare}
      to={subjectPath(entity, Number(entityId), { aba: 'historico', b: String(published.revision) })}
      aria-label={words.compareOf(name)}
    >
      {words.compare}
    </Link>
  );
}

/** The entry as it is stored, for those who need it. */
function Details({ line: { seq, before, after } }: { line: AuditLine }) {
  const parts = [before, after].filter((part) => part !== null && part !== undefined);
  if (parts.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary aria-label={words.detailsOf(seq)}>{words.details}</summary>
      {parts.map((part) => (
        <code key={JSON.stringify(part)}>{JSON.stringify(part)}</code>
      ))}
    </details>
  );
}
