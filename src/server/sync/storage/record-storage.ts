import { isPaged } from '#shared/domain/subjects/page-words.ts';
import type { RecordEntity } from '#shared/domain/subjects/records.ts';
import type { Db } from '../../infra/db.ts';
import { findRecord, lockRecord } from '../../store/records/records.ts';
import { reprojectRecord, type ShownOn } from '../projection/reproject-record.ts';
import { type Storage, toStored } from './storage.ts';

interface RecordOptions<E extends RecordEntity> {
  /** Announced with every change, beside the tags of its own page and list. */
  tag?: string;
  shownOn?: ShownOn<E>;
}

/** One row, made of the editors' values. */
export function recordStorage<E extends RecordEntity>(
  entity: E,
  { tag, shownOn }: RecordOptions<E>,
): Storage<{ id: number }> {
  const find = async (db: Db, id: number) => {
    const record = await findRecord(db, { entity, id });
    return record && toStored({ id }, record.changedAt);
  };
  return {
    find,
    async lock(trx, id) {
      const changedAt = await lockRecord(trx, { entity, id });
      return changedAt && toStored({ id }, changedAt);
    },
    async project(change, id) {
      await reprojectRecord(change, { entity, id }, shownOn);
      if (tag !== undefined) change.announce(tag);
    },
    isVersioned: isPaged(entity),
  };
}
