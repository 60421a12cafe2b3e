import type { ConsentAct } from '#shared/domain/site/consent.ts';
import type { Db } from '../../infra/db.ts';

export interface ConsentChoice {
  id: string;
  act: ConsentAct;
  version: number;
  textHash: string;
  recordedAt: Date;
}

/** Idempotent: a browser that got no answer sends it again. */
export async function saveConsentChoice(
  db: Db,
  { id, act, version, textHash, recordedAt }: ConsentChoice,
): Promise<void> {
  await db
    .insertInto('consent_choices')
    .values({ id, act, version, text_hash: textHash, recorded_at: recordedAt })
    .onConflict((conflict) => conflict.columns(['id', 'act']).doNothing())
    .execute();
}

export async function deleteOldConsentChoices(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('consent_choices').where('recorded_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
