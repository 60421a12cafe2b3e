/** ` cidade de deus `: lower case, no marks, one blank around every word, so that ` cid` finds a word's beginning. */
export function normaliseWords(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${plain} `;
}

/** Every word asked for begins some word of the text. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}
