import type { Literal, TemplateLiteral } from './nodes.ts';

/** The written parts of a string: one for 'a', two for `a ${x} b`, none for a number. */
export function chunksOf(node: Literal | TemplateLiteral): string[] {
  if (node.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw);
  return typeof node.value === 'string' ? [node.value] : [];
}

/** The whole string, with a mark where a value is filled in. */
export function writtenAs(node: Literal | TemplateLiteral): string {
  return chunksOf(node).join(' $ ');
}
