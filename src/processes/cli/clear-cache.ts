import { deleteAllDocuments, deleteRelatedDocuments, type PartKind } from '#server/store/documents.ts';
import type { Command } from './command.ts';

const KINDS: readonly PartKind[] = ['movie', 'series', 'person', 'collection', 'platform'];

export const clearCache: Command = {
  usage: 'cache:clear [movie|series|person|collection|platform ID]',
  what: 'empty every cache table, or remove what shows one thing; nothing is lost but speed',
  async run({ ctx, args, print }) {
    const [word, id] = args;
    if (word === undefined) return print(`${await deleteAllDocuments(ctx.db)} documents removed`);
    const kind = KINDS.find((each) => each === word);
    if (!kind || !/^\d{1,9}$/.test(id ?? '')) throw new Error(`say which: ${KINDS.join(', ')}, and its number`);
    print(`${await deleteRelatedDocuments(ctx.db, kind, Number(id))} documents removed`);
  },
};
