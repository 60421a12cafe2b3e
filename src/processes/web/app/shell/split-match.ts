/** The text before the match, the match as the title spells it, and the text after. */
export type SplitTitle = readonly [before: string, match: string, after: string];

/** Finds the query ignoring accents and case, preferably at the start of a word. */
export function splitMatch(title: string, typed: string): SplitTitle {
  const letters = [...title];
  const folded = letters.map(fold);
  const wanted = fold(typed.trim());
  if (wanted === '') return [title, '', ''];

  const starts = folded.map((_, place) => place);
  const matches = starts.filter((place) => folded.slice(place).join('').startsWith(wanted));
  const start = matches.find((place) => place === 0 || !/[\p{L}\p{N}]/u.test(letters[place - 1] ?? '')) ?? matches[0];
  if (start === undefined) return [title, '', ''];

  let end = start;
  for (let length = 0; length < wanted.length; end += 1) length += folded[end]?.length ?? 1;
  const part = (from: number, to?: number) => letters.slice(from, to).join('');
  return [part(0, start), part(start, end), part(end)];
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
