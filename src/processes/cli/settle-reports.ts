import { listOpenErrorReports, settleErrorReport } from '#server/store/error-reports.ts';
import type { Command } from './command.ts';

const SHOWN_AT_ONCE = 100;

export const settleReports: Command = {
  usage: 'reports [ID done|refuse BY]',
  what: 'what visitors say is wrong, the oldest first; with an id, settle one',
  async run({ ctx, args, print }) {
    const [id, decision, by] = args;
    if (id === undefined) {
      const open = await listOpenErrorReports(ctx.db, SHOWN_AT_ONCE);
      for (const { id: reportId, kind, titleId, title, reason, service, note, reportedAt } of open) {
        const day = reportedAt.toISOString().slice(0, 10);
        const words = [reason, service, note && JSON.stringify(note)].filter(Boolean).join(', ');
        print(`${reportId}: ${kind} ${titleId} ${title}, ${day}: ${words}`);
      }
      if (open.length === 0) print('nothing waits');
      return;
    }
    if ((decision !== 'done' && decision !== 'refuse') || !by) throw new Error('say done or refuse, and who says so');
    const state = decision === 'done' ? 'done' : 'refused';
    const isSettled = await settleErrorReport(ctx.db, Number(id), { state, by, at: ctx.now() });
    print(isSettled ? state : 'no such report waits');
  },
};
