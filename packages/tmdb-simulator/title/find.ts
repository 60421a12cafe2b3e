import { findByExternalId } from '../world/find.ts';
import type { Kind } from '../world/kinds.ts';
import type { World } from '../world/world.ts';

/** `/find/{external_id}`: five lists, of which at most one has an entry. */
export function buildFind(world: World, text: string, query: URLSearchParams) {
  const language = query.get('language');
  const found = findByExternalId(world, text, query.get('external_source'));
  const listOf = <T extends object>(kind: Kind, find: (id: number, language: string | null) => T | undefined) => {
    const item = found?.kind === kind ? find(found.id, language) : undefined;
    return item ? [{ ...item, media_type: kind }] : [];
  };
  return {
    movie_results: listOf('movie', world.movieItem),
    person_results: listOf('person', world.personItem),
    tv_results: listOf('tv', world.seriesItem),
    tv_episode_results: [],
    tv_season_results: [],
  };
}
