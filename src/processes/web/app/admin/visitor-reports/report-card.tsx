import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { NOTE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import type { Report } from '#shared/admin/domain/reports.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminReports } from '#shared/admin/text/reports.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { Tag } from '../frame/tag.tsx';
import styles from './reports-page.module.css';

const INTENTS = ['resolve', 'refuse', 'reopen'];

interface ReportCardProps {
  report: Report;
  now: Date;
  mayAnswer: boolean;
}

export function ReportCard({ report, now, mayAnswer }: ReportCardProps) {
  const { kind, titleId, title, slug, reason, service, note, reportedAt, history } = report;
  const site = kind === 'movie' ? paths.movie(slug) : paths.oneSeries(slug);
  return (
    <li className={styles.report}>
      <div className={styles.head}>
        <h2>
          {title ? (
            <Link to={subjectPath(kind, titleId, { aba: 'onde-assistir' })}>{title}</Link>
          ) : (
            adminReports.titleGone
          )}
        </h2>
        <Tag look="warn">{adminReports.reasons[reason]}</Tag>
        <span>{adminReports.reported(formatTimeAgo(reportedAt, now))}</span>
        {slug && <a href={site}>{adminReports.seePage}</a>}
      </div>
      {service && <p>{adminReports.service(service)}</p>}
      {note && <blockquote>{note}</blockquote>}
      {history.length > 0 && (
        <ol className={styles.history} aria-label={adminReports.history}>
          {history.map((event) => (
            <li key={event.at.toISOString()}>
              {adminReports.event(
                event.author.name ?? adminDashboard.erasedPerson,
                adminReports.state[event.state],
                formatTimeAgo(event.at, now),
              )}
              {event.answer && <q>{event.answer}</q>}
            </li>
          ))}
        </ol>
      )}
      {mayAnswer && <Answer report={report} />}
    </li>
  );
}

/** An answer field with two ways to close the report; a closed report can be reopened. */
function Answer({ report: { id, state } }: { report: Report }) {
  return (
    <AdminForm intent={INTENTS} about={{ name: 'reportId', value: String(id) }} className={styles.answer} isQuiet>
      <input type="hidden" name="seen" value={state} />
      {state === 'open' ? (
        <>
          <Field name="answer" label={adminReports.answer} hint={adminReports.answerHint} maxLength={NOTE_CHARACTERS} />
          <span className={styles.buttons}>
            <WriteButton name="intent" value="resolve" className={buttonClass('primary')}>
              {adminReports.resolve}
            </WriteButton>
            <WriteButton name="intent" value="refuse" className={buttonClass('outline')}>
              {adminReports.refuse}
            </WriteButton>
          </span>
        </>
      ) : (
        <WriteButton name="intent" value="reopen" className={buttonClass('outline')}>
          {adminReports.reopen}
        </WriteButton>
      )}
    </AdminForm>
  );
}
