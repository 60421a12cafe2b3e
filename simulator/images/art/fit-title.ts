import { type Breaks, listBreaks, type Words } from './break-lines.ts';
import type { Typeface } from './typeface.ts';

export interface TitleBox {
  width: number;
  height: number;
  /** Height of a line in sizes of its letters, and what a line with accents needs above it. */
  lead: number;
  accentLead: number;
  /** Every line as wide as the box, each in its own size; otherwise all lines have one size. */
  isJustified: boolean;
}

export interface TitleLine {
  text: string;
  size: number;
  /** From the foot of the line before to its own, in sizes. */
  lead: number;
}

const LARGEST = 190;
/** A twentieth of the poster's width: on a card of 185 pixels these are nine. */
export const SMALLEST = 30;
const MOST_LINES = 5;

/** Words that hang on the next one. */
const SMALL = /^(a|o|as|os|e|é|à|de|do|da|dos|das|em|no|na|um|uma|the|of)$/i;

/** A line that ends in one says so by ending. */
const withoutColon = (text: string) => text.replace(/:$/, '');

interface Candidate {
  lines: TitleLine[];
  score: number;
}

/**
 * Of all ways to break the words into lines, the one with the largest letters. Nothing if even the smallest are too
 * large.
 */
export function fitTitle(face: Typeface, texts: readonly string[], box: TitleBox): TitleLine[] | undefined {
  const words = measure(face, texts);
  let best: Candidate | undefined;
  for (let count = 1; count <= Math.min(MOST_LINES, texts.length); count += 1) {
    for (const breaks of listBreaks(words, count, box.width / SMALLEST)) {
      const candidate = judge(linesOf(texts, breaks), spansOf(words, breaks), box);
      if (candidate.score > (best?.score ?? 0)) best = candidate;
    }
  }
  if (!best) return undefined;

  // Kerning with the spaces between the words was left out so far.
  const lines = best.lines.map(({ text }) => text);
  return judge(lines, lines.map(face.width), box).lines;
}

function measure(face: Typeface, texts: readonly string[]): Words {
  const space = face.width(' ');
  const before = [0];
  for (const text of texts) before.push((before.at(-1) ?? 0) + face.width(withoutColon(text)));
  const span = (start: number, end: number) =>
    (before[end] ?? 0) - (before[start] ?? 0) + space * Math.max(0, end - start - 1);
  return { texts, span };
}

function linesOf(texts: readonly string[], breaks: Breaks): string[] {
  return breaks.map((end, index) => texts.slice(breaks[index - 1] ?? 0, end).join(' '));
}

function spansOf({ span }: Words, breaks: Breaks): number[] {
  return breaks.map((end, index) => span(breaks[index - 1] ?? 0, end));
}

/** A score of 0 is no way to set a title. */
function judge(lines: readonly string[], widths: readonly number[], box: TitleBox): Candidate {
  const full = widths.map((width) => Math.min(LARGEST, box.width / width));
  const leads = lines.map((line, index) => box.lead + (index > 0 && hasAccent(line) ? box.accentLead : 0));
  const sizes = box.isJustified ? justify(full, leads, box.height) : level(full, leads, box.height);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const ragged = largest / smallest > 3.2 ? 0.5 : 1;
  const score = box.isJustified ? smallest * ragged + largest * 0.25 : smallest - lines.length * 1.5;
  const place = (index: number) => ({ size: sizes[index] ?? smallest, lead: leads[index] ?? box.lead });
  return {
    lines: lines.map((line, index) => ({ text: withoutColon(line), ...place(index) })),
    score: smallest < SMALLEST ? 0 : score * grace(lines),
  };
}

/** Anything above a letter; a cedilla hangs below. */
const hasAccent = (line: string) => /[\u0300-\u030c]/.test(line.normalize('NFD'));

function justify(sizes: readonly number[], leads: readonly number[], height: number): number[] {
  const total = sizes.reduce((sum, size, index) => sum + size * (leads[index] ?? 1), 0);
  const scale = Math.min(1, height / total);
  return sizes.map((size) => size * scale);
}

function level(sizes: readonly number[], leads: readonly number[], height: number): number[] {
  const size = Math.min(...sizes, height / leads.reduce((sum, lead) => sum + lead, 0));
  return sizes.map(() => size);
}

/** No line is a lone article or numeral, and none ends in one. */
function grace(lines: readonly string[]): number {
  return lines.reduce((product, line, index) => {
    const words = line.split(' ');
    const isAlone = words.length === 1;
    if (isAlone && (SMALL.test(line) || line.length < 3)) return product * 0.35;
    if (isAlone && line.length < 4 && lines.length > 1) return product * 0.6;
    if (index < lines.length - 1 && SMALL.test(words.at(-1) ?? '')) return product * 0.7;
    return product;
  }, 1);
}
