import { listRankingRuns } from '#server/lists/index.ts';
import { countQuarantine } from '#server/store/availability/quarantine.ts';
import { countFetches } from '#server/store/jobs/fetch-queue.ts';
import { listCursors } from '#server/store/jobs/sync-cursors.ts';
import { countKnownIds } from '#server/store/titles/known-ids.ts';
import { countStored } from '#server/store/titles/stored.ts';
import { catalogueCommand } from './command.ts';

export const syncStatus = catalogueCommand({
  summary: 'print what is stored, what waits, what could not be read and when each job last ran',
  async run(_given, { ctx, terminal: { print } }) {
    const [held, waiting, unread, rankings, cursors] = await Promise.all([
      countStored(ctx.db),
      countFetches(ctx.db, ctx.now()),
      countQuarantine(ctx.db),
      listRankingRuns(ctx.db),
      listCursors(ctx.db),
    ]);
    print('held');
    for (const { kind, held: count, missing, gone, oldest } of held) {
      const known = await countKnownIds(ctx.db, kind);
      print(
        `  ${kind}: ${count} of ${known} known (${missing} missing, ${gone} gone), oldest ${oldest?.toISOString() ?? '-'}`,
      );
    }
    print('queue');
    for (const row of waiting)
      print(`  ${row.kind}: ${row.waiting} waiting, ${row.due} due, ${row.leased} being fetched`);
    if (waiting.length === 0) print('  empty');
    print('quarantine');
    for (const { kind, reason, count } of unread) print(`  ${kind} ${reason}: ${count}`);
    if (unread.length === 0) print('  empty');
    print('last runs');
    for (const { job, updated_at } of cursors) print(`  ${job}: ${updated_at.toISOString()}`);
    for (const { name, fetched_at, entries } of rankings) print(`  ${name}: ${fetched_at.toISOString()} (${entries})`);
  },
});
