import type { Editable } from '../../../domain/entities.ts';
import type { PixelSize } from '../../../domain/pictures/image-url.ts';
import { parsePartField } from '../../../domain/titles/part-edits.ts';
import { findEditableField } from '../editing/check-field.ts';
import { OWN_PICTURE } from '../limits.ts';
import { isEditable } from '../subjects/subjects.ts';

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

/** A field of a subject that a picture is chosen for. */
export interface PictureTarget {
  entity: Editable;
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
  if (!isEditable(name) || pictureFieldOf(field) === undefined) return undefined;
  return findEditableField(name, field)?.kind === 'picture' ? { entity: name, id: Number(id), field } : undefined;
}

/** A picture of the library whose place another one takes: `picture-12`, in addresses. */
export interface ReplacedPicture {
  entity: 'picture';
  id: number;
}

/** What a picture is chosen for: a field with its subject's title, or a picture whose place it takes. */
export type ShownTarget = (
  | PictureTarget
  /** With its version, and the number of published fields that name it. */
  | (ReplacedPicture & { version: number; places: number })
) & { key: string; title: string; label: string; least: PixelSize };

export function parseChoice(word: string | null): PictureTarget | ReplacedPicture | undefined {
  const [, id] = /^picture-([1-9]\d{0,8})$/.exec(word ?? '') ?? [];
  return id === undefined ? parseTarget(word) : { entity: 'picture', id: Number(id) };
}

export function formatReplaced(id: number): string {
  return `picture-${id}`;
}

/** The smallest part that may take the place of a picture: of its shape, and large enough for every field that names it. */
export function leastOf({ width, height }: PixelSize, fields: readonly string[]): PixelSize {
  const widths = fields.flatMap((field) => {
    const name = pictureFieldOf(field);
    return name === undefined ? [] : [PICTURE_FIELDS[name].width];
  });
  const least = Math.max(OWN_PICTURE.minWidth, ...widths);
  return { width: least, height: (least * height) / width };
}
