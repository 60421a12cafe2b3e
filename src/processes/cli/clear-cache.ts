import { deleteAllDocuments, deleteRelatedDocuments } from '#server/store/cache/documents.ts';
import { PAGED_RECORDS } from '#shared/domain/subjects/page-words.ts';
import { catalogueCommand } from './command.ts';
import { UsageError } from './describe-error.ts';
import { idNumber, oneOf, optional } from './parameters.ts';

const KINDS = ['movie', 'series', 'person', 'platform', ...PAGED_RECORDS] as const;

export const clearCache = catalogueCommand({
  summary: 'empty the cache tables, or remove what shows one thing; only speed is lost',
  arguments: {
    kind: optional(oneOf(...KINDS), `${KINDS.join(', ')}; without it everything is removed`),
    id: optional(idNumber, 'its number'),
  },
  check({ kind, id: number }) {
    if (kind && number === undefined)
      throw new UsageError(`Give the number of the ${kind} too: cache:clear ${kind} ID`);
  },
  async run({ kind, id: number }, { ctx, terminal }) {
    const deleting =
      kind && number !== undefined ? deleteRelatedDocuments(ctx.db, kind, number) : deleteAllDocuments(ctx.db);
    terminal.print(`${await deleting} documents removed`);
  },
});
