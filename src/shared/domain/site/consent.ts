import { CONSENT_ASKED_AGAIN_MONTHS } from '../limits.ts';

/** A visitor's answer to the cookie banner; the browser stores one of the two, or nothing. */
export type CookieChoice = 'accepted' | 'declined';

/** What is sent to the server: an answer, or a withdrawn acceptance. */
export const CONSENT_ACTS = ['accepted', 'declined', 'withdrawn'] as const;
export type ConsentAct = (typeof CONSENT_ACTS)[number];

/**
 * The question that was asked. A test checks the hash against the banner's text. Raise the version when the text, or the use of the
 * data, changes so much that visitors who accepted must be asked again.
 */
export const CONSENT_QUESTION = {
  version: 1,
  textHash: 'a95cc8a3f867edff9a0e8dc8a757c2de7c6cf3659fada63f1314ec2e59f7ba05',
} as const;

/** Stored by the browser of a visitor who accepted, so that the consent expires and its proof can be found. */
export interface ConsentReceipt {
  id: string;
  version: number;
  /** The day of the consent, `2026-11-15`. */
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

/** Consent to another version of the question, or expired consent, does not count. */
export function isOutdated(receipt: ConsentReceipt, today: string): boolean {
  if (receipt.version !== CONSENT_QUESTION.version) return true;
  const end = new Date(`${receipt.day}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + CONSENT_ASKED_AGAIN_MONTHS);
  return today >= end.toISOString().slice(0, 10);
}
