import { CONSENT_ASKED_AGAIN_MONTHS } from './limits.ts';

/** What a visitor may answer. SPEC §3: the browser keeps one of the two, or nothing. */
export type CookieChoice = 'accepted' | 'declined';

/** What is told to the house: an answer, or an acceptance that was taken back. */
export const CONSENT_ACTS = ['accepted', 'declined', 'withdrawn'] as const;
export type ConsentAct = (typeof CONSENT_ACTS)[number];

/**
 * What was asked. A test holds the hash to the words of the banner. Raise the version when the words, or what is done with
 * a yes, change so much that who said yes before must be asked again.
 */
export const CONSENT_QUESTION = {
  version: 1,
  textHash: '51ef556a9a5c3b438301548799001477f5c9134e57d5be241ce1bd22f9e2a60f',
} as const;

/** What the browser of somebody who accepted holds, so that the yes has an end and its proof can be found. */
export interface ConsentReceipt {
  id: string;
  version: number;
  /** The day of the yes, as `2026-11-15`. */
  day: string;
  isRecorded: boolean;
}

export function parseReceipt(text: string | null | undefined): ConsentReceipt | undefined {
  try {
    const { id, version, day, isRecorded } = JSON.parse(text ?? '') as Partial<Record<keyof ConsentReceipt, unknown>>;
    const isWhole = typeof id === 'string' && typeof version === 'number' && typeof day === 'string';
    return isWhole && /^\d{4}-\d\d-\d\d$/.test(day) ? { id, version, day, isRecorded: isRecorded === true } : undefined;
  } catch {
    return undefined;
  }
}

/** A yes to another question, or one of long ago, is no longer a yes. */
export function isOutdated(receipt: ConsentReceipt, today: string): boolean {
  if (receipt.version !== CONSENT_QUESTION.version) return true;
  const end = new Date(`${receipt.day}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + CONSENT_ASKED_AGAIN_MONTHS);
  return today >= end.toISOString().slice(0, 10);
}
