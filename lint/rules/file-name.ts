import { basename } from 'node:path';
import type { Rule } from '@oxlint/plugins';

/** `movie-details.ts`, `movies.db.test.ts`, `guard.server.ts`, `card.module.css`. */
const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** One spelling of names: a file is found by its subject, and no two names differ only by case. */
export const fileName: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { fileName: 'Files are kebab-case and named after their subject: rename "{{name}}".' },
  },

  create(context) {
    const name = basename(context.filename);
    return {
      Program(node) {
        if (!KEBAB.test(name)) context.report({ node, messageId: 'fileName', data: { name } });
      },
    };
  },
};
