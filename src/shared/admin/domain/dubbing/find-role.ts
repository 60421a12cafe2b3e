import { normaliseForSearch } from '../../../domain/slug.ts';
import { splitParts } from '../../../domain/titles/credit-roles.ts';

/** A character of the title's cast and who plays it. */
export interface CastRole {
  character: string;
  actor: string;
}

/** Each character of the cast once, without the notes of TMDB's users: `Joy (voice)` is Joy. */
export function toRoles(cast: readonly CastRole[]): CastRole[] {
  const roles = cast.flatMap(({ character, actor }) =>
    splitParts(character.replaceAll(/\((?:voice|voz|uncredited|singing voice)\)/gi, '')).map((part) => ({
      character: part,
      actor,
    })),
  );
  return [...new Map(roles.map((role) => [normaliseForSearch(role.character), role])).values()];
}

/** The role with this name, else the only one whose name has all the written words: "Irving" is Irving Bailiff. */
export function findRole(written: string, roles: readonly CastRole[]): CastRole | undefined {
  const wanted = normaliseForSearch(written);
  const same = roles.find(({ character }) => normaliseForSearch(character) === wanted);
  if (same) return same;
  const words = wanted.split(' ').filter(Boolean);
  const alike = roles.filter(({ character }) => {
    const has = new Set(normaliseForSearch(character).split(' '));
    return words.length > 0 && words.every((word) => has.has(word));
  });
  return alike.length === 1 ? alike[0] : undefined;
}
