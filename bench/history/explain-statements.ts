import { type KyselyPlugin, RawNode } from 'kysely';
import type { Context } from '../../src/server/context.ts';
import {
  countMovedTitles,
  findTitleHistory,
  listMovedTitles,
  listRecentDepartures,
} from '../../src/server/store/availability/streaming-history.ts';
import { addDays, mondayOf } from '../../src/shared/domain/day.ts';
import { PAGE_SIZE } from '../../src/shared/domain/limits.ts';
import { newestDays } from '../../src/shared/domain/site/history-week.ts';
import { PUBLIC_FIELDS } from '../../src/shared/domain/titles/public-fields.ts';

const NETFLIX = 8;

/** Prints the plan of each statement of the history, as PostgreSQL runs it here. */
export async function explainStatements(ctx: Context, today: string): Promise<void> {
  const db = ctx.db.withPlugin(explaining);
  const title = await ctx.db
    .selectFrom('availability_events')
    .select(['kind', 'title_id as id'])
    .where('state', '=', 'published')
    .limit(1)
    .executeTakeFirstOrThrow();
  const kind = title.kind === 'movie' ? 'movie' : 'series';
  const from = addDays(mondayOf(today), -42);
  const week = { from, to: addDays(from, 6) };
  const statements: [name: string, run: () => Promise<unknown>][] = [
    ['the history of a title', () => findTitleHistory(db, { kind, id: title.id }, { fields: PUBLIC_FIELDS, limit: 1 })],
    [
      'a week',
      () => listMovedTitles(db, { platformId: NETFLIX, event: 'left', days: week }, { offset: 0, limit: PAGE_SIZE }),
    ],
    ['its total', () => countMovedTitles(db, { platformId: NETFLIX, event: 'left', days: week })],
    ['departures on home', () => listRecentDepartures(db, newestDays('sairam', today), 6)],
  ];
  for (const [name, run] of statements) {
    process.stdout.write(`\n${name}\n`);
    await run();
  }
}

const explaining: KyselyPlugin = {
  transformQuery({ node }) {
    if (!RawNode.is(node)) return node;
    const [first = '', ...others] = node.sqlFragments;
    return { ...node, sqlFragments: [`explain (analyze, costs off, timing off) ${first}`, ...others] };
  },
  transformResult: async ({ result }) => {
    for (const row of result.rows) process.stdout.write(`  ${String(row['QUERY PLAN'])}\n`);
    return { ...result, rows: [] };
  },
};
