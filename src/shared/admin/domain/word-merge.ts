import { diffWords } from './word-diff.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Three-way merge. Where both sides changed the same words, ours wins. The result is a proposal that an editor completes. */
export function mergeWords(base: string, ours: string, fresh: string): string {
  const own = listEdits(base, ours);
  const theirs = listEdits(base, fresh).filter((edit) => !own.some((other) => isTouching(edit, other)));
  const edits = [...own, ...theirs].sort((one, other) => one.start - other.start || one.end - other.end);
  let [merged, at] = ['', 0];
  for (const { start, end, text } of edits) {
    merged += base.slice(at, start) + text;
    at = end;
  }
  return merged + base.slice(at);
}

function listEdits(base: string, changed: string): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (const { kind, text } of diffWords(base, changed)) {
    const last = edits.at(-1);
    if (kind === 'added') {
      if (last?.end === at) last.text += text;
      else edits.push({ start: at, end: at, text });
      continue;
    }
    if (kind === 'removed') edits.push({ start: at, end: at + text.length, text: '' });
    at += text.length;
  }
  return edits;
}

/** Adjacent edits conflict too: their order would be arbitrary. */
function isTouching(one: Edit, other: Edit): boolean {
  return one.start <= other.end && other.start <= one.end;
}

export interface SourcedPart {
  from: 'both' | 'ours' | 'fresh' | 'neither';
  text: string;
}

/** Which of the two versions each part of a merged text comes from. */
export function traceWords(text: string, ours: string, fresh: string): SourcedPart[] {
  const [inOurs, inFresh] = [findCommon(ours, text), findCommon(fresh, text)];
  const parts: SourcedPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const from = inOurs[at] ? (inFresh[at] ? 'both' : 'ours') : inFresh[at] ? 'fresh' : 'neither';
    const last = parts.at(-1);
    if (last?.from === from) last.text += text[at] ?? '';
    else parts.push({ from, text: text[at] ?? '' });
  }
  return parts;
}

/** For each character, whether its word is also in the other text at that place. */
function findCommon(other: string, text: string): boolean[] {
  return diffWords(other, text).flatMap(({ kind, text: part }) =>
    kind === 'removed' ? [] : Array.from({ length: part.length }, () => kind === 'same'),
  );
}
