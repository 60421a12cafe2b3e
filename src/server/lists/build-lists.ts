import { sql } from 'kysely';
import { LIST_BLOCKS, VOTE_FLOORS } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { withBuildLock } from '../infra/advisory-locks.ts';
import type { Db } from '../infra/db.ts';
import { saveBlocks } from './block-writer.ts';
import { cutBlocks } from './cut-blocks.ts';
import type { ListFacet } from './list-facets.ts';
import { swapLists, watchChanges } from './list-state.ts';
import { type NumberedFacet, TitleColumns } from './title-columns.ts';
import { factColumns, type TitleFacts } from './title-facts.ts';

export interface ListBuild {
  facets: readonly ListFacet[];
  /** The day in Brazil. */
  today: string;
  now: Date;
  /** Titles read, then blocks written. */
  onProgress?: ((what: 'titles' | 'blocks', done: number) => void) | undefined;
}

export interface BuiltLists {
  titles: number;
  blocks: number;
}

const KINDS = ['movie', 'series'] as const;
const TITLES_AT_ONCE = 20_000;

/**
 * Builds every list in the slot that is not live, then makes that slot live in one transaction. Meanwhile readers use the
 * other slot, and changes stay in `list_changes`. One process at a time.
 */
export function buildLists(db: Db, build: ListBuild): Promise<BuiltLists> {
  return withBuildLock(db, 'lists', async () => {
    const slot = await emptySlot(db);
    await watchChanges(db);
    const facets = build.facets.map((facet, index) => ({ ...facet, id: index + 1 }));
    const builtFrom = await copyTitles(db, slot, facets);
    const built = { titles: 0, blocks: 0 };
    for (const kind of KINDS) {
      const ofKind = facets.filter((facet) => facet.kind === kind);
      const titles = await readTitles(db, slot, kind, ofKind, (done) => {
        build.onProgress?.('titles', built.titles + done);
      });
      built.titles += titles.length;
      const cut = { kind, today: build.today, alphabet: await readAlphabet(db, slot, kind), ...LIST_BLOCKS };
      built.blocks += await saveBlocks(db, slot, cutBlocks(titles, cut), (done) =>
        build.onProgress?.('blocks', built.blocks + done),
      );
    }
    await swapLists(db, { slot, builtFrom, builtDay: build.today, builtAt: build.now });
    return built;
  });
}

/** Empties the slot that is not live, including what a killed build left. */
async function emptySlot(db: Db): Promise<number> {
  const { slot: read } = await db.selectFrom('list_state').select('slot').executeTakeFirstOrThrow();
  const slot = read === 0 ? 1 : 0;
  await db.transaction().execute(async (trx) => {
    await sql`truncate ${sql.table(`list_titles_${slot}`)}, ${sql.table(`list_blocks_${slot}`)}`.execute(trx);
    await trx.deleteFrom('list_facets').where('slot', '=', slot).execute();
  });
  return slot;
}

/** Copies all titles of one snapshot; returns the snapshot, to distinguish later changes. */
function copyTitles(db: Db, slot: number, facets: readonly NumberedFacet[]): Promise<string> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<{ moment: string }>`select pg_current_snapshot()::text as moment`.execute(trx);
      await sql`
        insert into list_titles (
          slot, kind, id, popularity, vote_average, vote_count, day, year, genre_ids, offers, sort_title
        )
        select ${sql.lit(slot)}, kind, id, popularity, vote_average, vote_count, day, year, genre_ids, offers, sort_title
        from listed_titles
      `.execute(trx);
      for (const { id, kind, genreIds, offers } of facets) {
        await trx.insertInto('list_facets').values({ slot, id, kind, genre_ids: genreIds, offers }).execute();
      }
      return rows[0]?.moment ?? '';
    });
}

async function readTitles(
  db: Db,
  slot: number,
  kind: TitleKind,
  facets: readonly NumberedFacet[],
  onProgress: (done: number) => void,
): Promise<TitleColumns> {
  const titles = new TitleColumns(kind, facets);
  for (let after = -1; ; ) {
    const { rows } = await sql<TitleFacts>`
      select ${factColumns('title')}
      from list_titles as title
      where slot = ${sql.lit(slot)} and kind = ${kind} and id > ${after}
      order by id
      limit ${TITLES_AT_ONCE}
    `.execute(db);
    for (const row of rows) titles.add(row);
    onProgress(titles.length);
    const last = rows.at(-1);
    if (!last || rows.length < TITLES_AT_ONCE) return titles;
    after = last.id;
  }
}

async function readAlphabet(db: Db, slot: number, kind: TitleKind): Promise<Int32Array> {
  const { rows } = await sql<{ id: number }>`
    select id
    from list_titles
    where slot = ${sql.lit(slot)} and kind = ${kind} and vote_count >= ${VOTE_FLOORS.title[kind]}
    order by sort_title, id
  `.execute(db);
  return Int32Array.from(rows, (row) => row.id);
}
