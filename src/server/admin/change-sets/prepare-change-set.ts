import {
  CHANGE_SOURCES,
  CHANGES_PER_SET,
  type ChangeRefusal,
  isChangeSource,
  type RatingValues,
} from '#shared/admin/domain/change-sets.ts';
import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { mayRole, type Permission } from '#shared/admin/domain/staff-roles.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import {
  addChangeSet,
  type ChangeSet,
  type FieldBefore,
  listChangeItems,
  lockChangeSet,
  type PreparedItem,
  savePreview,
} from '../../store/editing/change-sets.ts';
import { findPlan, type StoredPlan } from '../../store/editing/plans.ts';
import { listSubjectFaces } from '../../store/editing/subjects.ts';
import { takeRecordId } from '../../store/records/records.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { cleanField } from '../editing/edit-refusals.ts';
import type { Editor } from '../editing/editor.ts';
import { listOpenDrafts, readWritten, versionOf, type Written } from '../editing/written.ts';
import type { ChangeSource, WantedChange, WantedRecord, Wish } from './change-source.ts';

/** Preview that changes no subject: stores the current state of each, to show it, to detect changes and to undo. */
export async function prepareChangeSet<Input>(
  ctx: Context,
  editor: Editor,
  source: ChangeSource<Input>,
  input: Input,
): Promise<string> {
  const { name, isWhole = false } = source;
  refuseRole(editor, CHANGE_SOURCES[name]);
  // A source that changes a part of a value reads it as it is when its version is noted.
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const wanted = await source.read({ ...ctx, db: trx }, editor, input);
      if (wanted.length === 0) throw new Failure('invalid-argument', adminChanges.nothingChosen);
      if (wanted.length > CHANGES_PER_SET) throw new Failure('invalid-argument', adminChanges.tooMany(CHANGES_PER_SET));
      const items = [];
      for (const change of await listKnown(trx, wanted.filter(isStored))) items.push(await toItem(trx, change));
      for (const change of wanted) if (!isStored(change)) items.push(await toNewItem(trx, change));
      if (items.length === 0) throw new Failure('not-found', adminChanges.nothingChosen);
      return addChangeSet(trx, { source: name, isWhole, author: editor.actor.id, preparedAt: ctx.now() }, items);
    });
}

const isStored = (change: Wish): change is WantedChange => change.id !== null;

/** Each once, in the order in which applying locks them. */
async function listKnown(trx: Trx, wanted: readonly WantedChange[]): Promise<WantedChange[]> {
  const known = [];
  for (const [entity, changes] of [...Map.groupBy(wanted, (change) => change.entity)].toSorted()) {
    const byId = new Map(changes.map((change) => [change.id, change]));
    const faces = await listSubjectFaces(trx, entity, [...byId.keys()]);
    known.push(...[...byId.values()].filter(({ id }) => faces.has(id)).toSorted((one, other) => one.id - other.id));
  }
  return known;
}

/** The values an editor chose for every title of a `rate`. They replace those chosen before. */
export async function fillChangeSet(ctx: Context, id: string, values: RatingValues): Promise<void> {
  if (Object.keys(values).length === 0) throw new Failure('invalid-argument', adminChanges.rateNothing);
  await ctx.db.transaction().execute(async (trx) => {
    const { source } = await lockUnapplied(trx, id);
    if (source !== 'rate') throw new Failure('invalid-argument', adminChanges.unknownAction);
    const items = [];
    for (const { entity, id: subjectId } of await listChangeItems(trx, id))
      items.push(await toItem(trx, { entity, id: subjectId, values }));
    await savePreview(trx, id, items);
  });
}

export async function lockUnapplied(trx: Trx, id: string): Promise<ChangeSet> {
  const set = await lockChangeSet(trx, id);
  if (!set) throw new Failure('not-found', adminChanges.notFound);
  if (set.appliedAt) throw new Failure('aborted', adminChanges.alreadyDone);
  return set;
}

/** Sets that only an earlier release made are a record. */
export function refuseSource(editor: Editor, source: string): void {
  if (!isChangeSource(source)) throw new Failure('aborted', adminChanges.notUndoable);
  refuseRole(editor, CHANGE_SOURCES[source]);
}

export function refuseRole({ role }: Editor, needs: Permission): void {
  if (!mayRole(role, needs)) throw new Failure('permission-denied', adminErrors.forbidden);
}

async function toItem(trx: Trx, { entity, id, values, locks = null }: WantedChange): Promise<PreparedItem> {
  const subject = { entity, id };
  const written = await readWritten(trx, subject);
  const wanted =
    values === 'drafts'
      ? Object.fromEntries(listOpenDrafts(written).map(({ field, value }) => [field, value]))
      : values &&
        Object.fromEntries(Object.entries(values).map(([field, value]) => [field, cleanField(entity, field, value)]));
  const before = Object.keys(wanted ?? {}).map((field) => [field, toBefore(written, field)] as const);
  const plan = await findPlan(trx, subject);
  const isEmpty = values === 'drafts' && before.length === 0;
  const refusal = isEmpty ? 'nothing-written' : findRefusal(subject, { written, plan, wanted: wanted ?? {} });
  return { entity, id, isNew: false, before: Object.fromEntries(before), refusal: refusal ?? null, wanted, locks };
}

/** After those that exist: its number is higher than theirs. */
async function toNewItem(trx: Trx, { entity, values }: WantedRecord): Promise<PreparedItem> {
  const id = await takeRecordId(trx, entity);
  return { ...(await toItem(trx, { entity, id, values })), isNew: true };
}

interface Considered {
  written: Written;
  plan: StoredPlan | undefined;
  wanted: Readonly<Record<string, unknown>>;
  /** What the preview saw. */
  before?: Readonly<Record<string, FieldBefore>>;
}

export function findRefusal(
  { entity }: Subject<Editable>,
  { written, plan, wanted, before }: Considered,
): ChangeRefusal | undefined {
  const values = Object.entries(wanted);
  const isShown = ([field, value]: [string, unknown]) => isSameValue(written.overrides.get(field)?.value, value);
  if (values.length > 0 && values.every(isShown)) return 'same';
  if (before && values.some(([field]) => versionOf(written, field) !== before[field]?.version)) return 'changed';
  // Another editor's draft of this field is theirs to publish or discard.
  const isDraftedOtherwise = ([field, value]: [string, unknown]) => {
    const draft = written.drafts.get(field);
    return draft?.isOpen === true && !isSameValue(draft.value, value);
  };
  if (values.some(isDraftedOtherwise)) return 'draft';
  // A plan publishes its drafts: publishing them now would empty the plan, and undoing would not restore it.
  if (plan && values.some(([field]) => Object.hasOwn(plan.seen, field))) return 'planned';
  return values.some(([field, value]) => findFieldFault(entity, field, value)) ? 'unfit' : undefined;
}

function toBefore(written: Written, field: string): FieldBefore {
  const override = written.overrides.get(field);
  const draft = written.drafts.get(field);
  return {
    version: versionOf(written, field),
    override: override
      ? { ...override, at: override.at.toISOString(), expiresAt: override.expiresAt?.toISOString() ?? null }
      : null,
    ...(draft?.isOpen && { draft: { value: draft.value, author: draft.author } }),
  };
}
