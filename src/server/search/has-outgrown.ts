import { SEARCH_HEAVY_KEYS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { findSearchState } from './search-changes.ts';

/** Prefixes become heavy as names are added; until keys have grown by half, the few new ones can be scanned at query time. */
export async function hasOutgrownSearch({ db }: Context): Promise<boolean> {
  const { built_keys: built, grown_keys: grown } = await findSearchState(db);
  return grown > Math.max((built ?? 0) / 2, 20 * SEARCH_HEAVY_KEYS);
}
