import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { Alias } from '../../store/titles/aliases.ts';

/** Other names the search finds it by. Of two that normalise to the same text, the later spelling is stored. */
export function projectAliases(aliases: readonly string[] = []): Alias[] {
  const named = aliases.map((alias) => ({ alias: alias.trim(), searchAlias: normaliseForSearch(alias) }));
  const unique = new Map(named.map((alias) => [alias.searchAlias, alias]));
  unique.delete('');
  return [...unique.values()];
}
