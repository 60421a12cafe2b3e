/** Ends of lines as positions after a word: [2, 3] breaks three words into two and one. */
export type Breaks = readonly number[];

/** Up to this many words all line breaks are tried; longer titles are broken into lines of about equal length. */
const FEW_WORDS = 12;
const UNEVEN = 1.35;

export interface Words {
  texts: readonly string[];
  /** Width of the words from one position to another on one line, at size 1. */
  span(start: number, end: number): number;
}

/** A subtitle, the text after a colon, starts a new line. */
const endsPart = (word: string | undefined) => word?.endsWith(':') ?? false;

/** All ways to break the words into `lines` lines that are no wider than `widest`. */
export function listBreaks(words: Words, lines: number, widest: number): Breaks[] {
  const { texts, span } = words;
  const last = texts.length;
  const even = last > FEW_WORDS ? (span(0, last) / lines) * UNEVEN : widest;
  const limit = Math.min(widest, even);

  function breakFrom(start: number, left: number): Breaks[] {
    if (left === 1) {
      const isWhole = span(start, last) <= limit && !texts.slice(start, -1).some(endsPart);
      return isWhole ? [[last]] : [];
    }
    const found: Breaks[] = [];
    for (let end = start + 1; end <= last - left + 1 && span(start, end) <= limit; end += 1) {
      const canRestFit = span(end, last) <= limit * (left - 1);
      if (canRestFit) for (const rest of breakFrom(end, left - 1)) found.push([end, ...rest]);
      if (endsPart(texts[end - 1])) break;
    }
    return found;
  }
  return breakFrom(0, lines);
}
