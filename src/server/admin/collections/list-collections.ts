import type {
  CollectionLine,
  CollectionSituation,
  RemovedCollection,
} from '#shared/admin/domain/editing/edited-collection.ts';
import { COLLECTIONS_LISTED_PER_PAGE, TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { Context } from '../../context.ts';
import { type CollectionRow, listCollectionRows } from '../../store/collections/collection-rows.ts';
import { listRemovedRecords } from '../../store/records/record-trash.ts';
import { type NameAuthor, openNames } from '../editing/editor.ts';

interface CollectionQuery {
  query: string;
  state: CollectionSituation | undefined;
  isChronological: boolean;
  isTroubled: boolean;
  page: number;
}

/** One page of collections by name or address, most recently edited first, and the total. */
export async function listCollections(
  ctx: Context,
  { query, page, ...filter }: CollectionQuery,
): Promise<{ lines: CollectionLine[]; total: number; all: number }> {
  const rows = await listCollectionRows(ctx.db);
  const found = rows.filter((row) => isNamed(row, query) && isOf(row, filter));
  const first = (Math.max(1, page) - 1) * COLLECTIONS_LISTED_PER_PAGE;
  const shown = found.slice(first, first + COLLECTIONS_LISTED_PER_PAGE);
  const nameAuthor = await openNames(
    ctx.db,
    shown.flatMap(({ editedBy }) => editedBy ?? []),
  );
  return { lines: shown.map((row) => toLine(row, nameAuthor)), total: found.length, all: rows.length };
}

function isNamed({ id, name, slug }: CollectionRow, query: string): boolean {
  const address = /(?:^|\/)(?:colecoes\/)?([a-z0-9-]+)\/?$/.exec(query.trim().toLowerCase())?.[1];
  const phrase = normaliseForSearch(query);
  if (phrase === '') return true;
  return (
    normaliseForSearch(name).includes(phrase) ||
    slug === address ||
    slug.includes(query.trim()) ||
    String(id) === query.trim()
  );
}

function isOf(row: CollectionRow, filter: Omit<CollectionQuery, 'query' | 'page'>): boolean {
  return (
    (filter.state === undefined || row.state === filter.state || row.reviewState === filter.state) &&
    (!filter.isChronological || row.isChronological) &&
    (!filter.isTroubled || row.troubled > 0)
  );
}

function toLine(row: CollectionRow, nameAuthor: NameAuthor): CollectionLine {
  return {
    ...row,
    coverPath: row.coverPath ?? undefined,
    publishAt: row.publishAt ?? undefined,
    reviewState: row.reviewState ?? undefined,
    editedBy: row.editedBy === null ? undefined : nameAuthor(row.editedBy),
  };
}

export async function listRemovedCollections(ctx: Context): Promise<RemovedCollection[]> {
  const rows = await listRemovedRecords(ctx.db, 'collection');
  const nameAuthor = await openNames(
    ctx.db,
    rows.map(({ author }) => author),
  );
  return rows.map((row) => ({
    ...row,
    leadsTo: row.leadsTo ?? undefined,
    author: nameAuthor(row.author),
    endsAt: new Date(row.at.getTime() + TRASH_DAYS * 86_400_000),
  }));
}
