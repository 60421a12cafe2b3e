import { LIST_CHANGES_MAX } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { findListHealth } from '../../lists/index.ts';
import { rebuildSearch } from '../../search/index.ts';
import { rebuildLists } from './rebuild-lists.ts';

export interface Rebuilt {
  what: 'lists' | 'search';
  seconds: number;
  /** Counts to print at a terminal. */
  counts: Record<string, number>;
}

export type DerivedPart = Rebuilt['what'];
export type Tell = (part: DerivedPart, step: string, done?: number) => void;

/** Rebuilds everything derived from the catalogue, beside what is live. Returns what each part took. */
export async function rebuildDerived(
  ctx: Context,
  parts: readonly DerivedPart[] = ['lists', 'search'],
  tell: Tell = () => undefined,
): Promise<Rebuilt[]> {
  const rebuilt: Rebuilt[] = [];
  for (const what of parts) {
    const started = performance.now();
    const counts = await REBUILD[what](ctx, tell);
    rebuilt.push({ what, counts, seconds: (performance.now() - started) / 1_000 });
  }
  return rebuilt;
}

const REBUILD: Record<DerivedPart, (ctx: Context, tell: Tell) => Promise<Record<string, number>>> = {
  lists: async (ctx, tell) => ({ ...(await rebuildLists(ctx, (step, done) => tell('lists', step, done))) }),
  search: async (ctx, tell) => {
    const { seconds: _, ...counts } = await rebuildSearch(ctx, (step) => tell('search', step));
    return { ...counts };
  },
};

/** Between the nightly rebuilds, after a sync of very many titles. */
export async function rebuildListsIfGrown(ctx: Context): Promise<boolean> {
  const { changes, builtAt } = await findListHealth(ctx.db);
  if (builtAt === null || changes < LIST_CHANGES_MAX) return false;
  await rebuildLists(ctx);
  return true;
}
