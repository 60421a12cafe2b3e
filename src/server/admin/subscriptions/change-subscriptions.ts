import { SUBSCRIPTIONS } from '#shared/admin/domain/limits.ts';
import { readSubscriptionCsv } from '#shared/admin/domain/subscriptions/subscription-csv.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isId } from '#shared/domain/ids.ts';
import { type EnteredFields, type EnteredKind, keyOfFields } from '#shared/domain/subscriptions/entered.ts';
import type { SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Trx } from '../../infra/db.ts';
import {
  addChange,
  type ChangeItem,
  countStoredRows,
  findChange,
  findStoredRow,
  insertRow,
  listStoredRows,
  markChangeApplied,
  markChangeUndone,
  removeRow,
  restoreRow,
  type StoredRow,
  type SubscriptionChange,
  toFields,
  updateRow,
} from '../../store/subscriptions/subscription-changes.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from '../editing/editor.ts';
import { sayChange } from './describe-change.ts';
import { openPlatforms } from './open-platforms.ts';
import { settleServices } from './settle-services.ts';

const words = adminSubscriptions;

type Fields = EnteredFields;
/** The last part of the audit event's name. */
type Act = 'saved' | 'checked' | 'removed';

export interface SeenRow {
  kind: EnteredKind;
  /** Unset for a new row. */
  id?: number | undefined;
  /** The version the editor saw. */
  version?: number | undefined;
}

/** Creates or changes one row, published at once. */
export function saveSubscription(ctx: Context, editor: Editor, wanted: SeenRow & { fields: Fields }): Promise<void> {
  return changeOne(ctx, editor, wanted, 'saved', () => wanted.fields);
}

/** Stamps today's date: the editor looked at the source again. */
export function checkToday(ctx: Context, editor: Editor, wanted: SeenRow): Promise<void> {
  const today = toBrazilianDay(ctx.now());
  return changeOne(ctx, editor, wanted, 'checked', (before) => {
    if (!before) throw new Failure('not-found', words.notFound);
    if (before.expiresOn < today) throw new Failure('invalid-argument', words.isExpired);
    return { ...before, checkedOn: today };
  });
}

export function removeSubscription(ctx: Context, editor: Editor, wanted: SeenRow): Promise<void> {
  return changeOne(ctx, editor, wanted, 'removed', () => null);
}

function changeOne(
  ctx: Context,
  editor: Editor,
  { kind, id, version }: SeenRow,
  act: Act,
  toWanted: (before: Fields | null) => Fields | null,
): Promise<void> {
  return changeCatalogue(ctx, async (change) => {
    await lockUntilCommit(change.trx, 'subscriptions');
    const before = id === undefined ? null : await takeAsSeen(change.trx, kind, { id, version: version ?? 0 });
    const wanted = toWanted(before && toFields(kind, before));
    const item: ChangeItem = { id: id ?? null, before, wanted, version: null };
    const changeId = await addChange(change.trx, {
      ...{ kind, items: [item], author: editor.actor.id, preparedAt: change.now },
    });
    await applyItems(change, editor, { id: changeId, kind, items: [item] }, act);
  });
}

async function takeAsSeen(
  trx: Trx,
  kind: EnteredKind,
  { id, version }: { id: number; version: number },
): Promise<StoredRow> {
  const row = isId(id) ? await findStoredRow(trx, kind, id) : undefined;
  if (!row || row.removed_at !== null) throw new Failure('not-found', words.notFound);
  if (row.version !== version) throw new Failure('aborted', words.clash);
  return row;
}

/** Stores what a CSV would change, row by row. Changes nothing: `applyChange` does, with exactly these items. */
export async function prepareCsv(
  ctx: Context,
  editor: Editor,
  { kind, text }: { kind: SubscriptionKind; text: string },
): Promise<string> {
  const { findPlatform } = await openPlatforms(ctx.db);
  const read = readSubscriptionCsv(kind, text, { findPlatform, today: toBrazilianDay(ctx.now()) });
  if ('problem' in read) throw new Failure('invalid-argument', read.problem);
  return prepareRows(ctx, editor, kind, read.rows);
}

/** Stores the rows that differ from what is entered, as a preview. */
async function prepareRows(ctx: Context, editor: Editor, kind: EnteredKind, rows: readonly Fields[]): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    const stored = await listStoredRows(trx, kind);
    const byKey = new Map(stored.map((row) => [keyOfFields(kind, toFields(kind, row)), row]));
    const items = rows.flatMap((wanted): ChangeItem[] => {
      const before = byKey.get(keyOfFields(kind, wanted)) ?? null;
      const isSame = before !== null && isEqual(toFields(kind, before), wanted);
      return isSame ? [] : [{ id: before?.id ?? null, before, wanted, version: null }];
    });
    if (items.length === 0) throw new Failure('invalid-argument', words.csvNothing);
    return addChange(trx, { kind, items, author: editor.actor.id, preparedAt: ctx.now() });
  });
}

function isEqual(one: Fields, other: Fields): boolean {
  const inOrder = (fields: object) => JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return inOrder(one) === inOrder(other);
}

/** Applies a preview as a whole; if a row was changed since, nothing. */
export function applyChange(ctx: Context, editor: Editor, id: string): Promise<void> {
  return changeCatalogue(ctx, async (change) => {
    await lockUntilCommit(change.trx, 'subscriptions');
    const found = await getChange(change.trx, id);
    if (found.appliedAt) throw new Failure('aborted', words.alreadyApplied);
    for (const { before } of found.items) if (before) await takeAsSeen(change.trx, found.kind, before);
    await applyItems(change, editor, found, 'imported');
  });
}

async function applyItems(
  change: Change,
  editor: Editor,
  { id, kind, items }: Pick<SubscriptionChange, 'id' | 'kind' | 'items'>,
  act: Act | 'imported',
): Promise<void> {
  const { trx, now } = change;
  const signed = { author: editor.actor.id, at: now };
  await refuseTaken(
    trx,
    kind,
    items.flatMap(({ before, wanted }) => (wanted ? { id: before?.id, fields: wanted } : [])),
  );
  const done: ChangeItem[] = [];
  for (const item of items) {
    const { before, wanted } = item;
    const row = wanted
      ? before
        ? await updateRow(trx, kind, before, wanted, signed)
        : await insertRow(trx, kind, wanted, signed)
      : before && (await removeRow(trx, kind, before, signed));
    done.push({ ...item, id: row?.id ?? null, version: row?.version ?? null });
  }
  const most = SUBSCRIPTIONS.rows;
  if ((await countStoredRows(trx, kind)) > most) throw new Failure('resource-exhausted', words.tooMany(most));
  await markChangeApplied(trx, id, done, now);
  await announce(change, editor, { id, kind, items: done }, act);
}

/** Undoes one change, or a whole CSV, if none of its rows was changed since. Every column is as before it. */
export function undoChange(ctx: Context, editor: Editor, id: string): Promise<void> {
  return changeCatalogue(ctx, async (change) => {
    const { trx, now } = change;
    await lockUntilCommit(trx, 'subscriptions');
    const found = await getChange(trx, id);
    if (!found.appliedAt) throw new Failure('aborted', words.notApplied);
    if (found.undoneAt) throw new Failure('aborted', words.alreadyUndone);
    const signed = { author: editor.actor.id, at: now };
    const { kind } = found;
    const former = found.items.flatMap(({ before }) => before ?? []);
    await refuseTaken(
      trx,
      kind,
      former.map((row) => ({ id: row.id, fields: toFields(kind, row) })),
    );
    for (const { id: rowId, version, before } of found.items) {
      const row = rowId === null ? undefined : await findStoredRow(trx, kind, rowId);
      if (!row || row.version !== version) throw new Failure('aborted', words.clash);
      if (before) await restoreRow(trx, kind, before, row.version + 1);
      else await removeRow(trx, kind, row, signed);
    }
    await markChangeUndone(trx, id, editor.actor.id, now);
    await announce(change, editor, found, 'undone');
  });
}

async function getChange(trx: Trx, id: string): Promise<SubscriptionChange> {
  const found = await findChange(trx, id);
  if (!found) throw new Failure('not-found', words.notFound);
  return found;
}

/** Two rows of one name would be one to a visitor; `id` is unset for a new row. */
async function refuseTaken(
  trx: Trx,
  kind: EnteredKind,
  wanted: readonly { id: number | undefined; fields: Fields }[],
): Promise<void> {
  const ids = new Map((await listStoredRows(trx, kind)).map((row) => [keyOfFields(kind, toFields(kind, row)), row.id]));
  const isTaken = wanted.some(({ id, fields }) => {
    const owner = ids.get(keyOfFields(kind, fields));
    return owner !== undefined && owner !== id;
  });
  if (isTaken) throw new Failure('invalid-argument', words.problems.taken);
}

/** Writes what follows from the rows, and invalidates what shows them: a page that shows a price or a service has its platform's tag. */
async function announce(
  change: Change,
  editor: Editor,
  { id, kind, items }: Pick<SubscriptionChange, 'id' | 'kind' | 'items'>,
  act: Act | 'imported' | 'undone',
): Promise<void> {
  const said = items.map(({ before, wanted }) => ({ before: before && toFields(kind, before), after: wanted }));
  const entered = said.flatMap(({ before, after }) => [before, after].flatMap((fields) => fields ?? []));
  if (kind === 'service') {
    await settleServices(
      change,
      items.flatMap(({ id: rowId }) => rowId ?? []),
    );
  }
  const { nameOf } = await openPlatforms(change.trx);
  change.announce(tags.platforms(), ...entered.flatMap(listPlatformIds).map(tags.platform));
  change.record(editor.actor, {
    ...{ action: `${kind}.${act}`, entity: kind, entityId: id },
    before: { rows: said.map(({ before }) => before) },
    after: { said: sayChange(kind, said, { platform: nameOf }), rows: said.map(({ after }) => after) },
  });
}

function listPlatformIds(fields: Fields): number[] {
  if ('platformIds' in fields) return fields.platformIds;
  return fields.platformId === null ? [] : [fields.platformId];
}
