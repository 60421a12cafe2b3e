import { SEARCH_HEAVY_KEYS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { findSearchState } from '../store/search-changes.ts';

/** Prefixes become heavy as names come. Up to half as many again, the few of them are read as they are asked for. */
export async function hasOutgrownSearch({ db }: Context): Promise<boolean> {
  const { built_keys: built, grown_keys: grown } = await findSearchState(db);
  return grown > Math.max((built ?? 0) / 2, 20 * SEARCH_HEAVY_KEYS);
}
