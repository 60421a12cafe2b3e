import type { SourceCode } from 'eslint';

/** ESLint exports its node types only through its functions; this avoids a package for them. */
export type AnyNode = Parameters<SourceCode['getAncestors']>[0];
export type Literal = Extract<AnyNode, { type: 'Literal' }>;
export type TemplateLiteral = Extract<AnyNode, { type: 'TemplateLiteral' }>;
export type MemberExpression = Extract<AnyNode, { type: 'MemberExpression' }>;

/** JSX is not in those types; these are the parts our rules read. */
export interface JsxText {
  value: string;
}
export interface JsxContainer {
  type: 'JSXExpressionContainer';
  expression: AnyNode;
}
export interface JsxAttribute {
  name: { name: unknown };
  value: Literal | JsxContainer | null;
}

/** The name of `x`, `.x` or `['x']`. */
export function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
