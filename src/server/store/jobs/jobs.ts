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

/** Every queue with its last run and its last successful one, read from pg-boss's own tables. */
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
    where queue.name not like '\\_\\_pgboss%'
    order by queue.name
  `.execute(db);
  return rows;
}

/** When a worker last started a job. */
export async function findLastJobStart(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select max(started_on) as at from pgboss.job`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** `false` if the queue does not exist or already has a waiting job: pressing twice starts it once. */
export async function addJob(trx: Trx, queue: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, keep_until, policy)
    select name, '{}', retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds,
           now() + retention_seconds * interval '1 second', policy
    from pgboss.queue
    where name = ${queue}
      and not exists (select from pgboss.job as waiting where waiting.name = ${queue} and waiting.state < 'active')
  `.execute(trx);
  return numAffectedRows > 0n;
}
