import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JobLine, SystemHealth } from '#shared/admin/domain/dashboard.ts';
import { adminPaths, routinesPath } from '#shared/admin/domain/paths.ts';
import { asksFirst, ROUTINE_LISTS, type RoutineList } from '#shared/admin/domain/routines.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { adminRoutines } from '#shared/admin/text/routines.ts';
import { classNames } from '../../design/class-names.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import dashboard from './dashboard-page.module.css';
import { HealthPanel } from './health-panel.tsx';
import { JobsTable } from './jobs-panel.tsx';
import { PurgePanel } from './purge-panel.tsx';
import styles from './routines-page.module.css';

const words = adminRoutines;

interface RoutinesPageProps {
  now: Date;
  health: SystemHealth;
  list: RoutineList;
  running: string;
  isEmptying: boolean;
  mayRefresh: boolean;
  mayPurgeAll: boolean;
  outcome: Outcome | undefined;
}

const SHOWN: Record<RoutineList, (line: JobLine) => boolean> = {
  todas: () => true,
  falha: ({ state }) => state === 'failed',
  atrasadas: ({ state }) => state === 'late',
  nunca: ({ state }) => state === 'never',
};

/** The worker's jobs, its health and the caches. Whatever deletes or empties asks first, without script too. */
export function RoutinesPage({ now, health, list, outcome, ...props }: RoutinesPageProps) {
  const { running, isEmptying, mayRefresh, mayPurgeAll } = props;
  const jobs = health.jobs.isKnown ? health.jobs.value : [];
  const isAnswered = outcome !== undefined;
  const asked = mayRefresh && !isAnswered ? jobs.find(({ queue }) => queue === running && asksFirst(queue)) : undefined;
  const documents = health.caches.isKnown ? health.caches.value.documents : undefined;
  return (
    <>
      <PageTop title={words.title}>
        {mayPurgeAll && (
          <Link className={buttonClass('outline')} to={routinesPath({ limpar: 'tudo' })} preventScrollReset>
            {words.empty}
          </Link>
        )}
      </PageTop>
      <Hint>{words.hint}</Hint>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {isEmptying && mayPurgeAll && !isAnswered && (
        <Question
          title={documents === undefined ? words.emptyUnknown : words.emptyOf(documents)}
          warning={words.emptyWarning}
          list={list}
        >
          <AdminForm intent="purgeAll" about={{ name: 'confirmed', value: 'yes' }} isQuiet>
            <Submit intent="purgeAll" look="danger">
              {words.emptyNow}
            </Submit>
          </AdminForm>
        </Question>
      )}
      {asked && (
        <Question title={words.runOf(nameOf(asked.queue))} warning={words.runWarning} list={list}>
          <AdminForm intent="runJob" about={{ name: 'confirmed', value: 'yes' }} isQuiet>
            <input type="hidden" name="queue" value={asked.queue} />
            <Submit intent="runJob" look="danger">
              {words.run}
            </Submit>
          </AdminForm>
        </Question>
      )}
      {jobs.filter(SHOWN.falha).map((line) => (
        <Failed key={line.queue} line={line} mayRun={mayRefresh} />
      ))}
      <nav className={styles.lists} aria-label={words.listsLabel}>
        {ROUTINE_LISTS.map((one) => (
          <Link
            key={one}
            to={adminPaths.routines(one === 'todas' ? '' : one)}
            aria-current={one === list ? 'page' : undefined}
          >
            {words.lists[one]} {jobs.filter(SHOWN[one]).length}
          </Link>
        ))}
      </nav>
      <JobsTable
        jobs={health.jobs.isKnown ? { isKnown: true, value: jobs.filter(SHOWN[list]) } : health.jobs}
        now={now}
        mayRun={mayRefresh}
      />
      <div className={classNames(dashboard.panels, styles.below)}>
        <div className={dashboard.column}>
          <HealthPanel health={health} now={now} />
        </div>
        <div className={dashboard.column}>{mayRefresh && <PurgePanel />}</div>
      </div>
    </>
  );
}

const nameOf = (queue: string) => adminNeeds.jobNames[queue] ?? queue;

interface QuestionProps {
  title: string;
  warning: string;
  list: RoutineList;
  children: ReactNode;
}

function Question({ title, warning, list, children }: QuestionProps) {
  return (
    <section className={styles.question} role="alert">
      <div>
        <h2>{title}</h2>
        <p>{warning}</p>
      </div>
      {children}
      <Link className={buttonClass('quiet')} to={adminPaths.routines(list === 'todas' ? '' : list)} preventScrollReset>
        {admin.cancel}
      </Link>
    </section>
  );
}

function Failed({ line: { queue, failure }, mayRun }: { line: JobLine; mayRun: boolean }) {
  const name = nameOf(queue);
  return (
    <Notice
      kind="warn"
      action={
        mayRun &&
        !asksFirst(queue) && (
          <AdminForm intent="runJob" about={{ name: 'queue', value: queue }} isQuiet>
            <Submit intent="runJob" look="outline" label={words.retryOf(name)}>
              {words.retry}
            </Submit>
          </AdminForm>
        )
      }
    >
      {words.stopped(name, failure ?? '')}
    </Notice>
  );
}
