import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { NOTE_CHARACTERS, REPORTS_LISTED } from '#shared/admin/domain/limits.ts';
import type { Report, ReportList, ReportState } from '#shared/admin/domain/reports.ts';
import { adminReports } from '#shared/admin/text/reports.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { countReports, findReportState, listReports, moveReport } from '../../store/visitors/report-history.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { type Editor, openNames } from '../editing/editor.ts';

export async function readReports(ctx: Context, state: ReportState): Promise<ReportList> {
  const [rows, counts] = await Promise.all([listReports(ctx.db, state, REPORTS_LISTED), countReports(ctx.db)]);
  const authors = rows.flatMap(({ history }) => history.map(({ author }) => author));
  const nameAuthor = await openNames(ctx.db, authors);
  const reports = rows.map(
    (row): Report => ({
      ...row,
      history: row.history.map((event) => ({ ...event, author: nameAuthor(event.author), at: new Date(event.at) })),
    }),
  );
  return { state, reports, counts };
}

/**
 * A report is anonymous, so the answer is a note for other editors, not a reply. `seen` is the state the editor saw: if it
 * changed meanwhile, a colleague was faster.
 */
export async function answerReport(
  ctx: Context,
  { actor }: Editor,
  { id, state, seen, answer }: { id: number; state: ReportState; seen: ReportState; answer: string },
): Promise<void> {
  const words = answer.trim();
  const tooLong = [...words].length > NOTE_CHARACTERS;
  refuseWrongFields({
    answer:
      state !== 'open' && words === ''
        ? adminReports.answerMissing
        : tooLong
          ? adminReports.answerTooLong(String(NOTE_CHARACTERS))
          : undefined,
  });
  await changeCatalogue(ctx, async ({ trx, now, record }) => {
    const current = await findReportState(trx, id);
    if (!current) throw new Failure('not-found', adminReports.notFound);
    if (current !== seen || current === state) throw new Failure('aborted', adminReports.changed);
    await moveReport(trx, id, { state, answer: words, author: actor.id, at: now });
    record(actor, { action: `report.${state}`, entity: 'report', entityId: String(id), after: { answer: words } });
  });
}
