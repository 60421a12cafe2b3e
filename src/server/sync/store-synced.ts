import type { Context } from '../context.ts';
import { type Change, changeCatalogue } from './change-catalogue.ts';

/**
 * What TMDB said of one thing, written. Where nobody waits for it, in turns: a database of two cores that has ten of these under
 * way at once gives a visitor's question the eleventh part of it.
 */
export function storeSynced<T>(ctx: Context, store: (change: Change) => Promise<T>): Promise<T> {
  const write = () => changeCatalogue(ctx, store);
  return ctx.writeTurns ? ctx.writeTurns.add(write) : write();
}
