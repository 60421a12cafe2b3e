import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '../../../domain/failure.ts';
import { PASTED_LINE_CHARACTERS } from '../limits.ts';

/**
 * The lines of a pasted text, trimmed; empty ones are left out. A line that is too long is refused before anything reads it.
 * `most`: the caller refuses more lines, so one more than that is enough.
 */
export function splitPasted(
  pasted: string,
  most: number,
  characters: number = PASTED_LINE_CHARACTERS,
): { line: number; text: string }[] {
  const lines: { line: number; text: string }[] = [];
  let start = 0;
  for (let line = 1; start <= pasted.length && lines.length <= most; line += 1) {
    const next = pasted.indexOf('\n', start);
    const end = next === -1 ? pasted.length : next;
    if (end === start) {
      start = end + 1;
      continue;
    }
    const text = pasted.slice(start, end).trim();
    if (text.length > characters) throw new Failure('invalid-argument', adminErrors.lineTooLong(line, characters));
    if (text !== '') lines.push({ line, text });
    start = end + 1;
  }
  return lines;
}

/** More than the longest list of words or names of a form. */
const LIST_CHARACTERS = 50_000;

/** The members of a typed list, once each. A longer text stays one member, which every list refuses as too long. */
export function splitList(text: string, separator: RegExp | string): string[] {
  if (text.length > LIST_CHARACTERS) return [text];
  const members = text.split(separator).map((member) => member.trim());
  return [...new Set(members.filter(Boolean))];
}

/** `Limite (1931)` or `Limite, 1931`. The year is looked for at the end only, so no text takes long. */
export function splitPastedYear(text: string): { name: string; year: string | undefined } {
  const found = /[(,]\s?(\d{4})\)?$/.exec(text.slice(-7));
  return found
    ? { name: text.slice(0, text.length - found[0].length).trimEnd(), year: found[1] }
    : { name: text, year: undefined };
}
