import { Link } from 'react-router';
import type { JobLine, JobState, Reading } from '#shared/admin/domain/dashboard.ts';
import { formatTimeAgo, formatTimeUntil } from '#shared/admin/domain/format-time.ts';
import { routinesPath } from '#shared/admin/domain/paths.ts';
import { asksFirst, GROUPS_IN_ORDER, groupOfRoutine, type RoutineGroup } from '#shared/admin/domain/routines.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { adminRoutines } from '#shared/admin/text/routines.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { type Column, DataTable, DimCell, State } from '../frame/data-table.tsx';
import { Hint } from '../frame/panel.tsx';
import styles from './routines-page.module.css';

const KINDS: Record<JobState, 'ok' | 'warn' | 'error' | 'none'> = {
  ok: 'ok',
  running: 'ok',
  late: 'warn',
  failed: 'error',
  never: 'none',
};

const COLUMNS: Column[] = [
  { key: 'name', label: adminNeeds.jobColumn },
  { key: 'state', label: adminNeeds.jobState },
  { key: 'last', label: adminRoutines.lastTime },
  { key: 'result', label: adminRoutines.result },
  { key: 'next', label: adminRoutines.next },
];
const RUN: Column = { key: 'run', label: <span className="visually-hidden">{adminNeeds.jobRun}</span> };

interface JobsTableProps {
  jobs: Reading<JobLine[]>;
  now: Date;
  mayRun: boolean;
}

/** All jobs by group. */
export function JobsTable({ jobs, now, mayRun }: JobsTableProps) {
  if (!jobs.isKnown) return <Notice kind="error">{adminNeeds.unknown}</Notice>;
  if (jobs.value.length === 0) return <Hint>{adminRoutines.none}</Hint>;
  return (
    <DataTable caption={adminRoutines.title} columns={mayRun ? [...COLUMNS, RUN] : COLUMNS}>
      {GROUPS_IN_ORDER.map((group) => (
        <Group
          key={group}
          group={group}
          lines={jobs.value.filter(({ queue }) => groupOfRoutine(queue) === group)}
          now={now}
          mayRun={mayRun}
        />
      ))}
    </DataTable>
  );
}

interface GroupProps {
  group: RoutineGroup;
  lines: readonly JobLine[];
  now: Date;
  mayRun: boolean;
}

function Group({ group, lines, now, mayRun }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={mayRun ? 6 : 5}>
          {adminRoutines.groups[group]}
        </th>
      </tr>
      {lines.map((line) => (
        <Job key={line.queue} line={line} now={now} mayRun={mayRun} />
      ))}
    </>
  );
}

function Job({ line, now, mayRun }: { line: JobLine; now: Date; mayRun: boolean }) {
  const { queue, state, doneAt, everyMinutes, failure, result, nextAt } = line;
  const name = adminNeeds.jobNames[queue] ?? queue;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
        {everyMinutes !== undefined && <small>{adminNeeds.every(everyMinutes)}</small>}
      </th>
      <td>
        <State kind={KINDS[state]}>{adminNeeds.jobStates[state]}</State>
      </td>
      <td>{doneAt && formatTimeAgo(doneAt, now)}</td>
      <td>
        {failure ? (
          <span className={styles.failure}>{failure}</span>
        ) : (
          result !== undefined && adminRoutines.did(result)
        )}
      </td>
      <DimCell>{nextAt && formatTimeUntil(nextAt, now)}</DimCell>
      {mayRun && (
        <td className={styles.run}>
          <RunJob queue={queue} name={name} />
        </td>
      )}
    </tr>
  );
}

/** A link to the question if the job deletes, else a button. */
function RunJob({ queue, name }: { queue: string; name: string }) {
  if (asksFirst(queue))
    return (
      <Link className={buttonClass('link')} to={routinesPath({ rodar: queue })} aria-label={adminNeeds.jobRunOf(name)}>
        {adminNeeds.jobRun}
      </Link>
    );
  return (
    <AdminForm intent="runJob" about={{ name: 'queue', value: queue }} isScrollKept isQuiet>
      <WriteButton className={buttonClass('link')} aria-label={adminNeeds.jobRunOf(name)}>
        {adminNeeds.jobRun}
      </WriteButton>
    </AdminForm>
  );
}
