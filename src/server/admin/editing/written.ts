import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import type { Editable, SourceOf } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Trx } from '../../infra/db.ts';
import { listDrafts, type StoredDraft } from '../../store/editing/drafts.ts';
import { listOverrides, type Subject, type WrittenOverride } from '../../store/titles/overrides.ts';
import type { StoredSource } from '../../store/titles/sources.ts';
import type { Storage } from '../../sync/storage/storage.ts';
import { storages } from '../../sync/storage/storages.ts';

/** All that editors wrote about a subject: the published overrides and the last draft of every field. */
export interface Written {
  overrides: ReadonlyMap<string, WrittenOverride>;
  drafts: ReadonlyMap<string, StoredDraft>;
}

export interface LockedSubject<E extends Editable> extends Written, StoredSource<SourceOf<E>> {}

/** Takes the lock that serialises edits and syncs of one subject. */
export async function lockWritten<E extends Editable>(trx: Trx, subject: Subject<E>): Promise<LockedSubject<E>> {
  const storage: Storage<SourceOf<E>> = storages[subject.entity];
  const held = await storage.lock(trx, subject.id);
  if (!held) throw new Failure('not-found', subjects[subject.entity].words.notFound);
  return { ...held, ...(await readWritten(trx, subject)) };
}

export async function readWritten(trx: Trx, subject: Subject): Promise<Written> {
  const overrides = await listOverrides(trx, subject);
  const drafts = await listDrafts(trx, subject);
  return {
    overrides: new Map(overrides.map((override) => [override.field, override])),
    drafts: new Map(drafts.map((draft) => [draft.field, draft])),
  };
}

export function listOpenDrafts({ drafts }: Written): StoredDraft[] {
  return [...drafts.values()].filter(({ isOpen }) => isOpen);
}

export function versionOf({ drafts }: Written, field: string): number {
  return drafts.get(field)?.version ?? 0;
}

/** Our published values, by field. */
export function toPublishedValues({ overrides }: Written): Record<string, unknown> {
  return Object.fromEntries([...overrides.values()].map(({ field, value }) => [field, value]));
}

/** The same with all drafts published, as a revision stores it. Absent fields are TMDB's. */
export function toDraftedValues(written: Written): Record<string, unknown> {
  const drafted = listOpenDrafts(written).map(({ field, value }) => [field, value]);
  const values = { ...toPublishedValues(written), ...(Object.fromEntries(drafted) as Record<string, unknown>) };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
