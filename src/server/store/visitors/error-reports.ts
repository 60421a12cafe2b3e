import { sql } from 'kysely';
import type { ReportReason } from '#shared/domain/site/error-report.ts';
import type { Db } from '../../infra/db.ts';

export interface NewErrorReport {
  kind: 'movie' | 'series';
  titleId: number;
  reason: ReportReason;
  service: string;
  note: string;
  reportedAt: Date;
}

/** Only a public title has a page to report. */
export async function isReportable(
  db: Db,
  { kind, titleId }: Pick<NewErrorReport, 'kind' | 'titleId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom(kind === 'movie' ? 'movies' : 'series')
    .select('id')
    .where('id', '=', titleId)
    .where('is_public', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds nothing if the title already has `most` open reports. */
export async function addErrorReport(db: Db, report: NewErrorReport, most: number): Promise<void> {
  const { kind, titleId, reason, service, note, reportedAt } = report;
  await sql`
    insert into error_reports (kind, title_id, reason, service, note, reported_at)
    select ${kind}, ${titleId}::integer, ${reason}, ${service}, ${note}, ${reportedAt}::timestamptz
    where (
      select count(*) from error_reports where kind = ${kind} and title_id = ${titleId} and state = 'open'
    ) < ${most}
  `.execute(db);
}

export interface OpenErrorReport {
  id: number;
  kind: string;
  titleId: number;
  /** Empty if the title was deleted since. */
  title: string;
  reason: string;
  service: string;
  note: string;
  reportedAt: Date;
}

/** The editors' queue, the oldest first. */
export async function listOpenErrorReports(db: Db, limit: number): Promise<OpenErrorReport[]> {
  const { rows } = await sql<OpenErrorReport>`
    select r.id, r.kind, r.title_id as "titleId", coalesce(m.title, s.title, '') as title,
           r.reason, r.service, r.note, r.reported_at as "reportedAt"
    from error_reports r
    left join movies m on r.kind = 'movie' and m.id = r.title_id
    left join series s on r.kind = 'series' and s.id = r.title_id
    where r.state = 'open'
    order by r.reported_at, r.id
    limit ${limit}
  `.execute(db);
  return rows;
}

export interface ReportSettlement {
  state: 'done' | 'refused';
  by: string;
  at: Date;
}

/** `false` if the report does not exist or is settled already. Also writes the step to its history. */
export async function settleErrorReport(db: Db, id: number, { state, by, at }: ReportSettlement): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with settled as (
      update error_reports set state = ${state}, settled_by = ${by}, settled_at = ${at}::timestamptz
      where id = ${id} and state = 'open'
      returning id
    )
    insert into error_report_events (report_id, number, state, answer, author, at)
    select id, coalesce((select max(number) from error_report_events where report_id = settled.id), 0) + 1,
           ${state}, '', ${by}, ${at}::timestamptz
    from settled
  `.execute(db);
  return numAffectedRows > 0n;
}

export async function deleteOldErrorReports(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('error_reports').where('reported_at', '<', before).execute();
}
