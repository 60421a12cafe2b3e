import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { Alias } from '../store/aliases.ts';

/** Other names it is found by. Two that compare alike are one, the later one as it is written. */
export function projectAliases(aliases: readonly string[] = []): Alias[] {
  const named = aliases.map((alias) => ({ alias: alias.trim(), searchAlias: normaliseForSearch(alias) }));
  const unique = new Map(named.map((alias) => [alias.searchAlias, alias]));
  unique.delete('');
  return [...unique.values()];
}
