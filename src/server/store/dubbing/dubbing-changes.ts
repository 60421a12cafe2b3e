import type { DubbedTitle, VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { StoredVoice } from './dubbing-credits.ts';

export interface VoiceItem {
  /** Null before a new row is inserted. */
  id: number | null;
  before: StoredVoice | null;
  /** Null: the row is removed. */
  wanted: VoiceFields | null;
  /** The row's version once it was changed. */
  version: number | null;
  /** The person that was created for it. */
  created?: number;
  /** The character as the CSV has it, if the cast has it in other words. */
  typed?: string;
}

export interface DubbingChange {
  id: string;
  title: DubbedTitle;
  items: VoiceItem[];
  author: string;
  preparedAt: Date;
  appliedAt: Date | null;
  undoneAt: Date | null;
  undoneBy: string | null;
}

const COLUMNS = [
  'id',
  'title_kind as kind',
  'title_id as titleId',
  'items',
  'author',
  'prepared_at as preparedAt',
  'applied_at as appliedAt',
  'undone_at as undoneAt',
  'undone_by as undoneBy',
] as const;

export async function addDubbingChange(
  trx: Trx,
  { title, items, author, preparedAt }: Pick<DubbingChange, 'title' | 'items' | 'author' | 'preparedAt'>,
): Promise<string> {
  const { id } = await trx
    .insertInto('dubbing_changes')
    .values({
      ...{ title_kind: title.kind, title_id: title.id, items: JSON.stringify(items), author, prepared_at: preparedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findDubbingChange(db: Db, id: string): Promise<DubbingChange | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.selectFrom('dubbing_changes').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toChange(row);
}

/** The newest first. */
export async function listDubbingChanges(db: Db, { kind, id }: DubbedTitle, limit: number): Promise<DubbingChange[]> {
  const rows = await db
    .selectFrom('dubbing_changes')
    .select(COLUMNS)
    .where('title_kind', '=', kind)
    .where('title_id', '=', id)
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toChange);
}

type Row = Omit<DubbingChange, 'title' | 'items'> & { kind: string; titleId: number; items: unknown };

function toChange({ kind, titleId, items, ...rest }: Row): DubbingChange {
  return { ...rest, title: { kind: kind as DubbedTitle['kind'], id: titleId }, items: items as VoiceItem[] };
}

export async function markDubbingApplied(trx: Trx, id: string, items: readonly VoiceItem[], at: Date): Promise<void> {
  await trx
    .updateTable('dubbing_changes')
    .set({ items: JSON.stringify(items), applied_at: at })
    .where('id', '=', id)
    .execute();
}

export async function markDubbingUndone(trx: Trx, id: string, by: string, at: Date): Promise<void> {
  await trx.updateTable('dubbing_changes').set({ undone_at: at, undone_by: by }).where('id', '=', id).execute();
}

/** Previews that were never applied; an applied change is history and stays. */
export async function deleteOldDubbingPreviews(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('dubbing_changes').where('applied_at', 'is', null).where('prepared_at', '<', before).execute();
}
