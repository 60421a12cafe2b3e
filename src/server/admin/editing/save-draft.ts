import { findFieldRefusal, isFieldShaped } from '#shared/admin/domain/editing/check-field.ts';
import { listFields } from '#shared/admin/domain/editing/editable-fields.ts';
import type { Clash, FieldSave, SaveOutcome } from '#shared/admin/domain/editing/edited-subject.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { parseCreditField, personOfKey } from '#shared/domain/titles/credit-edits.ts';
import { isPartField } from '#shared/domain/titles/part-edits.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { commitReplicated } from '../../store/cache/commit.ts';
import { type StoredDraft, saveDraftRow } from '../../store/editing/drafts.ts';
import { announceScreenChange } from '../../store/editing/presence.ts';
import { listKnownPeople } from '../../store/people/people-by-name.ts';
import type { Authorship, Subject } from '../../store/titles/overrides.ts';
import { type ProviderValues, readProviderValues } from '../../sync/projection/read-provider-values.ts';
import { toClashes } from './clashes.ts';
import { noteDraft, saveReplacedDraft } from './draft-revisions.ts';
import { cleanField } from './edit-refusals.ts';
import type { Editor } from './editor.ts';
import { type LockedSubject, lockWritten, readWritten, versionOf, type Written } from './written.ts';

/**
 * Each field is saved on its own: a field that another editor changed meanwhile is reported with both texts, and the others are
 * stored. A draft may be incomplete, so only the type is checked here; publishing checks the rest.
 */
export async function saveDraft(
  ctx: Context,
  { actor, role }: Editor,
  subject: Subject,
  given: readonly FieldSave[],
): Promise<SaveOutcome> {
  const { entity } = subject;
  refuseWrongFields(Object.fromEntries(given.map(({ field }) => [field, findFieldRefusal(entity, field, role)])));
  const fieldsOfSubject = listFields(entity, subject.id);
  const isKnown = (field: string) => fieldsOfSubject.includes(field) || isPartField(field);
  refuseWrongFields(
    Object.fromEntries(given.map(({ field }) => [field, isKnown(field) ? undefined : editing.fieldUnknown])),
  );
  refuseWrongFields(
    Object.fromEntries(
      given.map(({ field, value }) => [field, isFieldShaped(entity, field, value) ? undefined : editing.notUnderstood]),
    ),
  );
  const saves = given.map((save) => ({ ...save, value: cleanField(entity, save.field, save.value) }));
  const by = { author: actor.id, at: ctx.now() };
  return ctx.db.transaction().execute(async (trx) => {
    await commitReplicated(trx);
    const before = await lockWritten(trx, subject);
    const fields = saves.map(({ field }) => field);
    const provider = await readProviderValues(trx, subject, before, fields);
    refuseUnknownParts(before, provider, fields, await listKnownPeople(trx, listCredited(fields)));
    const { saved, late } = await storeDrafts(trx, subject, { before, provider }, saves, by);
    return { saved, clashes: await toClashes(trx, before, late), savedAt: by.at };
  });
}

/** In the caller's transaction, under the subject's lock. The caller checked the fields. */
export async function storeDrafts(
  trx: Trx,
  subject: Subject,
  { before, provider }: { before: LockedSubject<Editable>; provider: ProviderValues },
  saves: readonly FieldSave[],
  by: Authorship,
): Promise<{ saved: { field: string; version: number }[]; late: Mine[] }> {
  const { toStore, unchanged, late } = sortSaves(before, saves);
  const replaced = toStore.flatMap(({ field }) => before.drafts.get(field) ?? []).filter(({ isOpen }) => isOpen);
  await saveReplacedDraft(trx, subject, before, replaced, by);
  const stored = toStore.map((save) => toDraft(before, provider, save, by));
  for (const draft of stored) await saveDraftRow(trx, subject, draft);
  if (stored.length > 0) {
    await noteDraft(trx, subject, await readWritten(trx, subject), by);
    await announceScreenChange(trx, subject, by.author);
  }
  return { saved: [...stored, ...unchanged].map(({ field, version }) => ({ field, version })), late };
}

/** A season or episode must exist, unless it was edited before TMDB removed it. A credit may be added of anyone who is shown. */
function refuseUnknownParts(
  before: Written,
  provider: ProviderValues,
  fields: readonly string[],
  people: ReadonlySet<number>,
): void {
  const findFault = (field: string) => {
    if (!isPartField(field) || field in provider || before.overrides.has(field) || before.drafts.has(field)) return;
    const credit = parseCreditField(field);
    if (!credit) return editing.partUnknown;
    return people.has(personOfKey(credit.key)) ? undefined : editing.creditUnknown;
  };
  refuseWrongFields(Object.fromEntries(fields.map((field) => [field, findFault(field)])));
}

function listCredited(fields: readonly string[]): number[] {
  return fields.flatMap((field) => {
    const credit = parseCreditField(field);
    return credit ? personOfKey(credit.key) : [];
  });
}

export type Mine = Pick<Clash, 'field' | 'mine'>;

/** Optimistic lock: a matching version is stored, any other is late. A draft with the same value is unchanged. */
function sortSaves(before: LockedSubject<Editable>, saves: readonly FieldSave[]) {
  const toStore: FieldSave[] = [];
  const unchanged: { field: string; version: number }[] = [];
  const late: Mine[] = [];
  for (const { field, value, version } of new Map(saves.map((save) => [save.field, save])).values()) {
    const held = versionOf(before, field);
    const draft = before.drafts.get(field);
    if (draft && isSameValue(draft.value, value)) unchanged.push({ field, version: held });
    else if (version === held) toStore.push({ field, value, version });
    else late.push({ field, mine: value });
  }
  return { toStore, unchanged, late };
}

function toDraft(
  before: LockedSubject<Editable>,
  provider: ProviderValues,
  { field, value, version }: FieldSave,
  by: Authorship,
): StoredDraft {
  return { field, value, isOpen: !isSameAsShown(before, provider, field, value), version: version + 1, ...by };
}

/** A value equal to the published one is no draft. */
export function isSameAsShown(written: Written, provider: ProviderValues, field: string, value: unknown): boolean {
  const override = written.overrides.get(field);
  if (override) return isSameValue(override.value, value);
  return value === null || isSameValue(provider[field], value);
}
