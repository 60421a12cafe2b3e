import { LIST_BLOCKS } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../infra/db.ts';
import { listUsedGenreIds } from '../store/taxonomy/genres.ts';
import type { Slice } from '../store/titles/title-tables.ts';
import { readFiltered } from './filtered-list.ts';
import { KnownBlocks } from './known-blocks.ts';
import type { ListSource } from './list-copies.ts';
import type { ListAddress, ListCopy } from './list-copy.ts';
import { toFacet, toFacetKey } from './list-facets.ts';
import { type ListView, mergeBlock } from './list-view.ts';
import { placeNewcomers } from './place-newcomers.ts';
import { type ReadSlice as ReadPage, readHead, readSlice } from './read-blocks.ts';
import { countTitles, listTitleIds, type TitleFilter, type TitleQuery } from './title-lists.ts';

export interface TitleIdPage {
  ids: number[];
  /** Over all pages. */
  total: number;
}

/**
 * A slice of a list and its total: from blocks with all changes since, if there are blocks, else from the title tables.
 * Both give the same result.
 */
export async function findTitlePage(source: ListSource, query: TitleQuery, slice: Slice): Promise<TitleIdPage> {
  if (query.genreIds?.length === 0) return { ids: [], total: 0 };
  const { db } = source;
  const page = await findInBlocks(source, query, slice);
  if (page) return page;
  const [ids, total] = await Promise.all([
    slice.limit > 0 ? listTitleIds(db, query, slice) : [],
    countTitles(db, query),
  ]);
  return { ids, total };
}

/** How many there are in total, including those that some orders leave out. */
export async function countListed(source: ListSource, kind: TitleKind, filter: TitleFilter): Promise<number> {
  // This order leaves nothing out, on any day.
  const query = { ...filter, kind, sort: 'popular', today: '' } as const;
  return (await findTitlePage(source, query, { offset: 0, limit: 0 })).total;
}

/** One retry after a swap, one after a change; then the answer is as new as the request. */
const TRIES = 4;

/** Undefined if blocks cannot answer: nothing built yet, no such list built, or beyond their depth. */
export async function findInBlocks(
  { db, copies: { lists } }: ListSource,
  query: TitleQuery,
  slice: Slice,
): Promise<TitleIdPage | undefined> {
  let copy = await lists.find(db);
  let known: KnownBlocks | undefined;
  let isFresh = false;
  for (let tries = 0; copy && tries < TRIES; tries += 1) {
    const list = addressOf(copy, query);
    if (!list) return undefined;
    if (query.sort === 'date-desc' && query.today > copy.daysThrough) await lists.passDays(db, copy, query.today);
    known ??= new KnownBlocks(db, copy, list);
    const view = copy.viewOf(list);
    const { version } = view;
    const read = await readOnce({ db, copy, list, view, known, query, slice });
    if (read === 'not-in-blocks') return undefined;
    if (read === undefined || read.build !== copy.build) {
      copy = await lists.reload(db, copy);
      known = undefined;
      continue;
    }
    const page = { ids: read.ids, total: read.total };
    if (!read.isBehind || isFresh) return page;
    const asked = copy;
    copy = await lists.catchUp(db);
    isFresh = true;
    if (copy !== asked) known = undefined;
    // In most cases the changes affect other lists.
    else if (copy.viewOf(list) === view && view.version === version) return page;
  }
  return undefined;
}

/** Undefined for lists that were not built: of a new genre or platform, or for a day before the build. */
function addressOf(copy: ListCopy, query: TitleQuery): ListAddress | undefined {
  const { kind, sort, today, year = 0, minVotes, minRating, maxRating } = query;
  const facet = copy.facetOf(toFacetKey(toFacet(kind, query)));
  if (!facet || (sort === 'date-desc' && today < copy.builtDay)) return undefined;
  const isFiltered = [minVotes, minRating, maxRating].some((bound) => bound !== undefined);
  if (isFiltered && !facet.offers) return undefined;
  // No title can be of such a year.
  if (query.year !== undefined && !(year > 0 && year < 10_000)) return undefined;
  return { facet, year, sort, today, isFiltered };
}

/** A page, `not-in-blocks` if it is beyond their depth, or undefined if another build is live by now. */
type ReadOutcome = ReadPage | 'not-in-blocks' | undefined;

interface Reading {
  db: Db;
  copy: ListCopy;
  list: ListAddress;
  view: ListView;
  known: KnownBlocks;
  query: TitleQuery;
  slice: Slice;
}

async function readOnce(reading: Reading): Promise<ReadOutcome> {
  const { db, copy, list, view, query, slice } = reading;
  if (view.isUntouched && !list.isFiltered) {
    const read = await readSlice(db, copy, list, slice);
    return isCutShort(list, slice, read.total) ? 'not-in-blocks' : read;
  }
  if (!view.isUntouched && !view.head) {
    const head = await readHead(db, copy, list);
    if (!head) return undefined;
    view.setHead(head);
  }
  if (list.isFiltered) return readFiltered(db, copy, list, view, query, slice);
  return readMerged(reading);
}

/** Whether the slice reaches beyond the stored blocks. */
function isCutShort({ facet }: ListAddress, { offset, limit }: Slice, total: number): boolean {
  const { depth } = LIST_BLOCKS;
  return facet.offers === null && total > depth && offset + limit > depth;
}

/** Other reads may note changes meanwhile, so the page is assembled synchronously from the current view. */
async function readMerged({ db, copy, list, view, known, slice }: Reading): Promise<ReadOutcome> {
  const { offset, limit } = slice;
  for (let parts = view.locate(offset, limit); parts; parts = view.locate(offset, limit)) {
    const wanted = parts.map(({ block }) => block);
    if (known.standing && known.hasAll(wanted) && wanted.every((block) => view.isPlaced(block))) {
      const ids = parts.flatMap(({ block, from, to }) =>
        mergeBlock(known.idsOf(block), view, view.cameTo(block)).slice(from, to),
      );
      return { ...known.standing, total: view.total, ids };
    }
    const [, isSameBuild] = await Promise.all([known.read(wanted), placeNewcomers(db, copy, list, view, wanted)]);
    if (!isSameBuild || known.standing?.build !== copy.build) return undefined;
  }
  return 'not-in-blocks';
}

/** Whether a listed title has one of these genres. Answered from list blocks; without them it may scan whole tables. */
export async function isGenreUsed(source: ListSource, kind: TitleKind, genreIds: readonly number[]): Promise<boolean> {
  if (genreIds.length === 0) return false;
  const query = { kind, genreIds: [...genreIds], sort: 'popular', today: '' } as const;
  const counted = await findInBlocks(source, query, { offset: 0, limit: 0 });
  return counted ? counted.total > 0 : (await listUsedGenreIds(source.db, kind, genreIds)).size > 0;
}
