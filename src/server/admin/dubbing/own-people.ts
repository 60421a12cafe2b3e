import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { type PersonSource, personShape } from '#shared/domain/people/person.ts';
import { takeOwnPersonId } from '../../store/people/people-by-name.ts';
import { findStoredSource, saveSource } from '../../store/titles/sources.ts';
import { markGone } from '../../store/titles/stored.ts';
import type { Change } from '../../sync/change-catalogue.ts';
import { reprojectEntity } from '../../sync/storage/storages.ts';
import { toFetched } from '../../sync/sync-steps.ts';

/** Our own word beside TMDB's departments. */
const DEPARTMENT = 'Dubbing';

/**
 * A person without a TMDB record. They have a source like everybody, with a name and nothing else, so that editors write the rest
 * as they do for others; no sync asks TMDB about their id (`isOwnPerson`).
 */
export async function createOwnPerson(change: Change, name: string): Promise<number> {
  const id = await takeOwnPersonId(change.trx);
  const source: PersonSource = { ...personShape, id, name, department: DEPARTMENT, profiles: [], credits: [] };
  await saveSource(change.trx, 'person', toFetched(source, { fetchStartedAt: change.now, fetchedAt: change.now }));
  await reprojectEntity(change, 'person', id);
  return id;
}

/** Shows a person of our own again, after `retireOwnPerson` hid them. */
export async function bringBackOwnPerson(change: Change, id: number): Promise<void> {
  const stored = await findStoredSource(change.trx, 'person', id);
  if (!stored?.isGone) return;
  const times = { fetchStartedAt: change.now, fetchedAt: change.now };
  await saveSource(change.trx, 'person', toFetched(stored.source, times));
  await reprojectEntity(change, 'person', id);
}

/** Hides a person that no field names any more; their id is not used again. */
export async function retireOwnPerson(change: Change, id: number): Promise<void> {
  if (!isOwnPerson(id)) throw new Error(`person ${id} is not of our own`);
  await markGone(change.trx, { kind: 'person', id }, change.now);
  await reprojectEntity(change, 'person', id);
}
