import { LIST_PAGES_STORED } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import type { Answer } from './answer.ts';
import { type DocumentRead, readDocument } from './read-document.ts';

export interface ListRead<T> extends Pick<DocumentRead<T>, 'schema' | 'ttlSeconds' | 'build'> {
  type: string;
  /** The normalised request: equal requests in other words share one copy. */
  asked: Record<string, string | number | undefined>;
  /** Tags of the lists it is cut from; the first is its own tag. */
  lists: readonly [string, ...string[]];
  /** Filtered in an unusual way, so it is not stored. */
  isRare?: boolean;
  /** A list of titles in blocks: reading it from blocks is as cheap as reading a stored copy, and needs no write. */
  isInBlocks?: boolean;
}

export function readList<T>(
  ctx: Context,
  { type, asked, lists, isInBlocks, ...read }: ListRead<T>,
): Promise<Answer<T>> {
  const address = { table: 'list_cache', type, key: toListKey(asked) } as const;
  const isRare =
    read.isRare === true || isDeep(asked) || (isInBlocks === true && ctx.copies.lists.areBlocksKnown(ctx.db));
  return readDocument(ctx, { ...read, isRare, address, kind: 'list', lists, tag: lists[0] });
}

/** Only crawlers reach deep pages, and storing them would fill the table. */
function isDeep({ page, pagina }: ListRead<unknown>['asked']): boolean {
  return Number(page ?? pagina ?? 1) > LIST_PAGES_STORED;
}

/** `genero=acao&page=2`: sorted by name, without undefined parameters. */
export function toListKey(asked: ListRead<unknown>['asked']): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return given
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
}
