import { LIST_BLOCKS } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/seen-title.ts';
import type { Db } from '../../infra/db.ts';
import { countTitles, listTitleIds, type TitleFilter, type TitleQuery } from '../title-lists.ts';
import type { Slice } from '../title-tables.ts';
import { catchUp, findListCopy, passDays, reloadCopy } from './current-copy.ts';
import { readFiltered } from './filtered-list.ts';
import { KnownBlocks } from './known-blocks.ts';
import type { ListAddress, ListCopy } from './list-copy.ts';
import { toFacet, toFacetKey } from './list-facets.ts';
import { type ListView, mergeBlock } from './list-view.ts';
import { placeNewcomers } from './place-newcomers.ts';
import { type ReadSlice as ReadPage, readHead, readSlice } from './read-blocks.ts';

export interface TitlePage {
  ids: number[];
  /** Of all pages. */
  total: number;
}

/**
 * A slice of a list and how many titles it has in all: from its blocks, with all that changed since, where there are blocks;
 * else from the titles themselves. Both say the same.
 */
export async function findTitlePage(db: Db, query: TitleQuery, slice: Slice): Promise<TitlePage> {
  if (query.genreIds?.length === 0) return { ids: [], total: 0 };
  const page = await findInBlocks(db, query, slice);
  if (page) return page;
  const [ids, total] = await Promise.all([
    slice.limit > 0 ? listTitleIds(db, query, slice) : [],
    countTitles(db, query),
  ]);
  return { ids, total };
}

/** How many there are in whatever order: those an order leaves out are counted too. */
export async function countListed(db: Db, kind: TitleKind, filter: TitleFilter): Promise<number> {
  // The order that leaves nothing out, on any day.
  const query = { ...filter, kind, sort: 'popular', today: '' } as const;
  return (await findTitlePage(db, query, { offset: 0, limit: 0 })).total;
}

/** Once for what was read before a swap, once for what changed; the answer is then as new as the question. */
const TRIES = 4;

/** Undefined where blocks do not know: nothing was built yet, or nothing so rare, or not so deep. */
export async function findInBlocks(db: Db, query: TitleQuery, slice: Slice): Promise<TitlePage | undefined> {
  let copy = await findListCopy(db);
  let known: KnownBlocks | undefined;
  let isFresh = false;
  for (let tries = 0; copy && tries < TRIES; tries += 1) {
    const list = addressOf(copy, query);
    if (!list) return undefined;
    if (query.sort === 'date-desc' && query.today > copy.daysThrough) await passDays(db, copy, query.today);
    known ??= new KnownBlocks(db, copy, list);
    const view = copy.viewOf(list);
    const { version } = view;
    const read = await readOnce({ db, copy, list, view, known, query, slice });
    if (read === 'not-in-blocks') return undefined;
    if (read === undefined || read.build !== copy.build) {
      copy = await reloadCopy(db, copy);
      known = undefined;
      continue;
    }
    const page = { ids: read.ids, total: read.total };
    if (!read.isBehind || isFresh) return page;
    const asked = copy;
    copy = await catchUp(db);
    isFresh = true;
    if (copy !== asked) known = undefined;
    // What changed is elsewhere: in most lists.
    else if (copy.viewOf(list) === view && view.version === version) return page;
  }
  return undefined;
}

/** Undefined for lists nobody built: of a genre or a platform that is new, or read for a day before the build. */
function addressOf(copy: ListCopy, query: TitleQuery): ListAddress | undefined {
  const { kind, sort, today, year = 0, minVotes, minRating, maxRating } = query;
  const facet = copy.facetOf(toFacetKey(toFacet(kind, query)));
  if (!facet || (sort === 'date-desc' && today < copy.builtDay)) return undefined;
  const isFiltered = [minVotes, minRating, maxRating].some((bound) => bound !== undefined);
  if (isFiltered && !facet.offers) return undefined;
  // A year nothing can be of.
  if (query.year !== undefined && !(year > 0 && year < 10_000)) return undefined;
  return { facet, year, sort, today, isFiltered };
}

/** A page, or that blocks do not reach that far, or nothing: another build is read by now. */
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

/** Asked for beyond what blocks hold of it. */
function isCutShort({ facet }: ListAddress, { offset, limit }: Slice, total: number): boolean {
  const { depth } = LIST_BLOCKS;
  return facet.offers === null && total > depth && offset + limit > depth;
}

/** Beside it others may note what changed: what is read is put together in one go, of the view as it is then. */
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
