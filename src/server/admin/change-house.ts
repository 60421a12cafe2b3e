import { HOUSE_REVISIONS_LISTED } from '#shared/domain/admin-limits.ts';
import { formatClock } from '#shared/domain/admin-moment.ts';
import { Failure } from '#shared/domain/failure.ts';
import { type HouseRevisionLine, type HouseSubject, isRowNumber } from '#shared/domain/house.ts';
import { adminHouse } from '#shared/text/admin-house.ts';
import type { Context } from '../context.ts';
import {
  addHouseRevision,
  findHouseRevision,
  type HouseRecord,
  listHouseRevisions,
  lockHouseRecord,
  saveHouseRecord,
} from '../store/house-records.ts';
import { type Change, changeCatalogue } from '../sync/change-catalogue.ts';
import { type Editor, openNames } from './editor.ts';

export interface HouseChange<T> {
  subject: HouseSubject;
  /** The version the editor saw. */
  version: number;
  /** Computes the new value from the current record; throws a Failure if the value is invalid. */
  toValue(record: HouseRecord | undefined, change: Change): Promise<T> | T;
  /** Writes other rows that depend on the value. */
  apply?(change: Change, value: T): Promise<void>;
  tags: readonly string[];
  /** Name of the audit event. */
  action: string;
}

/**
 * Changes and publishes one record of the site settings. Version check, record, revision, dependent rows, cache invalidation and
 * audit event are one transaction.
 */
export function changeHouse<T>(ctx: Context, editor: Editor, given: HouseChange<T>): Promise<T> {
  return changeCatalogue(ctx, (change) => changeHouseWithin(change, editor, given));
}

/** The same within a larger transaction. */
export async function changeHouseWithin<T>(change: Change, editor: Editor, given: HouseChange<T>): Promise<T> {
  const { subject, tags, action } = given;
  const record = await lockAsSeen(change, subject, given.version);
  const value = await given.toValue(record, change);
  const signed = { author: editor.actor.id, at: change.now };
  await saveHouseRecord(change.trx, subject, { value, draft: null, version: (record?.version ?? 0) + 1, ...signed });
  await addHouseRevision(change.trx, subject, { value, state: 'published', ...signed });
  await given.apply?.(change, value);
  change.announce(...tags);
  change.record(editor.actor, {
    action,
    entity: subject.kind,
    entityId: subject.key,
    before: record ? { value: record.value } : undefined,
    after: { value },
  });
  return value;
}

interface DraftChange {
  subject: HouseSubject;
  version: number;
}

/** Stores a draft that is not published. Every save is a revision: there are few of them. */
export async function saveHouseDraft(
  ctx: Context,
  editor: Editor,
  { subject, version, draft }: DraftChange & { draft: object },
): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const record = await lockAsSeen(change, subject, version);
    const signed = { author: editor.actor.id, at: change.now };
    const value = record?.value ?? {};
    await saveHouseRecord(change.trx, subject, { value, draft, version: version + 1, ...signed });
    await addHouseRevision(change.trx, subject, { value: draft, state: 'draft', ...signed });
  });
}

/** The published value stays; the draft remains in the revisions. */
export async function discardHouseDraft(
  ctx: Context,
  editor: Editor,
  { subject, version }: DraftChange,
): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const record = await lockAsSeen(change, subject, version);
    if (!record) return;
    const signed = { author: editor.actor.id, at: change.now };
    await saveHouseRecord(change.trx, subject, { ...record, draft: null, version: version + 1, ...signed });
    change.record(editor.actor, { action: `${subject.kind}.discarded`, entity: subject.kind, entityId: subject.key });
  });
}

/** Optimistic lock: if the version changed meanwhile, the error says who changed it, and when. */
async function lockAsSeen({ trx }: Change, subject: HouseSubject, version: number): Promise<HouseRecord | undefined> {
  const record = await lockHouseRecord(trx, subject);
  if ((record?.version ?? 0) === version) return record;
  const name = record && (await openNames(trx, [record.author]))(record.author).name;
  throw new Failure('aborted', adminHouse.clash(name, record ? formatClock(record.at) : ''));
}

export async function listHouseHistory(ctx: Context, subject: HouseSubject): Promise<HouseRevisionLine[]> {
  const rows = await listHouseRevisions(ctx.db, subject, HOUSE_REVISIONS_LISTED);
  const nameAuthor = await openNames(
    ctx.db,
    rows.map(({ author }) => author),
  );
  return rows.map((row) => ({ ...row, author: nameAuthor(row.author) }));
}

export async function readHouseRevision(ctx: Context, subject: HouseSubject, number: number): Promise<unknown> {
  const revision = isRowNumber(number) ? await findHouseRevision(ctx.db, subject, number) : undefined;
  if (!revision) throw new Failure('not-found', adminHouse.revisionNotFound);
  return revision.value;
}
