import type { Rule } from '@oxlint/plugins';
import { type AnyNode, nameOf } from './nodes.ts';

/** Settings are parsed once, at start; all other code receives the values it needs. */
export const env: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      env:
        'Settings are read and checked once, at start, in {{home}}: add the variable there and take its value as an ' +
        'argument or from the context.',
    },
  },

  create(context) {
    const home = /(^|[\\/])tmdb-simulator[\\/]/.test(context.filename)
      ? 'packages/tmdb-simulator/env.ts'
      : 'src/server/infra/env.ts';
    const report = (node: AnyNode) => context.report({ node, messageId: 'env', data: { home } });
    /** `process`, and the names under which a file imports the whole module. */
    const processNames = new Set(['process']);

    const isProcess = (node: AnyNode): boolean =>
      (node.type === 'Identifier' && processNames.has(node.name)) ||
      (node.type === 'MemberExpression' && nameOf(node.property) === 'process');

    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'node:process' && node.source.value !== 'process') return;
        for (const specifier of node.specifiers) {
          if (specifier.type !== 'ImportSpecifier') processNames.add(specifier.local.name);
          else if (nameOf(specifier.imported) === 'env') report(specifier);
          else if (nameOf(specifier.imported) === 'default') processNames.add(specifier.local.name);
        }
      },
      MemberExpression(node) {
        if (nameOf(node.property) === 'env' && isProcess(node.object)) report(node);
      },
      VariableDeclarator(node) {
        if (node.id.type !== 'ObjectPattern' || !node.init || !isProcess(node.init)) return;
        for (const property of node.id.properties)
          if (property.type === 'RestElement' || nameOf(property.key) === 'env') report(property);
      },
    };
  },
};
