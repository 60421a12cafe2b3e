import { Link } from 'react-router';
import type { RoutineCounts } from '#shared/admin/domain/dashboard.ts';
import type { HomeTitle, PlannedLine } from '#shared/admin/domain/first.ts';
import { formatClock, formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { QUEUES } from '#shared/admin/domain/queues.ts';
import type { AuditLine } from '#shared/admin/domain/staff.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminFirst } from '#shared/admin/text/dashboard-first.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminRoutines } from '#shared/admin/text/routines.ts';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { BeforeAfter } from '../audit/before-after.tsx';
import { describeChanges } from '../audit/describe-changes.ts';
import { Avatar } from '../frame/avatar.tsx';
import { State } from '../frame/data-table.tsx';
import { usePeopleNames } from '../frame/field-labels.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import { describeAuditEvent } from './describe-audit-event.ts';
import styles from './first.module.css';

const words = adminFirst;

/** The six that home shows first, in its order; one whose page lacks something has an outline and a sentence. */
export function HomePanel({ titles }: { titles: readonly HomeTitle[] | undefined }) {
  return (
    <Panel title={words.home} note={<Link to={adminPaths.homePins()}>{words.openHome}</Link>}>
      {!titles && <Hint>{words.homeUnknown}</Hint>}
      <ol className={styles.home}>
        {titles?.map(({ entity, id, title, backdropPath, lack }, place) => (
          <li key={`${entity}-${id}`} className={classNames(lack && styles.lacking)}>
            <Link to={subjectPath(entity, id)}>
              {backdropPath && (
                <Picture
                  kind="backdrop"
                  path={backdropPath}
                  widths={['w300']}
                  shown="160px"
                  width={160}
                  height={90}
                  alt=""
                />
              )}
              <i aria-hidden="true">{place + 1}</i>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
      {titles?.map(
        ({ entity, id, title, lack }, place) =>
          lack && (
            <p key={`${entity}-${id}`} className={styles.lack}>
              <Icon name="alert" />
              <span>
                {words.homeLack(place + 1, title, words.lacks[lack])}{' '}
                <Link
                  to={subjectPath(entity, id, {
                    ...(lack === 'uncertified' ? { aba: 'classificacao' } : {}),
                    fila: QUEUES[lack].word,
                  })}
                  aria-label={words.fixOf(title)}
                >
                  {words.fix}
                </Link>
              </span>
            </p>
          ),
      )}
    </Panel>
  );
}

export function PlannedPanel({ planned }: { planned: readonly PlannedLine[] }) {
  return (
    <Panel title={words.plannedToday} note={<Link to={adminPaths.calendar()}>{words.openCalendar}</Link>}>
      {planned.length === 0 && <Hint>{words.plannedNothing}</Hint>}
      <ul className={styles.lines}>
        {planned.map(({ entity, id, title, at, isHiding, by }) => (
          <li key={`${entity}-${id}-${at.getTime()}`}>
            <b>{formatClock(at)}</b> · <Link to={subjectPath(entity, id)}>{title}</Link>{' '}
            {isHiding ? words.hides : words.publishes}
            <small>{words.planBy(by.name ?? adminEditing.someone)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The newest audit events, with names, links and short changes. */
export function ActivityPanel({ activity, now }: { activity: readonly AuditLine[]; now: Date }) {
  const people = usePeopleNames();
  return (
    <Panel title={adminDashboard.activity} note={<Link to={adminPaths.audit()}>{words.allActivity}</Link>}>
      {activity.length === 0 && <Hint>{adminDashboard.activityEmpty}</Hint>}
      <ol className={styles.lines}>
        {activity.map((line) => {
          const { actor, auditEvent, subject, to } = describeAuditEvent(line);
          const [change, ...more] = describeChanges(line, people);
          return (
            <li key={line.seq} className={styles.event}>
              <Avatar name={actor} />
              <div>
                <b>{actor}</b> {auditEvent} {subject && (to ? <Link to={to}>{subject}</Link> : <b>{subject}</b>)}
                {change && more.length === 0 && isShort(change) && <BeforeAfter change={change} />}
                <small>{formatTimeAgo(line.at, now)}</small>
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

const SHORT = 40;
const isShort = ({ before, after }: { before: string; after: string }) => before.length + after.length <= SHORT;

/** One line: whether the worker's routines are in order. */
export function RoutinesLine({ routines }: { routines: RoutineCounts | undefined }) {
  const { all = 0, failed = 0, late = 0 } = routines ?? {};
  return (
    <p className={styles.routines}>
      {!routines ? (
        <State kind="error">{adminNeeds.unknown}</State>
      ) : failed > 0 ? (
        <State kind="error">{adminRoutines.failed(failed, all)}</State>
      ) : late > 0 ? (
        <State kind="warn">{adminRoutines.late(late, all)}</State>
      ) : (
        <State kind="ok">{adminRoutines.fine(all)}</State>
      )}
      <Link to={adminPaths.routines()}>{words.routines}</Link>
    </p>
  );
}
