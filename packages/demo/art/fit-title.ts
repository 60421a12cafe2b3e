import { type Breaks, listBreaks, type Words } from './break-lines.ts';
import { type Extent, furthest, type Typeface } from './typeface.ts';

export interface TitleBox {
  width: number;
  height: number;
  /** Distance between baselines, and from the last one to the foot, in font sizes; more where letters would touch. */
  lead: number;
  descent: number;
  /** Every line as wide as the box, each in its own size; otherwise all lines have one size. */
  isJustified: boolean;
}

export interface TitleLine {
  text: string;
  size: number;
  /** Distance from the top of the title. */
  baseline: number;
}

/** The lines of a title and how high they are together. */
export interface FittedTitle {
  lines: TitleLine[];
  height: number;
}

const LARGEST = 190;
/** A twentieth of the poster's width: nine pixels on a card of 185. */
export const SMALLEST = 30;
const MOST_LINES = 5;

/** Short words that should not end a line. */
const SMALL = /^(a|o|as|os|e|é|à|de|do|da|dos|das|em|no|na|um|uma|the|of)$/i;

/** At the end of a line the colon is left out. */
const withoutColon = (text: string) => text.replace(/:$/, '');

interface Candidate extends FittedTitle {
  score: number;
}

/** Minimum gap between an accent and the line above it, in font sizes of the smaller line. */
const CLEAR = 0.05;

/**
 * Of all ways to break the words into lines, the one with the largest letters. Undefined if even the smallest letters
 * do not fit.
 */
export function fitTitle(face: Typeface, texts: readonly string[], box: TitleBox): FittedTitle | undefined {
  const words = measure(face, texts);
  const extents = texts.map((text) => face.extent(withoutColon(text)));
  let best: Candidate | undefined;
  for (let count = 1; count <= Math.min(MOST_LINES, texts.length); count += 1) {
    for (const breaks of listBreaks(words, count, box.width / SMALLEST)) {
      const candidate = judge(linesOf(texts, breaks), spansOf(words, breaks), extentsOf(extents, breaks), box);
      if (candidate.score > (best?.score ?? 0)) best = candidate;
    }
  }
  if (!best) return undefined;

  // The measuring so far ignored kerning with the spaces between words.
  const lines = best.lines.map(({ text }) => text);
  return judge(lines, lines.map(face.width), lines.map(face.extent), box);
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

function extentsOf(extents: readonly Extent[], breaks: Breaks): Extent[] {
  return breaks.map((end, index) => furthest(extents.slice(breaks[index - 1] ?? 0, end)));
}

/** A score of 0 means that the title cannot be set this way. */
function judge(
  lines: readonly string[],
  widths: readonly number[],
  extents: readonly Extent[],
  box: TitleBox,
): Candidate {
  const full = widths.map((width) => Math.min(LARGEST, box.width / width));
  const wanted = box.isJustified ? full : full.map(() => Math.min(...full));
  // All distances are multiples of the font size, so half the size gives half the height.
  const scale = Math.min(1, box.height / place(wanted, extents, box).height);
  const sizes = wanted.map((size) => size * scale);
  const { baselines, height } = place(sizes, extents, box);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const ragged = largest / smallest > 3.2 ? 0.5 : 1;
  const score = box.isJustified ? smallest * ragged + largest * 0.25 : smallest - lines.length * 1.5;
  return {
    lines: lines.map((line, index) => ({
      text: withoutColon(line),
      size: sizes[index] ?? smallest,
      baseline: baselines[index] ?? 0,
    })),
    height,
    score: smallest < SMALLEST ? 0 : score * grace(lines),
  };
}

/** Places the lines as the box asks, further apart where an accent or a descender would touch the other line. */
function place(sizes: readonly number[], extents: readonly Extent[], { lead, descent }: TitleBox) {
  const baselines: number[] = [];
  let [last, tail, lastSize] = [0, 0, 0];
  for (const [index, size] of sizes.entries()) {
    const { above, below } = extents[index] ?? { above: 0, below: 0 };
    const asked = lastSize * descent + size * (lead - descent);
    const needed = tail + size * above + Math.min(lastSize, size) * CLEAR;
    last += Math.max(asked, needed);
    baselines.push(last);
    [tail, lastSize] = [size * below, size];
  }
  return { baselines, height: last + Math.max(tail, lastSize * descent) };
}

/** Lowers the score if a line is, or ends in, a lone article or numeral. */
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
