/** Fields that must be valid for the rest of a response to be read. */
const STRUCTURE = new Set([
  'air_date',
  'backdrop_path',
  'birthday',
  'certification',
  'department',
  'file_path',
  'first_air_date',
  'iso_3166_1',
  'iso_639_1',
  'key',
  'known_for_department',
  'last_air_date',
  'logo_path',
  'media_type',
  'original_language',
  'poster_path',
  'profile_path',
  'published_at',
  'rating',
  'release_date',
  'site',
  'still_path',
  'type',
]);

/** Replaces every text of a response, and adds a member with only invalid values to every list. */
export function poison<T>(answer: T, payload: string): T {
  return poisonValue(answer, payload, (key) => STRUCTURE.has(key)) as T;
}

/** The same without exceptions at the top level: also dates, paths and languages. */
export function poisonWholly<T extends object>(answer: T, payload: string): T {
  const poisoned = poison(answer, payload);
  const texts = Object.entries(answer).filter(([, value]) => typeof value === 'string' || value === null);
  return { ...poisoned, ...Object.fromEntries(texts.map(([key]) => [key, payload])) };
}

function poisonValue(value: unknown, payload: string, isSpared: (key: string) => boolean): unknown {
  if (typeof value === 'string') return payload;
  if (Array.isArray(value)) return poisonList(value, payload, isSpared);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      typeof member === 'string' && isSpared(key) ? member : poisonValue(member, payload, isSpared),
    ]),
  );
}

function poisonList(list: unknown[], payload: string, isSpared: (key: string) => boolean): unknown[] {
  const members = list.map((member) => poisonValue(member, payload, isSpared));
  const wild = list.slice(0, 1).map((member) => otherId(poisonValue(member, payload, () => false)));
  return [...members, ...wild];
}

/** A second member with the same id would be dropped as a duplicate. */
function otherId(member: unknown): unknown {
  const hasId = typeof member === 'object' && member !== null && 'id' in member && typeof member.id === 'number';
  return hasId ? { ...member, id: (member.id as number) + 1 } : member;
}
