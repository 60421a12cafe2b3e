import type { RecordEntity } from '#shared/domain/subjects/records.ts';
import type { Db } from '../../infra/db.ts';
import { findRecord, lockRecord, saveRecord } from '../../store/records/records.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { type Storage, toStored } from './storage.ts';

/** One row, made of the editors' values. */
export function recordStorage(entity: RecordEntity, tag: string): Storage<{ id: number }> {
  const find = async (db: Db, id: number) => {
    const record = await findRecord(db, { entity, id });
    return record && toStored({ id }, record.changedAt);
  };
  return {
    find,
    async lock(trx, id) {
      await lockRecord(trx, { entity, id });
      return find(trx, id);
    },
    async project({ trx, announce, now }, id) {
      await saveRecord(trx, { entity, id }, await findOverrides(trx, { entity, id }), now);
      announce(tag);
    },
    isVersioned: false,
  };
}
