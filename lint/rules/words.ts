import type { ESTree, Rule } from '@oxlint/plugins';
import type { AnyNode, Literal, TemplateLiteral } from './nodes.ts';
import { looksPortuguese } from './portuguese.ts';
import { chunksOf } from './strings.ts';

/** Attributes and props whose value is shown or read aloud. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'heading',
  'label',
  'message',
  'placeholder',
  'summary',
  'title',
]);

/** Visible texts are written once, in src/shared/text, where they can be read, corrected and searched together. */
export const words: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      words:
        'Words shown to people live in src/shared/text, so that all of them can be read and corrected in one place: ' +
        'move "{{words}}" there and use its name here.',
    },
  },

  create(context) {
    const reported = new Set<AnyNode>();

    function report(node: AnyNode, found: string) {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({ node, messageId: 'words', data: { words: found.trim().slice(0, 40) } });
    }

    function reportShown(expression: AnyNode) {
      if (expression.type === 'ConditionalExpression') {
        reportShown(expression.consequent);
        reportShown(expression.alternate);
      } else if (expression.type === 'LogicalExpression') {
        reportShown(expression.left);
        reportShown(expression.right);
      } else if (expression.type === 'Literal' || expression.type === 'TemplateLiteral') {
        const shown = chunksOf(expression).find((chunk) => /\p{L}/u.test(chunk));
        if (shown !== undefined) report(expression, shown);
      }
    }

    function reportPortuguese(node: Literal | TemplateLiteral) {
      const found = chunksOf(node).find(looksPortuguese);
      if (found !== undefined) report(node, found);
    }

    return {
      JSXText(node) {
        if (/\p{L}/u.test(node.value)) report(node, node.value);
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'(node: ESTree.JSXExpressionContainer) {
        reportShown(node.expression);
      },
      JSXAttribute({ name, value }) {
        if (!value || name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name)) return;
        reportShown(value.type === 'JSXExpressionContainer' ? value.expression : value);
      },
      Literal: reportPortuguese,
      TemplateLiteral: reportPortuguese,
    };
  },
};
