import type { Context } from '../../context.ts';
import { findListHealth } from '../../lists/index.ts';
import { listTableHealth } from '../../store/jobs/table-health.ts';

/** Metrics: changes since the last list build, and whether VACUUM keeps up; without it index-only scans silently become slow. */
export async function gaugeDerived(ctx: Context): Promise<void> {
  const { builtAt, changes } = await findListHealth(ctx.db);
  ctx.metrics.listChanges.set(changes);
  ctx.metrics.listAge.set(builtAt ? builtAt.getTime() / 1_000 : 0);
  for (const { table, visibleShare, deadShare } of await listTableHealth(ctx.db)) {
    ctx.metrics.tableVisible.set({ table }, visibleShare);
    ctx.metrics.tableDead.set({ table }, deadShare);
  }
}
