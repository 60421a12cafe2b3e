import { sql } from 'kysely';
import { LIST_BLOCKS } from '#shared/domain/limits.ts';
import type { Db } from '../infra/db.ts';
import type { Slice } from '../store/titles/title-tables.ts';
import type { ListAddress, ListCopy } from './list-copy.ts';
import type { ListView } from './list-view.ts';
import { placeNewcomers } from './place-newcomers.ts';
import { ofList, type ReadSlice, standing } from './read-blocks.ts';
import type { TitleFacts } from './title-facts.ts';
import type { TitleFilter } from './title-lists.ts';

type Bounds = Pick<TitleFilter, 'minVotes' | 'minRating' | 'maxRating'>;

const { blockSize } = LIST_BLOCKS;
/** No vote count and no rating lies outside these. */
const ANY = { votes: 0, lowest: -1, highest: 1_000 };

/**
 * A platform's list filtered by votes and rating: reads all its blocks in order with their votes and ratings, leaves out
 * titles changed since, and inserts those that are in the list now at their places.
 */
export async function readFiltered(
  db: Db,
  copy: ListCopy,
  list: ListAddress,
  view: ListView,
  bounds: Bounds,
  { offset, limit }: Slice,
): Promise<ReadSlice | undefined> {
  const newcomers = await findNewcomers(db, copy, list, view, bounds);
  if (!newcomers) return undefined;
  const { minVotes = ANY.votes, minRating = ANY.lowest, maxRating = ANY.highest } = bounds;
  const { rows } = await sql<Omit<ReadSlice, 'ids'> & { ids: number[] }>`
    with
      titles as (
        select blocks.block * ${blockSize}::integer + title.place - 1 as place, 1 as side, 0 as turn, title.id
        from list_blocks as blocks
        cross join unnest(blocks.ids, blocks.votes, blocks.ratings)
          with ordinality as title (id, votes, rating, place)
        where ${ofList(copy, list)}
          and title.votes >= ${minVotes} and title.rating >= ${minRating}::real and title.rating <= ${maxRating}::real
          and title.id <> all(${newcomers.changed}::integer[])
        union all
        select place, 0, turn::integer, id
        from unnest(${newcomers.places}::integer[], ${newcomers.ids}::integer[]) with ordinality as title (place, id, turn)
      )
    select
      ${standing(copy)},
      (select count(*) from titles) as total,
      array(
        select id from titles order by place, side, turn limit ${limit}::integer offset ${offset}::integer
      ) as ids
    from list_state as state
  `.execute(db);
  return rows[0];
}

interface Newcomers {
  changed: number[];
  places: number[];
  ids: number[];
}

/** Other reads may note changes meanwhile, so it loops until every new title has a place and then uses the view as it is. */
async function findNewcomers(
  db: Db,
  copy: ListCopy,
  list: ListAddress,
  view: ListView,
  bounds: Bounds,
): Promise<Newcomers | undefined> {
  const unplaced = () => view.blocksWithNewcomers.filter((block) => !view.isPlaced(block));
  for (let blocks = unplaced(); blocks.length > 0; blocks = unplaced()) {
    if (!(await placeNewcomers(db, copy, list, view, blocks))) return undefined;
  }
  const placed = view.blocksWithNewcomers.flatMap((block) => {
    const isIn = view.cameTo(block).filter(({ title }) => isWithin(title, bounds));
    return isIn.map(({ title, place = 0 }) => ({ id: title.id, place: block * blockSize + place }));
  });
  return { changed: view.changedIds, places: placed.map(({ place }) => place), ids: placed.map(({ id }) => id) };
}

/** The column is a four-byte float: 7.7 as an eight-byte float is greater than the stored 7.7. */
function isWithin({ votes, rating }: TitleFacts, { minVotes, minRating, maxRating }: Bounds): boolean {
  const own = Math.fround(rating);
  return (
    (minVotes === undefined || votes >= minVotes) &&
    (minRating === undefined || own >= Math.fround(minRating)) &&
    (maxRating === undefined || own <= Math.fround(maxRating))
  );
}
