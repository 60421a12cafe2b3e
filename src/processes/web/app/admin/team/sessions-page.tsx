import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { REMEMBERED_SESSION_DAYS } from '#shared/admin/domain/limits.ts';
import type { OpenSession } from '#shared/admin/domain/staff.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { describeDevice } from '../describe-device.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import row from './member-row.module.css';
import styles from './sessions-page.module.css';

/** `memberName` is set on another member's session. */
export interface ShownSession extends OpenSession {
  memberName?: string | undefined;
}

interface SessionsPageProps {
  own: ShownSession[];
  /** All other members' sessions, for a role that may end them. */
  others: ShownSession[] | undefined;
  now: Date;
  outcome: Outcome | undefined;
}

export function SessionsPage({ own, others, now, outcome }: SessionsPageProps) {
  return (
    <>
      <PageTop title={adminTeam.sessionsTitle} count={String(own.length)}>
        {own.length > 1 && (
          <AdminForm intent="endOthers" isQuiet>
            <Submit intent="endOthers" look="outline">
              {adminTeam.endOthers}
            </Submit>
          </AdminForm>
        )}
      </PageTop>
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      <SessionTable caption={adminTeam.ownSessions} sessions={own} intent="end" now={now} />
      {own.length === 1 && <Hint>{adminTeam.onlyThis}</Hint>}
      {others && (
        <>
          <h2 className={styles.heading}>{adminTeam.teamSessions}</h2>
          {others.length > 0 ? (
            <SessionTable caption={adminTeam.teamSessions} sessions={others} intent="endAnother" now={now} />
          ) : (
            <Hint>{adminTeam.teamEmpty}</Hint>
          )}
        </>
      )}
    </>
  );
}

const COLUMNS: Column[] = [
  { key: 'device', label: adminTeam.device },
  { key: 'network', label: adminTeam.network },
  { key: 'since', label: adminTeam.since },
  { key: 'seen', label: adminTeam.lastSeen },
  { key: 'actions', label: <span className="visually-hidden">{adminTeam.actions}</span> },
];

interface SessionTableProps {
  caption: string;
  sessions: ShownSession[];
  intent: 'end' | 'endAnother';
  now: Date;
}

function SessionTable({ caption, sessions, intent, now }: SessionTableProps) {
  return (
    <DataTable caption={caption} columns={COLUMNS}>
      {sessions.map((session) => (
        <tr key={session.id}>
          <td>
            <Device session={session} />
          </td>
          <DimCell>{session.network}</DimCell>
          <DimCell>{formatTimeAgo(session.createdAt, now)}</DimCell>
          <DimCell>{formatTimeAgo(session.seenAt, now)}</DimCell>
          <NumberCell>
            {!session.isCurrent && (
              <AdminForm intent={intent} isQuiet about={{ name: 'sessionId', value: session.id }}>
                <Submit
                  intent={intent}
                  look="link"
                  label={adminTeam.endSessionOf(session.memberName ?? describeDevice(session.userAgent))}
                >
                  {adminTeam.end}
                </Submit>
              </AdminForm>
            )}
          </NumberCell>
        </tr>
      ))}
    </DataTable>
  );
}

function Device({ session: { memberName, userAgent, isCurrent, isKept } }: { session: ShownSession }) {
  const device = describeDevice(userAgent);
  const notes = [memberName && device, isKept && adminTeam.kept(REMEMBERED_SESSION_DAYS)].filter(Boolean);
  return (
    <span className={styles.device}>
      <b>
        {memberName ?? device} {isCurrent && <span className={row.tag}>{adminTeam.thisDevice}</span>}
      </b>
      {notes.length > 0 && <span>{notes.join(' · ')}</span>}
    </span>
  );
}
