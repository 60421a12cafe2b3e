import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { announceChange } from '../store/outbox.ts';

export interface Change {
  trx: Trx;
  /** Copies with these tags are old once this change is committed. */
  announce(...tags: string[]): void;
}

/**
 * One transaction that changes what people see. What it announces is written with it, told to every process by its
 * commit, and forgotten here at once: whoever made a change sees it in their next read, without waiting for the news.
 */
export async function changeCatalogue<T>(ctx: Context, change: (change: Change) => Promise<T>): Promise<T> {
  const announced = new Set<string>();
  const outcome = await ctx.db.transaction().execute(async (trx) => {
    const result = await change({
      trx,
      announce: (...tags) => {
        for (const tag of tags) announced.add(tag);
      },
    });
    if (announced.size > 0) await announceChange(trx, [...announced]);
    return result;
  });
  ctx.memory.drop([...announced]);
  return outcome;
}
