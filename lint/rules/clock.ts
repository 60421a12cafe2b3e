import type { Rule } from '@oxlint/plugins';
import { type AnyNode, nameOf } from './nodes.ts';

/** Time is passed in, so that code that depends on today can be tested on any day. */
export const clock: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      clock:
        'The current time comes from {{home}}, through ctx.now() or an argument, so that a rule about today can be ' +
        'tested on any day (performance.now() is fine for durations).',
    },
  },

  create(context) {
    const home = /(^|[\\/])tmdb-simulator[\\/]/.test(context.filename)
      ? 'packages/tmdb-simulator/clock.ts'
      : 'src/server/infra/clock.ts';
    const report = (node: AnyNode) => context.report({ node, messageId: 'clock', data: { home } });

    return {
      MemberExpression(node) {
        if (isDate(node.object) && nameOf(node.property) === 'now') report(node);
        const isTemporal = node.object.type === 'Identifier' && node.object.name === 'Temporal';
        if (isTemporal && nameOf(node.property) === 'Now') report(node);
      },
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node);
      },
    };
  },
};

/** `Date`, also as `globalThis.Date`. */
function isDate(node: AnyNode): boolean {
  if (node.type === 'MemberExpression') return nameOf(node.property) === 'Date';
  return node.type === 'Identifier' && node.name === 'Date';
}
