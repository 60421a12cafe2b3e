import { editing } from '#shared/admin/text/field-problems.ts';
import type { OverridesOf } from '../../../domain/entities.ts';
import { isId } from '../../../domain/ids.ts';
import { COLLECTION_TITLES_MAX } from '../../../domain/limits.ts';
import { isSlug } from '../../../domain/slug.ts';
import { NOTE_CHARACTERS } from '../limits.ts';
import { isRecord, isText, toFaults } from './check-values.ts';
import type { FieldErrors } from './field-failure.ts';

/** Slugs that are, or may become, other pages. */
const RESERVED: ReadonlySet<string> = new Set([
  'nova',
  'novo',
  'pagina',
  'feed',
  'populares',
  'em-cartaz',
  'proximos-lancamentos',
  'melhores-avaliados',
  'melhores-avaliadas',
  'tendencias',
  'genero',
  'plataforma',
  'admin',
]);

export function findSlugFault(value: unknown): string | undefined {
  if (!isText(value) || !isSlug(value)) return editing.slugInvalid;
  return RESERVED.has(value) ? editing.slugTaken : undefined;
}

export function isItemsShaped(value: unknown): boolean {
  const isItem = (item: unknown) =>
    isRecord(item) &&
    (item.kind === 'movie' || item.kind === 'series') &&
    isId(item.titleId) &&
    isText(item.note) &&
    item.note.length <= NOTE_CHARACTERS &&
    typeof item.isSkippable === 'boolean';
  return Array.isArray(value) && value.length <= COLLECTION_TITLES_MAX && value.every(isItem);
}

export function isNamedShaped(value: unknown): boolean {
  const isNamed = (each: unknown) =>
    isRecord(each) &&
    (each.kind === 'movie' || each.kind === 'series' || each.kind === 'person') &&
    isId(each.titleId) &&
    Object.keys(each).length === 2;
  return Array.isArray(value) && value.length <= COLLECTION_TITLES_MAX && value.every(isNamed);
}

export const findItemsFault = (value: unknown) => findListFault(value, isItemsShaped);
export const findNamedFault = (value: unknown) => findListFault(value, isNamedShaped);

function findListFault(value: unknown, isShaped: (value: unknown) => boolean): string | undefined {
  if (!Array.isArray(value)) return editing.notUnderstood;
  if (value.length > COLLECTION_TITLES_MAX) return editing.collectionTooLong(COLLECTION_TITLES_MAX);
  if (!isShaped(value)) return editing.notUnderstood;
  const keys = (value as { kind: string; titleId: number }[]).map(({ kind, titleId }) => `${kind}:${titleId}`);
  const repeated = keys.findIndex((key, place) => keys.indexOf(key) < place);
  return repeated < 0 ? undefined : editing.titleRepeated(repeated + 1);
}

/** Required fields that a collection lacks. Errors within a field are reported by `findFieldFault`. */
export function findCollectionFaults({
  name,
  slug,
  titleH1,
  descriptionH1,
  items,
}: OverridesOf<'collection'>): FieldErrors {
  return toFaults({
    name: name?.trim() ? undefined : editing.nameMissing,
    slug: slug ? undefined : editing.slugInvalid,
    titleH1: titleH1?.trim() ? undefined : editing.titleMissing,
    descriptionH1: descriptionH1?.trim() ? undefined : editing.descriptionMissing,
    items: items && items.length > 0 ? undefined : editing.collectionEmpty,
  });
}
