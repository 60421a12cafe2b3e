import type { ESTree } from '@oxlint/plugins';

export type AnyNode = ESTree.Node;
export type Literal = Extract<AnyNode, { type: 'Literal' }>;
export type TemplateLiteral = ESTree.TemplateLiteral;

/** The name of `x`, `.x` or `['x']`. */
export function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
