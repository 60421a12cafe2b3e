import type { Rule } from '@oxlint/plugins';
import { type AnyNode, nameOf } from './nodes.ts';

/** Functions that take what loads a part, and handle that its file is missing. */
const HELPERS = new Set(['lazyPart', 'useOpenedPart']);

type Child = AnyNode & { parent: AnyNode };

/** A file of the app may be missing in a browser that is older than the release: unhandled, that replaces the page. */
export const lazy: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lazy:
        'A missing file must not replace the page: use lazyPart or useOpenedPart (app/design/lazy-part.ts), or handle it here ' +
        'with .catch(…) or .then(…, …).',
    },
  },

  create(context) {
    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'react') return;
        for (const specifier of node.specifiers)
          if (specifier.type === 'ImportSpecifier' && nameOf(specifier.imported) === 'lazy')
            context.report({ node: specifier, messageId: 'lazy' });
      },
      ImportExpression(node) {
        if (!isHandled(node)) context.report({ node, messageId: 'lazy' });
      },
    };
  },
};

function isHandled(node: Child): boolean {
  const parent = node.parent as Child;
  if (parent.type === 'MemberExpression' && parent.object === node && parent.parent.type === 'CallExpression') {
    const name = nameOf(parent.property);
    const count = parent.parent.arguments.length;
    if ((name === 'catch' && count > 0) || (name === 'then' && count > 1)) return true;
    return name === 'then' && isHandled(parent.parent);
  }
  // What the function returns is the promise that a helper handles.
  if (parent.type === 'ArrowFunctionExpression' && parent.body === node) return isOfHelper(parent);
  return ['AwaitExpression', 'MemberExpression', 'ParenthesizedExpression'].includes(parent.type) && isHandled(parent);
}

function isOfHelper({ parent }: Child): boolean {
  return parent.type === 'CallExpression' && HELPERS.has(nameOf(parent.callee) ?? '');
}
