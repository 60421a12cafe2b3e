import { findFieldFault, findFieldRefusal } from '#shared/admin/domain/editing/check-field.ts';
import type { Clash } from '#shared/admin/domain/editing/edited-subject.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { NOTE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { PAGE_IDS } from '#shared/domain/site/page-texts.ts';
import type { Context } from '../../context.ts';
import type { StoredDraft } from '../../store/editing/drafts.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { refuseWrongTaxonomy } from '../site/check-taxonomy.ts';
import { applyPublication } from './apply-publication.ts';
import { toClashes } from './clashes.ts';
import type { Editor } from './editor.ts';
import { notifyPublished } from './notify-published.ts';
import { releasePlan } from './release-plan.ts';
import {
  type LockedSubject,
  listOpenDrafts,
  lockWritten,
  toPublishedValues,
  versionOf,
  type Written,
} from './written.ts';

export interface Publishing {
  /** Field and version of the drafts the editor saw. */
  seen: Readonly<Record<string, number>>;
  note: string;
  /** The words an editor typed to hide home from search engines. */
  confirmation?: string;
}

/** All or nothing: a draft that changed since the editor saw it is a clash. Drafts the editor did not see stay drafts. */
export async function publish(
  ctx: Context,
  { actor, role }: Editor,
  subject: Subject,
  { seen, note, confirmation = '' }: Publishing,
): Promise<{ revision: number } | { clashes: Clash[] }> {
  const { entity, id } = subject;
  return changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, subject);
    const late = listUnseen(held, seen).map((field) => ({ field, mine: held.overrides.get(field)?.value ?? null }));
    if (late.length > 0) return { clashes: await toClashes(change.trx, held, late) };
    const drafts = listOpenDrafts(held).filter(({ field }) => Object.hasOwn(seen, field));
    const values = toPublication(entity, held, drafts);
    if (Object.keys(values).length === 0) throw new Failure('aborted', editing.nothingToPublish);
    refuseWrongFields(Object.fromEntries(drafts.map(({ field }) => [field, findFieldRefusal(entity, field, role)])));
    refuseUnfit(entity, drafts);
    refuseIncomplete(entity, held, values, confirmation);
    const publication = { values, note: trimNote(note), author: actor.id, at: ctx.now() };
    const revision = await applyPublication(change, subject, held, publication);
    await releasePlan(change.trx, subject);
    const after = { fields: Object.keys(values), revision };
    change.record(actor, { action: 'subject.published', entity, entityId: String(id), after });
    await notifyPublished(change.trx, { at: change.now, actor: actor.id, subject, drafts });
    return { revision };
  });
}

/** Fields whose version is no longer the one the editor saw, including those published meanwhile. */
export function listUnseen(held: Written, seen: Readonly<Record<string, number>>): string[] {
  return Object.entries(seen).flatMap(([field, version]) => (versionOf(held, field) === version ? [] : [field]));
}

/** What publishing also shows: a collection. Titles have a switch of their own for that. */
export function toPublication(
  entity: Editable,
  held: Written,
  drafts: readonly StoredDraft[],
): Record<string, unknown> {
  const values = Object.fromEntries(drafts.map(({ field, value }) => [field, value]));
  const isBack = subjects[entity].isShownByPublishing && held.overrides.get('isHidden')?.value === true;
  return isBack ? { ...values, isHidden: null } : values;
}

/**
 * Checks that concern several fields. A title falls back to TMDB's values where editors leave a field empty; a collection has no such
 * fallback, and the words of genres and platforms must not be another's.
 */
export function refuseIncomplete(
  entity: Editable,
  held: LockedSubject<Editable>,
  values: Readonly<Record<string, unknown>>,
  confirmation = '',
): void {
  refuseWrongFields(subjects[entity].findFaults?.({ ...toPublishedValues(held), ...values }) ?? {});
  if (entity === 'genre' || entity === 'platform')
    refuseWrongTaxonomy(entity, held as LockedSubject<'platform'>, values);
  const isHidingHome = entity === 'page' && held.source.id === PAGE_IDS.home && values.isNoindex === true;
  if (isHidingHome && confirmation.trim().toLowerCase() !== adminPages.hideHome.phrase)
    refuseWrongFields({ confirmation: adminPages.hideHome.missing });
}

/** Reports the faults of all fields at once. */
export function refuseUnfit(entity: Editable, drafts: readonly Pick<StoredDraft, 'field' | 'value'>[]): void {
  refuseWrongFields(
    Object.fromEntries(drafts.map(({ field, value }) => [field, findFieldFault(entity, field, value)])),
  );
}

function trimNote(note: string): string {
  return [...note.trim()].slice(0, NOTE_CHARACTERS).join('');
}
