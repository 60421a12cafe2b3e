import type { Context } from '../context.ts';
import { type Change, changeCatalogue } from './change-catalogue.ts';

/**
 * Stores one answer of TMDB. In the background through a queue (`writeTurns`): on a database with two cores, ten parallel
 * writes would leave a visitor's query an eleventh of the CPU.
 */
export function storeSynced<T>(ctx: Context, store: (change: Change) => Promise<T>): Promise<T> {
  const write = () => changeCatalogue(ctx, store);
  return ctx.writeTurns ? ctx.writeTurns.add(write) : write();
}
