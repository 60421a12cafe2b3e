import type { Entity, FieldOf, OverridesOf } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { tags } from '#shared/domain/tags.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../context.ts';
import { deleteOverride, findOverrides, type Subject, saveOverride } from '../store/overrides.ts';
import { addRevision } from '../store/revisions.ts';
import { lockSource } from '../store/sources.ts';
import { changeCatalogue } from '../sync/change-catalogue.ts';
import { reprojectEntity } from '../sync/reproject-entity.ts';

export interface Edit<E extends Entity> {
  /** A field set to `null` goes back to what TMDB says. */
  changes: { [F in FieldOf<E>]?: OverridesOf<E>[F] | null };
  author: string;
  note: string;
}

export const NOT_FOUND: Record<Entity, string> = {
  movie: errors.movieNotFound,
  series: errors.seriesNotFound,
  person: errors.personNotFound,
};
export const LIST_TAGS: Record<Entity, string> = {
  movie: tags.movieList(),
  series: tags.seriesList(),
  person: tags.peopleList(),
};

/** Override, revision, projection and announcement are one transaction: an edit happens whole or not at all. */
export async function editEntity<E extends Entity>(ctx: Context, subject: Subject<E>, edit: Edit<E>): Promise<number> {
  const { entity, id } = subject;
  const fields = Object.keys(edit.changes) as FieldOf<E>[];
  const authorship = { author: edit.author, at: ctx.now() };
  return changeCatalogue(ctx, async (change) => {
    const { trx } = change;
    if (!(await lockSource(trx, entity, id))) throw new Failure('not-found', NOT_FOUND[entity]);
    for (const field of fields) {
      const value = edit.changes[field];
      if (value === null || value === undefined) await deleteOverride(trx, subject, field);
      else await saveOverride(trx, subject, field, cleanField(field, value), authorship);
    }
    const snapshot = await findOverrides(trx, subject);
    const revision = { snapshot, changedFields: fields, note: edit.note, ...authorship };
    const number = await addRevision(trx, subject, revision);
    await reprojectEntity(change, entity, id);
    return number;
  });
}

/** The fields that hold rich text; in every other one a `<` is a `<`. */
const RICH_FIELDS: ReadonlySet<string> = new Set(['curiosities', 'additionalInfos', 'biography']);

function cleanField<T>(field: string, value: T): T {
  return typeof value === 'string' && RICH_FIELDS.has(field) ? (cleanHtml(value) as T) : value;
}
