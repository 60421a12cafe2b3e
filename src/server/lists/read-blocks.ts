import { type RawBuilder, sql } from 'kysely';
import { LIST_BLOCKS } from '#shared/domain/limits.ts';
import { SORTS } from '#shared/domain/sort.ts';
import type { Db } from '../infra/db.ts';
import type { ListAddress, ListCopy } from './list-copy.ts';
import type { ListHead } from './list-view.ts';
import { factColumns, type TitleFacts } from './title-facts.ts';
import { isAnyUnseen } from './unseen-changes.ts';

const { blockSize } = LIST_BLOCKS;

/** What every read also reports: which build is live, and whether there are changes we have not seen. */
export interface BuildState {
  build: number;
  isBehind: boolean;
}

export interface ReadSlice extends BuildState {
  total: number;
  ids: number[];
}

export function standing(copy: ListCopy): RawBuilder<unknown> {
  return sql`state.build, ${isAnyUnseen(copy.moment)} as "isBehind"`;
}

export function ofList(copy: ListCopy, { facet, year, sort }: ListAddress): RawBuilder<unknown> {
  return sql`
    blocks.slot = ${sql.lit(copy.slot)} and blocks.facet = ${facet.id} and blocks.year = ${year}
    and blocks.sort = ${SORTS.indexOf(sort)}
  `;
}

/** A slice by position alone, for an unchanged list. The first block gives the total if the slice is past the end. */
export async function readSlice(
  db: Db,
  copy: ListCopy,
  list: ListAddress,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReadSlice> {
  const first = Math.floor(offset / blockSize);
  const last = Math.floor(Math.max(offset, offset + limit - 1) / blockSize);
  const wanted = first === 0 ? [] : [0];
  for (let block = first; block <= last; block += 1) wanted.push(block);
  const { rows } = await sql<BuildState & { total: number | null; ids: number[] | null }>`
    select
      ${standing(copy)},
      blocks.total,
      blocks.ids[greatest(${offset}::integer - blocks.block * ${blockSize}::integer + 1, 1)
        : ${offset}::integer + ${limit}::integer - blocks.block * ${blockSize}::integer] as ids
    from list_state as state
    left join list_blocks as blocks
      on ${ofList(copy, list)} and blocks.block = any(${wanted}::smallint[])
    order by blocks.block
  `.execute(db);
  const [any] = rows;
  return {
    build: any?.build ?? 0,
    isBehind: any?.isBehind ?? false,
    total: any?.total ?? 0,
    ids: rows.flatMap((row) => row.ids ?? []),
  };
}

export interface ReadBlocks extends BuildState {
  blocks: Map<number, number[]>;
}

export async function readBlocks(
  db: Db,
  copy: ListCopy,
  list: ListAddress,
  wanted: readonly number[],
): Promise<ReadBlocks> {
  const { rows } = await sql<BuildState & { block: number | null; ids: number[] }>`
    select ${standing(copy)}, blocks.block, blocks.ids
    from list_state as state
    left join list_blocks as blocks on ${ofList(copy, list)} and blocks.block = any(${wanted}::smallint[])
  `.execute(db);
  const [any] = rows;
  return {
    build: any?.build ?? 0,
    isBehind: any?.isBehind ?? false,
    blocks: new Map(rows.flatMap(({ block, ids }) => (block === null ? [] : [[block, ids] as const]))),
  };
}

/** How a list was cut. Undefined if another build is live by now. */
export async function readHead(db: Db, copy: ListCopy, list: ListAddress): Promise<ListHead | undefined> {
  const { rows } = await sql<{
    build: number;
    total: number | null;
    size: number;
    first: TitleFacts | null;
    last: TitleFacts | null;
  }>`
    select
      state.build, cut.total, cut.size,
      (select to_json(facts) from (${factsOf(copy, list, sql.ref('cut.first_id'))}) as facts) as first,
      (
        select to_json(facts) from (${factsOf(copy, list, sql.ref('cut.last_id'))}) as facts where cut.is_last
      ) as last
    from list_state as state
    left join lateral (
      select
        block, total, cardinality(ids) as size, ids[1] as first_id, ids[cardinality(ids)] as last_id,
        lead(block) over (order by block) is null as is_last
      from list_blocks as blocks
      where ${ofList(copy, list)}
    ) as cut on true
    order by cut.block
  `.execute(db);
  const [any] = rows;
  if (any?.build !== copy.build) return undefined;
  return {
    total: any.total ?? 0,
    sizes: rows.map(({ size }) => size ?? 0),
    firsts: rows.flatMap(({ first }) => first ?? []),
    last: rows.at(-1)?.last ?? undefined,
  };
}

function factsOf(copy: ListCopy, { facet }: ListAddress, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${factColumns('title')}
    from list_titles as title
    where title.slot = ${sql.lit(copy.slot)} and title.kind = ${facet.kind} and title.id = ${id}
  `;
}
