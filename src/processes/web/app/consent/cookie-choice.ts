import { useSyncExternalStore } from 'react';
import { type CookieChoice, isOutdated } from '#shared/domain/consent.ts';
import { keepReceipt, readReceipt, removeReceipt } from './consent-receipt.ts';
import { onKeptChange, readKept, removeKept, writeKept } from './kept.ts';
import { openedOn } from './opened-on.ts';
import { recordAct } from './record-act.ts';

const CHOICE_KEY = 'cookie-choice';
const CLOSED_KEY = 'cookie-banner-closed';

/** A browser that sends Global Privacy Control has refused for its visitor, whatever was chosen here before. */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/** What holds right now; `undefined` is worth as much as a no. Asked anew each time: another tab may have changed it. */
export function readCookieChoice(): CookieChoice | undefined {
  if (hasPrivacyControl()) return 'declined';
  const kept = readKept('local', CHOICE_KEY);
  if (kept === 'declined') return kept;
  if (kept !== 'accepted') return undefined;
  const receipt = readReceipt();
  return receipt && isOutdated(receipt, openedOn()) ? undefined : kept;
}

export function keepCookieChoice(choice: CookieChoice): void {
  if (choice === 'accepted') keepReceipt();
  else removeReceipt();
  writeKept('local', CHOICE_KEY, choice);
  void recordAct(choice);
}

/** Back to undefined: measuring ends here, and the banner asks again at the next visit. */
export function resetCookieChoice(): void {
  if (readKept('local', CHOICE_KEY) === 'accepted') void recordAct('withdrawn');
  removeReceipt();
  removeKept('session', CLOSED_KEY);
  removeKept('local', CHOICE_KEY);
}

/** Nothing is chosen by closing; the banner stays away until the tab is closed. */
export function closeBanner(): void {
  writeKept('session', CLOSED_KEY, 'true');
}

/** Whether there is somebody left to ask. */
export function isAnswerMissing(): boolean {
  return readCookieChoice() === undefined && readKept('session', CLOSED_KEY) === undefined;
}

export function onCookieChoice(tell: () => void): () => void {
  return onKeptChange(CHOICE_KEY, tell);
}

export function useCookieChoice(): CookieChoice | undefined {
  return useSyncExternalStore(onCookieChoice, readCookieChoice, () => undefined);
}
