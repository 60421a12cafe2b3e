import { editing } from '../../text/field-problems.ts';
import { findDayFault } from '../editing/check-values.ts';
import { LINE_CHARACTERS } from '../limits.ts';

/** What editors enter about a picture; a day is '' without an end. */
export interface GivenPictureWords {
  name: string;
  alt: string;
  credit: string;
  licence: string;
  expiresOn: string;
  /** Per cent; '' is the middle. */
  focusX: string;
  focusY: string;
}

export interface CheckedPictureWords extends Omit<GivenPictureWords, 'expiresOn' | 'focusX' | 'focusY'> {
  expiresOn: string | null;
  focusX: number;
  focusY: number;
}

const LINES = ['name', 'alt', 'credit', 'licence'] as const;

/** All of it may be empty in the library; what publishing requires is checked when a field with the picture is published. */
export function checkPictureWords(given: GivenPictureWords): {
  words: CheckedPictureWords;
  faults: Record<string, string | undefined>;
} {
  const focus = { focusX: toFocus(given.focusX), focusY: toFocus(given.focusY) };
  const words = { ...given, expiresOn: given.expiresOn.trim() || null, ...focus };
  for (const name of LINES) words[name] = given[name].trim();
  const faults: Record<string, string | undefined> = {
    expiresOn: words.expiresOn === null ? undefined : findDayFault(words.expiresOn),
  };
  for (const name of LINES) faults[name] = findLineFault(words[name]);
  return { words, faults };
}

/** The nearest step of ten per cent. */
export function toFocus(given: string | number): number {
  const percent = given === '' ? Number.NaN : Number(given);
  if (!Number.isFinite(percent)) return 50;
  return Math.min(Math.max(Math.round(percent / 10) * 10, 0), 100);
}

function findLineFault(text: string): string | undefined {
  if (text.length > LINE_CHARACTERS) return editing.tooLong(String(LINE_CHARACTERS));
  return /\p{Cc}/u.test(text) ? editing.controlCharacters : undefined;
}
