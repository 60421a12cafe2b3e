import { Form } from 'react-router';
import type { JobLine, JobState, Reading } from '#shared/admin/domain/dashboard.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { State } from '../frame/data-table.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './dashboard-page.module.css';

const KINDS: Record<JobState, 'ok' | 'warn' | 'error' | 'none'> = {
  ok: 'ok',
  running: 'ok',
  late: 'warn',
  failed: 'error',
  never: 'none',
};
/** Jobs that need attention first. */
const ORDER: Record<JobState, number> = { failed: 0, late: 1, never: 2, running: 3, ok: 4 };

interface JobsPanelProps {
  jobs: Reading<JobLine[]>;
  now: Date;
  mayRun: boolean;
}

export function JobsPanel({ jobs, now, mayRun }: JobsPanelProps) {
  if (!jobs.isKnown)
    return (
      <Panel title={adminNeeds.jobs}>
        <Notice kind="error">{adminNeeds.unknown}</Notice>
      </Panel>
    );
  if (jobs.value.length === 0)
    return (
      <Panel title={adminNeeds.jobs}>
        <Hint>{adminNeeds.noJobs}</Hint>
      </Panel>
    );
  const lines = jobs.value.toSorted((one, other) => ORDER[one.state] - ORDER[other.state]);
  const troubled = lines.filter(({ state }) => state === 'failed' || state === 'late');
  const others = lines.slice(troubled.length);
  return (
    <Panel title={adminNeeds.jobs}>
      {troubled.length > 0 ? (
        <Jobs lines={troubled} now={now} mayRun={mayRun} />
      ) : (
        <State kind="ok">{adminNeeds.jobsFine}</State>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{(troubled.length > 0 ? adminNeeds.jobsOther : adminNeeds.jobsAll)(others.length)}</summary>
          <Jobs lines={others} now={now} mayRun={mayRun} />
        </details>
      )}
    </Panel>
  );
}

function Jobs({ lines, now, mayRun }: { lines: readonly JobLine[]; now: Date; mayRun: boolean }) {
  return (
    <div className={styles.jobs}>
      <table>
        <thead>
          <tr>
            <th scope="col">{adminNeeds.jobColumn}</th>
            <th scope="col">{adminNeeds.jobState}</th>
            {mayRun && (
              <th scope="col">
                <span className="visually-hidden">{adminNeeds.jobRun}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Job key={line.queue} line={line} now={now} mayRun={mayRun} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Job({ line, now, mayRun }: { line: JobLine; now: Date; mayRun: boolean }) {
  const { queue, state, doneAt, everyMinutes, failure } = line;
  const name = adminNeeds.jobNames[queue] ?? queue;
  return (
    <tr>
      <th scope="row">
        {name}
        {everyMinutes !== undefined && <small>{adminNeeds.every(everyMinutes)}</small>}
      </th>
      <td>
        <State kind={KINDS[state]}>{adminNeeds.jobStates[state]}</State>
        {doneAt && <small>{formatTimeAgo(doneAt, now)}</small>}
        {failure && <small>{failure}</small>}
      </td>
      {mayRun && (
        <td>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="runJob" />
            <input type="hidden" name="queue" value={queue} />
            <WriteButton className={buttonClass('link')} aria-label={adminNeeds.jobRunOf(name)}>
              {adminNeeds.jobRun}
            </WriteButton>
          </Form>
        </td>
      )}
    </tr>
  );
}
