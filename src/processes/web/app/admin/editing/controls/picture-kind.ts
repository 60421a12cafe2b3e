import { parsePartField } from '#shared/domain/titles/part-edits.ts';

const KINDS = {
  posterPath: 'poster',
  backdropPath: 'backdrop',
  profilePath: 'profile',
  stillPath: 'backdrop',
  sharePath: 'backdrop',
} as const;

/** The pictures a field chooses from. The picture of an episode has the shape of a backdrop. */
export function pictureKindOf(field: string): (typeof KINDS)[keyof typeof KINDS] {
  return KINDS[(parsePartField(field)?.name ?? field) as keyof typeof KINDS];
}
