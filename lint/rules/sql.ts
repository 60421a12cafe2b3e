import type { ESTree, Rule } from '@oxlint/plugins';
import type { AnyNode, Literal, TemplateLiteral } from './nodes.ts';
import { writtenAs } from './strings.ts';

/** Methods that only a query builder has. */
const BUILDER_METHODS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
/** Methods that other objects have too (`array.with`): reported only on a connection. */
const CONNECTION_METHODS = new Set(['with', 'withRecursive', 'executeQuery', 'selectNoFrom']);
const CONNECTION = /^(db|database|trx|tx|transaction|connection|kysely|conn)$/i;

const STATEMENT = new RegExp(
  [
    'select\\s[\\s\\S]*\\sfrom\\s',
    'insert\\s+into\\s',
    'update\\s+\\S+\\s+(as\\s+\\S+\\s+)?set\\s',
    'delete\\s+from\\s',
    'merge\\s+into\\s',
    'truncate\\s+(table\\s+)?[\\w."$]+\\s*;?\\s*$',
    '(create|alter|drop)\\s+(or\\s+replace\\s+|unique\\s+|temp(orary)?\\s+|unlogged\\s+|materialized\\s+)*' +
      '(table|index|view|function|extension|schema|type|trigger|sequence|database)\\s',
    'with\\s+(recursive\\s+)?[\\w"$]+\\s*(\\([^)]*\\)\\s*)?as\\s+(not\\s+)?(materialized\\s+)?\\(',
  ]
    .map((start) => `^\\s*(--.*\\n\\s*)*${start}`)
    .join('|'),
  'i',
);

/** `db`, `ctx.db` and `this.trx` are connections. */
function isConnection(node: AnyNode): boolean {
  if (node.type === 'Identifier') return CONNECTION.test(node.name);
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && CONNECTION.test(node.property.name);
}

/** SQL is in one folder, so that all users of an index, a lock or a column can be reviewed together. */
export const sql: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sql:
        'SQL lives in src/server/store (one file per subject) and migrations/, where every user of a table is found: ' +
        'move {{what}} there and call it by a name.',
    },
  },

  create(context) {
    const report = (node: AnyNode, what: string) => context.report({ node, messageId: 'sql', data: { what } });

    function checkText(node: Literal | TemplateLiteral) {
      if (STATEMENT.test(writtenAs(node))) report(node, 'this statement');
    }

    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'kysely') return;
        for (const name of node.specifiers) {
          if (name.type === 'ImportSpecifier' && name.imported.type === 'Identifier' && name.imported.name === 'sql')
            report(name, 'what uses `sql`');
        }
      },
      'CallExpression > MemberExpression.callee'(node: ESTree.MemberExpression) {
        if (node.property.type !== 'Identifier') return;
        const method = node.property.name;
        if (BUILDER_METHODS.has(method) || (CONNECTION_METHODS.has(method) && isConnection(node.object)))
          report(node.property, `this query (.${method})`);
      },
      Literal: (node) => checkText(node),
      TemplateLiteral: (node) => checkText(node),
    };
  },
};
