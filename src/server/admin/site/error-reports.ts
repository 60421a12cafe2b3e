import type { ErrorReport } from '#shared/contract/error-report.ts';
import { Failure } from '#shared/domain/failure.ts';
import { REPORTS_OPEN_PER_TITLE, REPORTS_RETENTION_DAYS } from '#shared/domain/limits.ts';
import { reportWords } from '#shared/text/titles/reports.ts';
import type { Context } from '../../context.ts';
import { addErrorReport, deleteOldErrorReports, isReportable } from '../../store/visitors/error-reports.ts';

/** Stores a visitor's report in the editors' queue, and nothing about the visitor. */
export async function reportError(ctx: Context, report: ErrorReport): Promise<void> {
  if (!(await isReportable(ctx.db, report))) throw new Failure('not-found', reportWords.unknownTitle);
  await addErrorReport(ctx.db, { ...report, reportedAt: ctx.now() }, REPORTS_OPEN_PER_TITLE);
}

export async function forgetOldReports(ctx: Context): Promise<void> {
  await deleteOldErrorReports(ctx.db, new Date(ctx.now().getTime() - REPORTS_RETENTION_DAYS * 86_400_000));
}
