/** ` cidade de deus `: lower case, no accents, a blank around every word, so that ` cid` matches a word's prefix. */
export function normaliseWords(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${plain} `;
}

/** Whether every search word is a prefix of some word of the text. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}
