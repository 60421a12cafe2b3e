import type { Context } from '#server/context.ts';
import { deleteAllDocuments } from '#server/store/documents.ts';

export async function clearCache(ctx: Context, print: (line: string) => void): Promise<void> {
  print(`${await deleteAllDocuments(ctx.db)} documents removed`);
}
