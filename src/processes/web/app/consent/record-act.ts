import type { ConsentRecord } from '#shared/contract/measurement.ts';
import { CONSENT_QUESTION, type ConsentAct } from '#shared/domain/consent.ts';
import { markRecorded, readReceipt } from './consent-receipt.ts';
import { post } from './post.ts';
import { randomUuid } from './random.ts';

/** Tells the house what was answered. A refusal has a number of its own that nobody keeps. */
export async function recordAct(act: ConsentAct): Promise<void> {
  const id = (act === 'declined' ? undefined : readReceipt()?.id) ?? randomUuid();
  const record: ConsentRecord = { id, act, ...CONSENT_QUESTION };
  if ((await post('/a/c', record)) && act === 'accepted') markRecorded(id);
}

/** A yes the house has not heard of, because it was away or the visitor was quicker: it is told now. */
export function recordAgain(): void {
  if (readReceipt()?.isRecorded === false) void recordAct('accepted');
}
