import { deleteAllDocuments } from '#server/store/documents.ts';
import type { Command } from './command.ts';

export const clearCache: Command = {
  usage: 'cache:clear',
  what: 'empty every cache table; nothing is lost but speed',
  async run({ ctx, print }) {
    print(`${await deleteAllDocuments(ctx.db)} documents removed`);
  },
};
