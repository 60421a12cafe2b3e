/** A member a comment can name. */
export interface Mentionable {
  id: string;
  name: string;
}

/** A member named in a comment, and the text that names them, with the `@`. */
export interface Mention {
  member: string;
  word: string;
}

const WORD = /[\p{L}\p{M}\p{N}_]/u;
const isSame = (one: string, other: string) => one.localeCompare(other, 'pt-BR', { sensitivity: 'base' }) === 0;

/**
 * The members a comment names: `@` and a whole name, or a first name that only one member has. Case and accents do not matter. Each
 * member once; a name that several members have names none of them.
 */
export function findMentions(body: string, members: readonly Mentionable[]): Mention[] {
  const names = listNames(members);
  const found = new Map<string, string>();
  for (const { index } of body.matchAll(/@/g)) {
    if (WORD.test(body.slice(0, index).at(-1) ?? '')) continue;
    const from = index + 1;
    const hit = names.find(
      ({ name }) =>
        isSame(body.slice(from, from + name.length), name) && !WORD.test(body.charAt(from + name.length) || ' '),
    );
    if (hit?.id && !found.has(hit.id)) found.set(hit.id, body.slice(index, from + hit.name.length));
  }
  return [...found].map(([member, word]) => ({ member, word }));
}

/** Longest first, so that a whole name wins over the first name it begins with. Without an id where several members have it. */
function listNames(members: readonly Mentionable[]): { name: string; id: string | undefined }[] {
  const names = new Map<string, { name: string; ids: Set<string> }>();
  for (const { id, name } of members)
    for (const each of new Set([name.trim(), name.trim().split(/\s+/, 1)[0] ?? ''])) {
      if (each === '') continue;
      const key = each.toLocaleLowerCase('pt-BR');
      const held = names.get(key) ?? { name: each, ids: new Set() };
      names.set(key, { ...held, ids: held.ids.add(id) });
    }
  return [...names.values()]
    .map(({ name, ids }) => ({ name, id: ids.size === 1 ? [...ids][0] : undefined }))
    .toSorted((one, other) => other.name.length - one.name.length);
}

/** A comment in parts, those that name a member apart. */
export function splitMentions(body: string, words: readonly string[]): { text: string; isMention: boolean }[] {
  const parts: { text: string; isMention: boolean }[] = [];
  const longest = words.toSorted((one, other) => other.length - one.length);
  let rest = 0;
  for (let at = body.indexOf('@'); at !== -1; at = body.indexOf('@', Math.max(at + 1, rest))) {
    const word = longest.find((each) => body.startsWith(each, at));
    if (!word) continue;
    if (at > rest) parts.push({ text: body.slice(rest, at), isMention: false });
    parts.push({ text: word, isMention: true });
    rest = at + word.length;
  }
  if (rest < body.length) parts.push({ text: body.slice(rest), isMention: false });
  return parts;
}

/** The name being typed: from the last `@` before the caret, of at most three words. */
export function findTypedMention(text: string, caret: number): { from: number; typed: string } | undefined {
  const from = text.slice(0, caret).lastIndexOf('@');
  const typed = text.slice(from + 1, caret);
  const isName = from !== -1 && /^(?:\p{L}[^\n]{0,40})?$/u.test(typed) && typed.split(/\s+/).length <= 3;
  if (!isName || WORD.test(text.charAt(from - 1))) return undefined;
  return { from, typed };
}

/** Members whose name, or a part of it, begins with what was typed. */
export function offerMembers(typed: string, members: readonly Mentionable[], limit: number): Mentionable[] {
  const wanted = fold(typed.trim());
  return members
    .filter(({ name }) => fold(name).startsWith(wanted) || fold(name).includes(` ${wanted}`))
    .slice(0, limit);
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
