import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { REPORT_STATES, type ReportList } from '#shared/admin/domain/reports.ts';
import { adminReports } from '#shared/admin/text/reports.ts';
import { formatCount } from '#shared/domain/format.ts';
import { EmptyState } from '../../design/states.tsx';
import { Notice } from '../forms/notice.tsx';
import { PageTop } from '../frame/page-top.tsx';
import type { Outcome } from '../outcome.ts';
import { ReportCard } from './report-card.tsx';
import styles from './reports-page.module.css';

interface ReportsPageProps extends ReportList {
  now: Date;
  mayAnswer: boolean;
  outcome: Outcome | undefined;
}

/** Visitors' reports by state, the open ones first. */
export function ReportsPage({ state, reports, counts, now, mayAnswer, outcome }: ReportsPageProps) {
  return (
    <>
      <PageTop title={adminReports.title} />
      <nav className={styles.tabs} aria-label={adminReports.title}>
        {REPORT_STATES.map((each) => (
          <Link
            key={each}
            to={adminPaths.reports(each === 'open' ? '' : each)}
            aria-current={each === state ? 'page' : undefined}
          >
            {adminReports.states[each]} <span>{formatCount(counts[each])}</span>
          </Link>
        ))}
      </nav>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {reports.length === 0 ? (
        <EmptyState message={adminReports.empty} hint={adminReports.emptyHint} />
      ) : (
        <ul className={styles.reports}>
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} now={now} mayAnswer={mayAnswer} />
          ))}
        </ul>
      )}
    </>
  );
}
