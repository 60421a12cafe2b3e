import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import type { Context } from '../context.ts';
import { findSource } from '../store/titles/sources.ts';
import type { CallOptions } from '../tmdb/client.ts';
import { fetchPerson, toPersonSource } from '../tmdb/person-answer.ts';
import { reprojectPerson } from './projection/reproject.ts';
import { fetchAnswer, type SyncOutcome, saveFetched, storeSynced } from './sync-steps.ts';

/** As `syncMovie`. TMDB is not asked about a person whom editors created. Once a person is synced, credits of titles no longer rename them. */
export async function syncPerson(ctx: Context, personId: number, options: CallOptions): Promise<SyncOutcome> {
  if (isOwnPerson(personId)) return (await findSource(ctx.db, 'person', personId)) ? 'unchanged' : 'absent';
  const person = { kind: 'person', id: personId } as const;
  const asked = await fetchAnswer(
    ctx,
    person,
    () => fetchPerson(ctx.tmdb, personId, options),
    (answer) => answer.id,
  );
  if (!asked) return 'absent';
  return storeSynced(ctx, async (change) => {
    const { outcome } = await saveFetched(change.trx, person, asked, toPersonSource);
    if (outcome === 'stored') await reprojectPerson(change, personId);
    return outcome;
  });
}
