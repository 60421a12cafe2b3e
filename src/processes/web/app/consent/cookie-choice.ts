import { useSyncExternalStore } from 'react';
import { type CookieChoice, isOutdated } from '#shared/domain/site/consent.ts';
import { onStorageChange, readStorage, removeStorage, writeStorage } from './browser-storage.ts';
import { readReceipt, removeReceipt, saveReceipt } from './consent-receipt.ts';
import { openedOn } from './opened-on.ts';
import { recordAct } from './record-act.ts';

const CHOICE_KEY = 'cookie-choice';
const CLOSED_KEY = 'cookie-banner-closed';

/** Global Privacy Control counts as a refusal, whatever the visitor chose here before. */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/** The current choice; `undefined` counts as a refusal. Read each time, because another tab may have changed it. */
export function readCookieChoice(): CookieChoice | undefined {
  if (hasPrivacyControl()) return 'declined';
  const kept = readStorage('local', CHOICE_KEY);
  if (kept === 'declined') return kept;
  if (kept !== 'accepted') return undefined;
  const receipt = readReceipt();
  return receipt && isOutdated(receipt, openedOn()) ? undefined : kept;
}

export function saveCookieChoice(choice: CookieChoice): void {
  if (choice === 'accepted') saveReceipt();
  else removeReceipt();
  writeStorage('local', CHOICE_KEY, choice);
  void recordAct(choice);
}

/** Back to undefined: measurement stops, and the banner asks again at the next visit. */
export function resetCookieChoice(): void {
  if (readStorage('local', CHOICE_KEY) === 'accepted') void recordAct('withdrawn');
  removeReceipt();
  removeStorage('session', CLOSED_KEY);
  removeStorage('local', CHOICE_KEY);
}

/** Closing is not a choice: the banner stays hidden until the tab is closed. */
export function closeBanner(): void {
  writeStorage('session', CLOSED_KEY, 'true');
}

/** Whether the banner should ask: no choice yet, and not closed in this tab. */
export function isAnswerMissing(): boolean {
  return readCookieChoice() === undefined && readStorage('session', CLOSED_KEY) === undefined;
}

export function onCookieChoice(tell: () => void): () => void {
  return onStorageChange(CHOICE_KEY, tell);
}

export function useCookieChoice(): CookieChoice | undefined {
  return useSyncExternalStore(onCookieChoice, readCookieChoice, () => undefined);
}
