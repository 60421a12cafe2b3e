import { CONSENT_QUESTION, type ConsentReceipt, parseReceipt } from '#shared/domain/consent.ts';
import { readKept, removeKept, writeKept } from './kept.ts';
import { openedOn } from './opened-on.ts';
import { randomUuid } from './random.ts';

const KEY = 'cookie-choice-proof';

/** Only visitors who accepted have a receipt: a refusal stores no id. */
export function readReceipt(): ConsentReceipt | undefined {
  return parseReceipt(readKept('local', KEY));
}

export function keepReceipt(): void {
  write({ id: randomUuid(), version: CONSENT_QUESTION.version, day: openedOn(), isRecorded: false });
}

/** The server has recorded the receipt; until then it is sent again at each page load. */
export function markRecorded(id: string): void {
  const receipt = readReceipt();
  if (receipt?.id === id) write({ ...receipt, isRecorded: true });
}

export function removeReceipt(): void {
  removeKept('local', KEY);
}

function write(receipt: ConsentReceipt): void {
  writeKept('local', KEY, JSON.stringify(receipt));
}
