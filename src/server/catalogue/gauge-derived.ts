import type { Context } from '../context.ts';
import { findListHealth } from '../store/lists/list-state.ts';
import { listTableHealth } from '../store/table-health.ts';

/** How far the lists are from their last build, and whether VACUUM keeps up: reads by index alone die silently without it. */
export async function gaugeDerived(ctx: Context): Promise<void> {
  const { builtAt, changes } = await findListHealth(ctx.db);
  ctx.metrics.listChanges.set(changes);
  ctx.metrics.listAge.set(builtAt ? builtAt.getTime() / 1_000 : 0);
  for (const { table, visibleShare, deadShare } of await listTableHealth(ctx.db)) {
    ctx.metrics.tableVisible.set({ table }, visibleShare);
    ctx.metrics.tableDead.set({ table }, deadShare);
  }
}
