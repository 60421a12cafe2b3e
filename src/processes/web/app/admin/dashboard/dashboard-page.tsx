import { Link } from 'react-router';
import type { MyDraft, Needs, RoutineCounts } from '#shared/admin/domain/dashboard.ts';
import type { Counters, FirstItem, HomeTitle, PlannedLine } from '#shared/admin/domain/first.ts';
import { formatTimeAgo, partOfDay } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { QueueLine } from '#shared/admin/domain/queues.ts';
import type { AuditLine, Member } from '#shared/admin/domain/staff.ts';
import { newSubjectPath, subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminFirst } from '#shared/admin/text/dashboard-first.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { DashboardCounters } from './counters.tsx';
import { ActivityPanel, HomePanel, PlannedPanel, RoutinesLine } from './dashboard-aside.tsx';
import styles from './dashboard-page.module.css';
import { FirstPanel } from './first-panel.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import { QueuesPanel } from './queues-panel.tsx';

interface DashboardPageProps {
  member: Member;
  now: Date;
  hasRecoveryCodes: boolean;
  counters: Counters;
  items: readonly FirstItem[];
  planned: readonly PlannedLine[];
  queues: readonly QueueLine[];
  needs: Needs;
  home: readonly HomeTitle[] | undefined;
  drafts: MyDraft[];
  activity: AuditLine[];
  routines: RoutineCounts | undefined;
  mayRefresh: boolean;
  mayDraft: boolean;
}

/** What needs the member first, then everybody's work. Every number comes from a table; what could not be read says so. */
export function DashboardPage({ member, now, hasRecoveryCodes, ...props }: DashboardPageProps) {
  const { counters, items, planned, queues, needs, home, drafts, activity, routines, mayRefresh, mayDraft } = props;
  const greeting = adminDashboard.greetings[partOfDay(now)];
  return (
    <>
      <PageTop title={adminDashboard.greet(greeting, member.name.split(' ')[0] ?? member.name)}>
        {mayRefresh && (
          <Link className={buttonClass('outline')} to={adminPaths.import()}>
            {adminNeeds.importById}
          </Link>
        )}
        {mayDraft && (
          <Link className={buttonClass('outline')} to={newSubjectPath('collection')}>
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
      <DashboardCounters counters={counters} now={now} />
      <div className={styles.panels}>
        <div className={styles.column}>
          <FirstPanel items={items} now={now} />
          <QueuesPanel queues={queues} needs={needs} />
          <OwnDrafts drafts={drafts} now={now} />
          <NeedsPanel needs={needs} />
        </div>
        <div className={styles.column}>
          <HomePanel titles={home} />
          <PlannedPanel planned={planned} />
          <ActivityPanel activity={activity} now={now} />
          <RoutinesLine routines={routines} />
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
            <span>
              <b>{title}</b>
              <small>
                {adminNeeds.draftFields(fields)}, {formatTimeAgo(at, now)}
              </small>
            </span>
            <Link className={buttonClass('quiet')} to={subjectPath(entity, id)} aria-label={adminFirst.keepOnOf(title)}>
              {adminFirst.keepOn}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
