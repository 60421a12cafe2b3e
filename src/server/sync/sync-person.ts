import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import type { Context } from '../context.ts';
import { findSource, lockSource, saveSource } from '../store/titles/sources.ts';
import type { CallOptions } from '../tmdb/client.ts';
import { fetchPerson, toPersonSource } from '../tmdb/person-answer.ts';
import { reprojectPerson } from './projection/reproject.ts';
import {
  fetchUnlessAbsent,
  orUnavailable,
  refuseOther,
  type SyncOutcome,
  storeSynced,
  toFetched,
} from './sync-steps.ts';

/** As `syncMovie`. TMDB is not asked about a person whom editors created. Once a person is synced, credits of titles no longer rename them. */
export async function syncPerson(ctx: Context, personId: number, options: CallOptions): Promise<SyncOutcome> {
  if (isOwnPerson(personId)) return (await findSource(ctx.db, 'person', personId)) ? 'unchanged' : 'absent';
  const fetchStartedAt = ctx.now();
  const answer = await fetchUnlessAbsent(ctx, 'person', personId, () => fetchPerson(ctx.tmdb, personId, options));
  if (!answer) return 'absent';
  refuseOther('person', personId, answer.id);

  const times = { fetchStartedAt, fetchedAt: ctx.now() };
  return storeSynced(ctx, async (change) => {
    const held = await lockSource(change.trx, 'person', personId);
    const fetched = toFetched(toPersonSource(answer, held?.source), times);
    const outcome = await saveSource(change.trx, 'person', fetched);
    if (outcome === 'stored') await reprojectPerson(change, personId);
    return outcome;
  });
}

export function trySyncPerson(ctx: Context, personId: number, options: CallOptions) {
  return orUnavailable(ctx, { kind: 'person', id: personId }, syncPerson(ctx, personId, options));
}
