import type { PixelSize } from '../../../domain/pictures/image-url.ts';
import { parsePartField } from '../../../domain/titles/part-edits.ts';
import { findEditableField } from '../check-field.ts';

/** What a field of kind `picture` takes: the smallest part of a picture, whose shape it has. */
export const PICTURE_FIELDS = {
  posterPath: { width: 500, height: 750 },
  backdropPath: { width: 1280, height: 720 },
  profilePath: { width: 500, height: 750 },
  stillPath: { width: 800, height: 450 },
  coverPath: { width: 1280, height: 720 },
  sharePath: { width: 1200, height: 630 },
} as const satisfies Record<string, PixelSize>;
export type PictureField = keyof typeof PICTURE_FIELDS;

const ENTITIES = ['movie', 'series', 'person', 'collection'] as const;
export type PicturedEntity = (typeof ENTITIES)[number];

/** A field of a subject that a picture is chosen for. */
export interface PictureTarget {
  entity: PicturedEntity;
  id: number;
  /** As the subject has it: `posterPath`, or `s2e7.stillPath` for a part of a series. */
  field: string;
}

/** The field's own name, without the season or the episode. */
export function pictureFieldOf(field: string): PictureField | undefined {
  const name = parsePartField(field)?.name ?? field;
  return Object.hasOwn(PICTURE_FIELDS, name) ? (name as PictureField) : undefined;
}

/** `movie-598-posterPath`, in addresses. */
export function formatTarget({ entity, id, field }: PictureTarget): string {
  return `${entity}-${id}-${field}`;
}

export function parseTarget(word: string | null): PictureTarget | undefined {
  const [, name = '', id = '', field = ''] = /^([a-z]+)-(\d{1,10})-([\w.]{1,60})$/.exec(word ?? '') ?? [];
  const entity = ENTITIES.find((each) => each === name);
  if (!entity || pictureFieldOf(field) === undefined) return undefined;
  return findEditableField(entity, field)?.kind === 'picture' ? { entity, id: Number(id), field } : undefined;
}
