import type { Literal, TemplateLiteral } from './nodes.ts';

/** The literal parts of a string: one for 'a', two for `a ${x} b`, none for a number. */
export function chunksOf(node: Literal | TemplateLiteral): string[] {
  if (node.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw);
  return typeof node.value === 'string' ? [node.value] : [];
}

/** The whole string, with a `$` in place of each value. */
export function writtenAs(node: Literal | TemplateLiteral): string {
  return chunksOf(node).join(' $ ');
}
