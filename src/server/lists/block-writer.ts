import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';
import type { ListBlock } from './cut-blocks.ts';

/** One or two megabytes of text per statement. */
const IDS_AT_ONCE = 200_000;

/** Returns the number of blocks. */
export async function saveBlocks(
  db: Db,
  slot: number,
  blocks: Iterable<ListBlock>,
  onProgress: (done: number) => void,
): Promise<number> {
  let count = 0;
  let held: ListBlock[] = [];
  let ids = 0;
  const send = async () => {
    await insertBlocks(db, slot, held);
    count += held.length;
    held = [];
    ids = 0;
    onProgress(count);
  };
  for (const block of blocks) {
    held.push(block);
    ids += block.ids.length;
    if (ids >= IDS_AT_ONCE) await send();
  }
  await send();
  return count;
}

async function insertBlocks(db: Db, slot: number, blocks: readonly ListBlock[]): Promise<void> {
  if (blocks.length === 0) return;
  const column = <T>(pick: (block: ListBlock) => T) => blocks.map(pick);
  const array = (numbers: Int32Array | Float32Array | null) => numbers && `{${numbers.join()}}`;
  await sql`
    insert into list_blocks (slot, facet, year, sort, block, total, ids, votes, ratings)
    select ${sql.lit(slot)}, facet, year, sort, block, total, ids::integer[], votes::integer[], ratings::real[]
    from unnest(
      ${column(({ facet }) => facet)}::integer[],
      ${column(({ year }) => year)}::smallint[],
      ${column(({ sort }) => sort)}::smallint[],
      ${column(({ block }) => block)}::smallint[],
      ${column(({ total }) => total)}::integer[],
      ${column((block) => array(block.ids))}::text[],
      ${column((block) => array(block.votes))}::text[],
      ${column((block) => array(block.ratings))}::text[]
    ) as new (facet, year, sort, block, total, ids, votes, ratings)
  `.execute(db);
}
