import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { buildPersonSlug, buildTitleSlug, isSlug } from '#shared/domain/slug.ts';
import { textOf } from '../controls/control.ts';
import type { DraftState } from '../draft/draft-state.ts';

export interface NewAddress {
  path: string;
  /** What the field of the address would hold to leave it as it is. */
  kept: string | undefined;
}

/** A film, series or person whose name changes is found at another address, unless editors have chosen one. */
export function findNewAddress(subject: EditedSubject, fields: DraftState['fields']): NewAddress | undefined {
  const { entity, id, year, path } = subject;
  const held = fields[entity === 'person' ? 'name' : 'title'];
  if (!(held?.isDirty || held?.hasDraft) || fields.slug === undefined || fields.slug.value !== null) return undefined;
  const name = textOf(held.value).trim();
  if (name === '') return undefined;
  const [, section = '', slug = ''] = path.split('/');
  const next = entity === 'person' ? buildPersonSlug(name, id) : buildTitleSlug(name, Number(year) || null, id);
  if (next === slug) return undefined;
  const words = slug.endsWith(`-${id}`) ? slug.slice(0, -`-${id}`.length) : '';
  return { path: `/${section}/${next}`, kept: isSlug(words) ? words : undefined };
}
