import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';

export interface JobRow {
  queue: string;
  cron: string | null;
  lastState: string | null;
  startedAt: Date | null;
  doneAt: Date | null;
  failure: string | null;
  /** The number that the last successful run reported. */
  result: number | null;
}

/** Every scheduled queue with its last run and its last successful one, read from pg-boss's own tables. */
export async function listJobRuns(db: Db): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select queue.name as queue, schedule.cron, last.state::text as "lastState", last.started_on as "startedAt",
           done.completed_on as "doneAt", done.result,
           case when last.state in ('failed', 'retry') then left(last.output ->> 'message', 200) end as failure
    from pgboss.queue as queue
    left join pgboss.schedule as schedule on schedule.name = queue.name
    left join lateral (
      select state, started_on, output
      from pgboss.job as job
      where job.name = queue.name and job.started_on is not null
      order by job.started_on desc
      limit 1
    ) as last on true
    left join lateral (
      select completed_on, case when jsonb_typeof(output -> 'count') = 'number' then (output ->> 'count')::float8 end as result
      from pgboss.job as job
      where job.name = queue.name and job.state = 'completed'
      order by completed_on desc
      limit 1
    ) as done on true
    where queue.name not like '\\_\\_pgboss%' and queue.name not like 'notification-%'
    order by queue.name
  `.execute(db);
  return rows;
}

/** When a worker last started a job. */
export async function findLastJobStart(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select max(started_on) as at from pgboss.job`.execute(db);
  return rows[0]?.at ?? undefined;
}

interface NewJob {
  /** Made up if left out. */
  id?: string;
  data: object;
}

/** In the transaction of the change they are about. Throws if there is no such queue: a job that is not stored would be lost. */
export async function addJobs(trx: Trx, queue: string, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    insert into pgboss.job (id, name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until, policy)
    select coalesce(job.id, gen_random_uuid()), name, job.data, retry_limit, retry_delay, retry_backoff, retry_delay_max,
           expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second', policy
    from pgboss.queue, jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as job (id uuid, data jsonb)
    where name = ${queue}
  `.execute(trx);
  if (Number(numAffectedRows) !== jobs.length) throw new Error(`there is no queue ${queue}`);
}

/** `false` if the queue does not exist or already has a waiting job: pressing twice starts it once. */
export async function addJob(trx: Trx, queue: string): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.queue
    where name = ${queue}
      and not exists (select from pgboss.job as waiting where waiting.name = ${queue} and waiting.state < 'active')
  `.execute(trx);
  if (rows.length > 0) await addJobs(trx, queue, [{ data: {} }]);
  return rows.length > 0;
}
