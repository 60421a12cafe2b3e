import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '@oxlint/plugins';
import { type AnyNode, nameOf } from './nodes.ts';
import { chunksOf } from './strings.ts';

const DESIGN = join(import.meta.dirname, '../../src/processes/web/app/design');

/** The classes of the sheets that every page has. All others are of a module: `styles.card`. */
const KNOWN = new Set(
  ['base.css', 'layout.css']
    .map((sheet) => readFileSync(join(DESIGN, sheet), 'utf8').replaceAll(/\/\*.*?\*\/|\{[^{}]*\}/gs, ' '))
    .flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)),
);

/** A class that no sheet has does nothing, silently. */
export const classes: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      classes:
        'No class is called "{{name}}": those of every page are in app/design/layout.css and base.css, the others in a module.',
    },
  },

  create(context) {
    function check(node: AnyNode) {
      if (node.type === 'ConditionalExpression') {
        check(node.consequent);
        check(node.alternate);
      } else if (node.type === 'LogicalExpression') {
        check(node.right);
      } else if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
        const names = chunksOf(node).flatMap((chunk) => chunk.split(/\s+/));
        const name = names.find((each) => each !== '' && !KNOWN.has(each));
        if (name !== undefined) context.report({ node, messageId: 'classes', data: { name } });
      }
    }

    return {
      JSXAttribute({ name, value }) {
        if (!value || name.type !== 'JSXIdentifier' || name.name !== 'className') return;
        check(value.type === 'JSXExpressionContainer' ? value.expression : value);
      },
      CallExpression({ callee, arguments: names }) {
        if (nameOf(callee) === 'classNames') for (const each of names) check(each);
      },
    };
  },
};
