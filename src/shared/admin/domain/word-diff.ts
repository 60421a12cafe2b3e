/**
 * Word diff of two texts. Our own instead of jsdiff: a synopsis has a few hundred words, for which the plain table of longest
 * common subsequences is fast enough.
 */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Larger tables are not computed: the whole text then counts as replaced. */
const CELLS_MAX = 4_000_000;

/** Words, white space, and each punctuation mark by itself: a moved comma does not change the word before it. */
const PIECES = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

export function diffWords(before: string, after: string): DiffPart[] {
  const [old, fresh] = [split(before), split(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  const shorter = Math.min(old.length, fresh.length) - start;
  while (end < shorter && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;

  const middle = diffPieces(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  const same = (pieces: string[]): DiffPart => ({ kind: 'same', text: pieces.join('') });
  return join([same(old.slice(0, start)), ...middle, same(old.slice(old.length - end))]);
}

function split(text: string): string[] {
  return text.match(PIECES) ?? [];
}

function diffPieces(old: readonly string[], fresh: readonly string[]): DiffPart[] {
  const whole: DiffPart[] = [
    { kind: 'removed', text: old.join('') },
    { kind: 'added', text: fresh.join('') },
  ];
  if (old.length === 0 || fresh.length === 0 || old.length * fresh.length > CELLS_MAX) return whole;

  const width = fresh.length + 1;
  // Length of the longest common subsequence of the remaining pieces.
  const common = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));

  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [was = '', is = ''] = [old[row], fresh[column]];
    if (row < old.length && was === is) {
      parts.push({ kind: 'same', text: was });
      row += 1;
      column += 1;
    } else if (column >= fresh.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: was });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: is });
      column += 1;
    }
  }
  return smooth(parts);
}

/** A single unchanged space between two changed words would split one change in two: it is marked as changed. */
function smooth(parts: readonly DiffPart[]): DiffPart[] {
  const isBridge = (part: DiffPart, index: number) =>
    part.kind === 'same' &&
    part.text.trim() === '' &&
    parts[index - 1] !== undefined &&
    parts[index - 1]?.kind !== 'same' &&
    parts[index + 1] !== undefined &&
    parts[index + 1]?.kind !== 'same';
  const split = parts.flatMap((part, index): DiffPart[] =>
    isBridge(part, index)
      ? [
          { kind: 'removed', text: part.text },
          { kind: 'added', text: part.text },
        ]
      : [part],
  );
  return join(split);
}

/** Joins neighbours of one kind; between two unchanged parts, the removed text precedes the added one. */
function join(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      const last = joined.at(-1);
      if (last?.kind === 'same') last.text += text;
      else joined.push({ kind, text });
    }
  }
  flush();
  return joined;
}
