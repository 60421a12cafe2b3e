import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 most common passwords. */
const COMMON = new Set(dictionary['passwords-common']);

/**
 * Long but easily guessed: a common password, one with digits and signs around it, a repetition, or facts that are public about
 * its owner. Everything else is judged by its length alone.
 */
export function isWeakPassword(password: string, known: readonly string[] = []): boolean {
  const plain = simplify(password);
  const core = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const knownWords = known.flatMap((text) => simplify(text).split(/[^a-z0-9]+/)).filter((word) => word.length >= 3);
  const bare = [...knownWords, 'lanterninha'].reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return (
    new Set(plain).size < 5 ||
    COMMON.has(plain) ||
    COMMON.has(core) ||
    COMMON.has(repeatedPart(core || plain)) ||
    bare.replaceAll(/[^a-z]/g, '').length + bare.replaceAll(/\D/g, '').length / 2 < 6 ||
    isRun(plain)
  );
}

function simplify(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('@', 'a').replaceAll('$', 's');
}

/** `senha` for `senhasenhasenha`; the text itself if it is no repetition. */
function repeatedPart(text: string): string {
  return /^(.+?)\1+$/.exec(text)?.[1] ?? text;
}

const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** Mostly a sequence of the keyboard or the alphabet, forwards or backwards. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return [text, backwards].some((direction) =>
    RUNS.some((run) => longestShared(direction, run) >= Math.max(8, direction.length * 0.7)),
  );
}

function longestShared(text: string, run: string): number {
  let longest = 0;
  for (let start = 0; start < text.length; start += 1) {
    let length = longest + 1;
    while (start + length <= text.length && run.includes(text.slice(start, start + length))) {
      longest = length;
      length += 1;
    }
  }
  return longest;
}
