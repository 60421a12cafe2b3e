import type { Entity } from '#shared/domain/entities.ts';
import {
  type CharacterMatch,
  EXACT_SCORE,
  KIND_NUMBERS,
  type Meant,
  spellAsShown,
  WELL_KNOWN_SCORE,
} from '../../search/index.ts';

export function idsByKind({ hits }: Meant, limit: number): Record<Entity, number[]> {
  const idsOf = (entity: Entity) =>
    hits
      .filter(({ kind }) => kind === KIND_NUMBERS[entity])
      .slice(0, limit)
      .map(({ id }) => id);
  return { movie: idsOf('movie'), series: idsOf('series'), person: idsOf('person') };
}

export function offerCorrection({ corrected }: Meant, shown: string): { didYouMean?: string } {
  return corrected && shown ? { didYouMean: spellAsShown(corrected, shown) } : {};
}

export function isTitleNamed({ hits }: Meant): boolean {
  return hits.some(
    ({ kind, score }) =>
      kind !== KIND_NUMBERS.person && score >= EXACT_SCORE && score - EXACT_SCORE >= WELL_KNOWN_SCORE,
  );
}

/** "3%": a series is called so, and no film, of which many start so. */
export function isOnlySeriesNamed({ hits }: Meant): boolean {
  const isCalled = (entity: Entity) =>
    hits.some(({ kind, score }) => kind === KIND_NUMBERS[entity] && score >= EXACT_SCORE);
  return isCalled('series') && !isCalled('movie');
}

/** If a character has the name and no title or person has the words, the character's titles and actors are what was meant. */
export function preferCharacters(meant: Meant, characters: readonly CharacterMatch[]): Meant {
  const roles = characters.filter(({ isExact }) => isExact).flatMap((character) => character.roles);
  if (roles.length === 0 || !meant.isGuessed) return meant;
  const hits = roles.flatMap(({ kind, titleId, personId, year }): Meant['hits'] => [
    { kind: KIND_NUMBERS[kind], id: titleId, score: 0, year },
    { kind: KIND_NUMBERS.person, id: personId, score: 0, year: 0 },
  ]);
  return { hits: [...new Map(hits.map((hit) => [`${hit.kind} ${hit.id}`, hit])).values()] };
}
