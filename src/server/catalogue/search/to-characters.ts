import type { MovieCard, PersonCard, SeriesCard, TitleCard } from '#shared/contract/common.ts';
import type { FoundCharacter } from '#shared/contract/search-groups.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { CHARACTERS_SHOWN } from '#shared/domain/limits.ts';
import type { CharacterMatch } from '../../search/index.ts';

/** The rows that are needed to show these characters. */
export function idsOfCharacters(found: readonly CharacterMatch[]): Record<Entity, number[]> {
  const roles = found.flatMap((character) => listActors(character).flatMap(([, own]) => own));
  const ofKind = (kind: 'movie' | 'series') => roles.filter((role) => role.kind === kind).map(({ titleId }) => titleId);
  return { movie: ofKind('movie'), series: ofKind('series'), person: roles.map(({ personId }) => personId) };
}

/** Actors with the most titles first. */
function listActors({ roles }: CharacterMatch): [personId: number, roles: CharacterMatch['roles']][] {
  return [...Map.groupBy(roles, ({ personId }) => personId)]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, CHARACTERS_SHOWN.actors)
    .map(([personId, own]) => [personId, own.slice(0, CHARACTERS_SHOWN.titles)]);
}

interface Cards {
  movies: readonly MovieCard[];
  tvShows: readonly SeriesCard[];
  people: readonly PersonCard[];
}

/** Titles and actors that were hidden meanwhile have no card and are left out. */
export function toCharacters(found: readonly CharacterMatch[], { movies, tvShows, people }: Cards): FoundCharacter[] {
  const shown = found.map((character) => ({
    name: character.name,
    actors: listActors(character).flatMap(([personId, roles]) => {
      const person = people.find(({ id }) => id === personId);
      const titles = roles.flatMap(({ kind, titleId }): TitleCard[] => {
        const card = (kind === 'movie' ? movies : tvShows).find(({ id }) => id === titleId);
        return card ? [card] : [];
      });
      return person && titles.length > 0 ? [{ person, titles }] : [];
    }),
  }));
  return shown.filter(({ actors }) => actors.length > 0);
}
