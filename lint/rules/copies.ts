import type { Rule } from '@oxlint/plugins';
import { type AnyNode, nameOf } from './nodes.ts';

/** A cache made elsewhere misses every invalidation, and previews and tests cannot empty it. */
export const copies: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      copies:
        'Caches are made in src/server/copies.ts, where each is invalidated by tag: add it there and use it through ' +
        'ctx.copies.',
    },
  },

  create(context) {
    return {
      NewExpression(node) {
        const name = nameOf(node.callee);
        const isCache =
          name === 'MemoryCache' || name === 'LRUCache' || name === 'ListCopies' || name === 'FilterCopies';
        const isMap = name === 'WeakMap' || (name === 'Map' && node.arguments.length === 0);
        if (isCache || (isMap && isModuleVariable(node.parent))) context.report({ node, messageId: 'copies' });
      },
    };
  },
};

/** Declared outside of every function, and not named as a constant: `const NONE = new Map()` stays empty. */
function isModuleVariable(node: AnyNode): boolean {
  if (node.type !== 'VariableDeclarator' || !('parent' in node)) return false;
  const declaration = node.parent as AnyNode & { parent: AnyNode };
  const isOutside = ['Program', 'ExportNamedDeclaration'].includes(declaration.parent.type);
  return isOutside && !/^[A-Z_]+$/.test(nameOf(node.id) ?? '');
}
