import type { Editable, FieldOf, OverridesOf } from '#shared/domain/entities.ts';
import type { Context } from '../../context.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from './apply-publication.ts';
import { saveDraftCopy } from './draft-revisions.ts';
import { cleanField } from './edit-refusals.ts';
import { lockWritten } from './written.ts';

export interface Edit<E extends Editable> {
  /** A field set to `null` goes back to TMDB's value. */
  changes: { [F in FieldOf<E>]?: OverridesOf<E>[F] | null };
  author: string;
  note: string;
}

/** Publishes at once, without a draft: for the command line and the demo. An open draft is first stored as a revision. */
async function editEntity<E extends Editable>(ctx: Context, subject: Subject<E>, edit: Edit<E>): Promise<number> {
  const { author, note, changes } = edit;
  const values = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, cleanField(subject.entity, field, value)]),
  );
  return changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, subject);
    await saveDraftCopy(change.trx, subject, held);
    return applyPublication(change, subject, held, { values, note, author, at: ctx.now() });
  });
}

export interface MovieEdit extends Edit<'movie'> {
  movieId: number;
}

export function editMovie(ctx: Context, { movieId, ...edit }: MovieEdit): Promise<number> {
  return editEntity(ctx, { entity: 'movie', id: movieId }, edit);
}

export interface SeriesEdit extends Edit<'series'> {
  seriesId: number;
}

export function editSeries(ctx: Context, { seriesId, ...edit }: SeriesEdit): Promise<number> {
  return editEntity(ctx, { entity: 'series', id: seriesId }, edit);
}

export interface PersonEdit extends Edit<'person'> {
  personId: number;
}

/** Only for people who have been synced; a person known from credits alone has no source to override yet. */
export function editPerson(ctx: Context, { personId, ...edit }: PersonEdit): Promise<number> {
  return editEntity(ctx, { entity: 'person', id: personId }, edit);
}
