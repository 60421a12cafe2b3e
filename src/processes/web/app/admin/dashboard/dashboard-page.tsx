import { Link } from 'react-router';
import { AUDIT_LINES_SHOWN } from '#shared/domain/admin-limits.ts';
import { formatMoment, partOfDay } from '#shared/domain/admin-moment.ts';
import { adminPaths } from '#shared/domain/admin-paths.ts';
import type { AuditLine, Member } from '#shared/domain/staff.ts';
import { adminDashboard } from '#shared/text/admin-dashboard.ts';
import { EmptyState } from '../../ui/states.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './dashboard-page.module.css';
import { describeDeed } from './describe-deed.ts';

interface DashboardPageProps {
  member: Member;
  now: Date;
  hasRecoveryCodes: boolean;
  activity: AuditLine[];
}

/** Only what is known is shown: a number here comes from a table. */
export function DashboardPage({ member, now, hasRecoveryCodes, activity }: DashboardPageProps) {
  const greeting = adminDashboard.greetings[partOfDay(now)];
  return (
    <>
      <PageTop title={adminDashboard.greet(greeting, member.name.split(' ')[0] ?? member.name)} />
      {!hasRecoveryCodes && (
        <Notice
          kind="warn"
          action={
            <Link className={buttonClass('outline')} to={adminPaths.recoveryCodes()}>
              {adminDashboard.codesNow}
            </Link>
          }
        >
          {adminDashboard.codesMissing}
        </Notice>
      )}
      <div className={styles.panels}>
        <Panel title={adminDashboard.needsYou}>
          <EmptyState message={adminDashboard.needsNothing} hint={adminDashboard.needsNothingHint} />
        </Panel>
        <Panel title={adminDashboard.activity} note={adminDashboard.activityHint(AUDIT_LINES_SHOWN)}>
          {activity.length === 0 && <Hint>{adminDashboard.activityEmpty}</Hint>}
          <ol className={styles.activity}>
            {activity.map((line) => (
              <Deed key={line.seq} line={line} now={now} />
            ))}
          </ol>
        </Panel>
      </div>
    </>
  );
}

function Deed({ line, now }: { line: AuditLine; now: Date }) {
  const { actor, deed, subject } = describeDeed(line);
  return (
    <li>
      <b>{actor}</b> {deed} {subject && <b>{subject}</b>}
      <span>{formatMoment(line.at, now)}</span>
    </li>
  );
}
