import { isPaged } from '#shared/domain/subjects/page-words.ts';
import type { RecordEntity } from '#shared/domain/subjects/records.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { findRecord, lockRecord } from '../../store/records/records.ts';
import { type RecordOptions, reprojectRecord } from '../projection/reproject-record.ts';
import { type Storage, toStored } from './storage.ts';

interface StorageOptions<E extends RecordEntity> extends RecordOptions<E> {
  /** Taken before a record is locked: what no two of them share is compared under it. */
  lock?: (trx: Trx) => Promise<void>;
}

/** One row, made of the editors' values. */
export function recordStorage<E extends RecordEntity>(
  entity: E,
  { lock, ...options }: StorageOptions<E> = {},
): Storage<{ id: number }> {
  const find = async (db: Db, id: number) => {
    const record = await findRecord(db, { entity, id });
    return record && toStored({ id }, record.changedAt);
  };
  return {
    find,
    async lock(trx, id) {
      await lock?.(trx);
      const changedAt = await lockRecord(trx, { entity, id });
      return changedAt && toStored({ id }, changedAt);
    },
    project: (change, id) => reprojectRecord(change, { entity, id }, options),
    isVersioned: isPaged(entity),
  };
}
