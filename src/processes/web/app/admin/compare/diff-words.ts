import { diffArrays } from 'diff';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Words, white space, and each punctuation mark by itself: a moved comma does not change the word before it. */
const PIECES = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** With more differences the whole text counts as replaced: the time grows with their square (500: about 0.1 s). */
const EDITS_MAX = 500;

/** Between two unchanged parts, the removed text precedes the added one. */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(split(before), split(after), { maxEditLength: EDITS_MAX }) ?? [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ];
  const parts: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) parts.push({ kind: 'removed', text: removed });
    if (added) parts.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  changes.forEach((change, index) => {
    const text = change.value.join('');
    // A space between two changed words is marked as changed, so that they are read as one change.
    const isBetween = text.trim() === '' && index > 0 && index < changes.length - 1;
    if (!change.added && !change.removed && !isBetween) {
      flush();
      parts.push({ kind: 'same', text });
      return;
    }
    if (!change.added) removed += text;
    if (!change.removed) added += text;
  });
  flush();
  return parts;
}

function split(text: string): string[] {
  return text.match(PIECES) ?? [];
}
