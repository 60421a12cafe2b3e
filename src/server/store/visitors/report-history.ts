import { sql } from 'kysely';
import type { ReportState } from '#shared/admin/domain/reports.ts';
import type { ReportReason } from '#shared/domain/site/error-report.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface ReportRow {
  id: number;
  kind: 'movie' | 'series';
  titleId: number;
  title: string;
  slug: string;
  reason: ReportReason;
  service: string;
  note: string;
  state: ReportState;
  reportedAt: Date;
  history: { state: ReportState; answer: string; author: string; at: string }[];
}

/** Open reports oldest first; the others newest first. */
export async function listReports(db: Db, state: ReportState, limit: number): Promise<ReportRow[]> {
  const order = state === 'open' ? sql`r.reported_at, r.id` : sql`r.settled_at desc, r.id desc`;
  const { rows } = await sql<ReportRow>`
    select r.id, r.kind, r.title_id as "titleId", coalesce(m.title, s.title, '') as title,
           coalesce(m.slug, s.slug, '') as slug, r.reason, r.service, r.note, r.state, r.reported_at as "reportedAt",
           (
             select coalesce(json_agg(json_build_object(
               'state', event.state, 'answer', event.answer, 'author', event.author, 'at', event.at
             ) order by event.number), '[]')
             from error_report_events as event where event.report_id = r.id
           ) as history
    from error_reports r
    left join movies m on r.kind = 'movie' and m.id = r.title_id
    left join series s on r.kind = 'series' and s.id = r.title_id
    where r.state = ${state}
    order by ${order}
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function countReports(db: Db): Promise<Record<ReportState, number>> {
  const { rows } = await sql<{ state: ReportState; count: number }>`
    select state, count(*) as count from error_reports group by state
  `.execute(db);
  const counts = { open: 0, done: 0, refused: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Locks the row: two answers are serialised, and the second sees what the first did. */
export async function findReportState(trx: Trx, id: number): Promise<ReportState | undefined> {
  const row = await trx.selectFrom('error_reports').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.state as ReportState | undefined;
}

export async function moveReport(
  trx: Trx,
  id: number,
  { state, answer, author, at }: { state: ReportState; answer: string; author: string; at: Date },
): Promise<void> {
  const settled = state === 'open' ? { settled_at: null, settled_by: null } : { settled_at: at, settled_by: author };
  await trx
    .updateTable('error_reports')
    .set({ state, answer, ...settled })
    .where('id', '=', id)
    .execute();
  await sql`
    insert into error_report_events (report_id, number, state, answer, author, at)
    select ${id}::integer, coalesce(max(number), 0) + 1, ${state}, ${answer}, ${author}, ${at}::timestamptz
    from error_report_events where report_id = ${id}
  `.execute(trx);
}
