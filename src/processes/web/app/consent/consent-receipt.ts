import { CONSENT_QUESTION, type ConsentReceipt, parseReceipt } from '#shared/domain/site/consent.ts';
import { readStorage, removeStorage, writeStorage } from './browser-storage.ts';
import { openedOn } from './opened-on.ts';
import { randomUuid } from './random.ts';

const KEY = 'cookie-choice-proof';

/** Only visitors who accepted have a receipt: a refusal stores no id. */
export function readReceipt(): ConsentReceipt | undefined {
  return parseReceipt(readStorage('local', KEY));
}

export function saveReceipt(): void {
  write({ id: randomUuid(), version: CONSENT_QUESTION.version, day: openedOn(), isRecorded: false });
}

/** The server has recorded the receipt; until then it is sent again at each page load. */
export function markRecorded(id: string): void {
  const receipt = readReceipt();
  if (receipt?.id === id) write({ ...receipt, isRecorded: true });
}

export function removeReceipt(): void {
  removeStorage('local', KEY);
}

function write(receipt: ConsentReceipt): void {
  writeStorage('local', KEY, JSON.stringify(receipt));
}
