import type { ConsentRecord } from '#shared/contract/measurement.ts';
import { CONSENT_QUESTION, type ConsentAct } from '#shared/domain/site/consent.ts';
import { markRecorded, readReceipt } from './consent-receipt.ts';
import { post } from './post.ts';
import { randomUuid } from './random.ts';

/** Sends the answer to the server. A refusal gets a new id that the browser does not store. */
export async function recordAct(act: ConsentAct): Promise<void> {
  const id = (act === 'declined' ? undefined : readReceipt()?.id) ?? randomUuid();
  const record: ConsentRecord = { id, act, ...CONSENT_QUESTION };
  if ((await post('/a/c', record)) && act === 'accepted') markRecorded(id);
}

/** Sends an acceptance again that the server has not recorded, because it was down or the visitor left too early. */
export function recordAgain(): void {
  if (readReceipt()?.isRecorded === false) void recordAct('accepted');
}
