/**
 * Where the value of a field is in a document's text. Finds the first key of that name: the document's own, as no object before it in the
 * text has such a key (details.db.test.ts). Inside a string the quotes of a key would be escaped.
 */
export function locateField(text: string, name: string): { from: number; to: number } {
  const key = `"${name}":`;
  const at = text.indexOf(key);
  if (at < 0) throw new Error(`no field ${name}`);
  const from = at + key.length;
  return { from, to: endOfValue(text, from) };
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The text is JSON that we wrote: without spaces, and well-formed. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    // Of the object around it.
    if (depth < 0 || (depth === 0 && code === COMMA)) return at;
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  for (; text.charCodeAt(at) !== QUOTE; at += 1) if (text.charCodeAt(at) === BACKSLASH) at += 1;
  return at;
}
