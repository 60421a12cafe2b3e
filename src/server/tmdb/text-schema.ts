import { z } from 'zod';
import { SOURCE_LIMITS } from '#shared/domain/limits.ts';

/**
 * Every text of TMDB enters through one of these, so that no text is long enough to hold a process. A text that is too long is
 * cut, because the rest of its title is good; an address or a key that is too long is none.
 */

/** On one line: each run of white space is one space. */
export const line = z.string().overwrite(toLine);
/** With paragraphs: at most one empty line between two of them. */
const paragraphs = z.string().overwrite(toTextLines);
export const name = line.min(1);
/** A part of an address, a key, a code. Zod's `max` would count the code points of the whole text. */
export const token = z.string().refine(isShort, { error: 'is too long' });

export const text = line.nullish().transform((value) => value ?? '');
export const longText = paragraphs.nullish().transform((value) => value ?? '');
export const lineOrNull = line.nullish().transform((value) => value || null);
export const path = z
  .string()
  .nullish()
  .transform((value) => (value && isShort(value) ? value : null));

function isShort(value: string): boolean {
  return value.length <= SOURCE_LIMITS.tokenCharacters;
}

function toLine(value: string): string {
  return cut(start(value, SOURCE_LIMITS.lineCharacters).replace(/\s+/g, ' '), SOURCE_LIMITS.lineCharacters);
}

function toTextLines(value: string): string {
  const lines = start(value, SOURCE_LIMITS.textCharacters)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  return cut(lines, SOURCE_LIMITS.textCharacters);
}

/** White space that is collapsed counts as well, twice over. */
const start = (value: string, most: number) => value.slice(0, 2 * most);

/** Never half of a character of two units. */
function cut(value: string, most: number): string {
  const trimmed = value.trim();
  if (trimmed.length <= most) return trimmed;
  const last = trimmed.charCodeAt(most - 1);
  return trimmed.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most).trimEnd();
}
