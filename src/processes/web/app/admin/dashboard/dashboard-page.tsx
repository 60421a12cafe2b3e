import { Link } from 'react-router';
import type { MyDraft, Needs } from '#shared/admin/domain/dashboard.ts';
import { formatTimeAgo, partOfDay } from '#shared/admin/domain/format-time.ts';
import { AUDIT_LINES_SHOWN } from '#shared/admin/domain/limits.ts';
import { listPath } from '#shared/admin/domain/list-query.ts';
import { adminPaths, subjectPath } from '#shared/admin/domain/paths.ts';
import type { ReviewLine } from '#shared/admin/domain/review.ts';
import type { AuditLine, Member } from '#shared/admin/domain/staff.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import timeline from '../frame/timeline.module.css';
import styles from './dashboard-page.module.css';
import { describeAuditEvent } from './describe-audit-event.ts';
import { NeedsPanel } from './needs-panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';

interface DashboardPageProps {
  member: Member;
  now: Date;
  hasRecoveryCodes: boolean;
  needs: Needs;
  drafts: MyDraft[];
  toReview: readonly ReviewLine[];
  returned: readonly ReviewLine[];
  activity: AuditLine[];
  mayRefresh: boolean;
  mayDraft: boolean;
}

/** Shows only real data: every number comes from a table, and a panel that could not be read says so. */
export function DashboardPage({
  member,
  now,
  hasRecoveryCodes,
  needs,
  drafts,
  activity,
  ...props
}: DashboardPageProps) {
  const { mayRefresh, mayDraft, toReview, returned } = props;
  const greeting = adminDashboard.greetings[partOfDay(now)];
  return (
    <>
      <PageTop title={adminDashboard.greet(greeting, member.name.split(' ')[0] ?? member.name)}>
        <Link className={buttonClass('outline')} to={listPath('movie')}>
          {adminNeeds.findTitle}
        </Link>
        {mayRefresh && (
          <Link className={buttonClass('outline')} to={adminPaths.import()}>
            {adminNeeds.importById}
          </Link>
        )}
        {mayDraft && (
          <Link className={buttonClass('primary')} to={adminPaths.newCollection()}>
            <AdminIcon name="plus" />
            {adminNeeds.newCollection}
          </Link>
        )}
      </PageTop>
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
        <div className={styles.column}>
          <ReviewsPanel title={adminReviews.dashboard.forYou} list="para-mim" lines={toReview} now={now} />
          <ReviewsPanel title={adminReviews.dashboard.returned} list="enviadas" lines={returned} now={now} />
          <NeedsPanel needs={needs} />
          <Activity activity={activity} now={now} />
        </div>
        <div className={styles.column}>
          <OwnDrafts drafts={drafts} now={now} />
        </div>
      </div>
    </>
  );
}

function OwnDrafts({ drafts, now }: { drafts: readonly MyDraft[]; now: Date }) {
  return (
    <Panel title={adminNeeds.drafts}>
      {drafts.length === 0 && <Hint>{adminNeeds.draftsEmpty}</Hint>}
      <ul className={styles.rows}>
        {drafts.map(({ entity, id, title, fields, at }) => (
          <li key={`${entity}-${id}`}>
            <Link to={entity === 'collection' ? adminPaths.collection(id) : subjectPath(entity, id)}>{title}</Link>
            <span>
              {adminNeeds.draftFields(fields)}, {formatTimeAgo(at, now)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Activity({ activity, now }: { activity: readonly AuditLine[]; now: Date }) {
  return (
    <Panel title={adminDashboard.activity} note={adminDashboard.activityHint(AUDIT_LINES_SHOWN)}>
      {activity.length === 0 && <Hint>{adminDashboard.activityEmpty}</Hint>}
      <ol className={timeline.timeline}>
        {activity.map((line) => (
          <AuditEvent key={line.seq} line={line} now={now} />
        ))}
      </ol>
    </Panel>
  );
}

function AuditEvent({ line, now }: { line: AuditLine; now: Date }) {
  const { actor, auditEvent, subject } = describeAuditEvent(line);
  return (
    <li>
      <b>{actor}</b> {auditEvent} {subject && <b>{subject}</b>}
      <span>{formatTimeAgo(line.at, now)}</span>
    </li>
  );
}
