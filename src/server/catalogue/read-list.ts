import { LIST_PAGES_STORED } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { areBlocksKnown } from '../store/lists/current-copy.ts';
import type { Answer } from './answer.ts';
import { type DocumentRead, readDocument } from './read-document.ts';

export interface ListRead<T> extends Pick<DocumentRead<T>, 'schema' | 'ttlSeconds' | 'build'> {
  type: string;
  /** What was asked for, in our words: whoever asks the same in others is answered from the same copy. */
  asked: Record<string, string | number | undefined>;
  /** The lists it is cut from, by tag; the first names it. */
  lists: readonly [string, ...string[]];
  /** Filtered in a way of the caller's own. */
  isRare?: boolean;
  /** Of titles, which blocks know: reading it from those costs as little as reading a copy, and nothing has to be written. */
  isInBlocks?: boolean;
}

export function readList<T>(
  ctx: Context,
  { type, asked, lists, isInBlocks, ...read }: ListRead<T>,
): Promise<Answer<T>> {
  const address = { table: 'list_cache', type, key: toListKey(asked) } as const;
  const isRare = read.isRare === true || isDeep(asked) || (isInBlocks === true && areBlocksKnown(ctx.db));
  return readDocument(ctx, { ...read, isRare, address, kind: 'list', lists, tag: lists[0] });
}

/** Nobody turns to page 300 but a machine, and a machine that turns every page would fill the table. */
function isDeep({ page, pagina }: ListRead<unknown>['asked']): boolean {
  return Number(page ?? pagina ?? 1) > LIST_PAGES_STORED;
}

/** `genero=acao&page=2`: by name, without what nobody asked for. */
export function toListKey(asked: ListRead<unknown>['asked']): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return given
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
}
