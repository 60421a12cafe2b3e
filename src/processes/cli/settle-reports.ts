import type { Context } from '#server/context.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { listOpenErrorReports, settleErrorReport } from '#server/store/visitors/error-reports.ts';
import { catalogueCommand } from './command.ts';
import { UsageError } from './describe-error.ts';
import { freeText, idNumber, oneOf, optional } from './parameters.ts';
import type { Terminal } from './terminal.ts';

const SHOWN_AT_ONCE = 100;

export const settleReports = catalogueCommand({
  summary: 'list what visitors report as wrong, the oldest first; with a number, settle one',
  arguments: {
    id: optional(idNumber, 'the number of a report'),
    decision: optional(oneOf('done', 'refuse'), 'done or refuse'),
    by: optional(freeText, 'the name of the person who decides'),
  },
  check({ id: number, decision, by }) {
    if (number !== undefined && !(decision && by))
      throw new UsageError('Give the decision and a name too: reports ID done|refuse NAME');
  },
  async run({ id: number, decision, by }, { ctx, terminal }) {
    if (number === undefined || !decision || !by) return listReports(ctx, terminal);
    const state = decision === 'done' ? 'done' : 'refused';
    if (!(await settleErrorReport(ctx.db, number, { state, by, at: ctx.now() })))
      throw new OperatorError(`There is no open report ${number}.`);
    terminal.print(state);
  },
});

async function listReports(ctx: Context, terminal: Terminal): Promise<void> {
  const open = await listOpenErrorReports(ctx.db, SHOWN_AT_ONCE);
  for (const { id: reportId, kind, titleId, title, reason, service, note, reportedAt } of open) {
    const day = reportedAt.toISOString().slice(0, 10);
    const words = [reason, service, note && JSON.stringify(note)].filter(Boolean).join(', ');
    terminal.print(`${reportId}: ${kind} ${titleId} ${title}, ${day}: ${words}`);
  }
  if (open.length === 0) terminal.print('no report is open');
}
