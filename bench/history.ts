import { sql } from 'kysely';
import { buildPlatformMoves } from '../src/server/catalogue/lists/platform-history.ts';
import { type KnownPlatform, readPlatformDirectory } from '../src/server/catalogue/taxonomy/platform-directory.ts';
import { readHistory } from '../src/server/catalogue/titles/read-history.ts';
import { countMovedTitles } from '../src/server/store/availability/streaming-history.ts';
import { addDays, mondayOf, toBrazilianDay } from '../src/shared/domain/day.ts';
import { HISTORY_WEEKS_BACK } from '../src/shared/domain/limits.ts';
import { MOVES, type Move, newestDays, weekOf } from '../src/shared/domain/site/history-week.ts';
import type { TitleKind } from '../src/shared/domain/titles/seen-title.ts';
import { mulberry32 } from '../test/random.ts';
import { reportBench } from '../tools/report-bench.ts';
import { explainStatements } from './history/explain-statements.ts';
import { seedHistory } from './history/seed-history.ts';
import { measureBesideSelect } from './lists/beside-select.ts';
import type { Job } from './lists/measure.ts';
import { openCatalogue } from './lists/open-catalogue.ts';

/**
 * A platform's week with cards, its total, and the history of a title, each built anew, beside a bare select by primary key in the same
 * round. `npm run bench -- history --share 0.01`, or `-- history --database` for the catalogue at DATABASE_URL: if it has no events,
 * six months of them are written and deleted afterwards. `--explain` prints the plans.
 */
const CLIENTS = 8;
const PACE = { clients: CLIENTS, rounds: 3, roundMs: 2_000 };
const QUESTIONS = 600;

interface WeekQuestion {
  known: KnownPlatform;
  move: Move;
  week: string | undefined;
}

const { ctx, name, close } = await openCatalogue(CLIENTS);
const today = toBrazilianDay(ctx.now());
const { events, remove } = await seedHistory(ctx, today);
try {
  if (process.argv.includes('--explain')) await explainStatements(ctx, today);
  const random = mulberry32(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const platforms = (await readPlatformDirectory(ctx)).value.filter(({ isListed }) => isListed);
  const titles = await listTitles();
  const drawWeek = (): string | undefined =>
    random() < 0.5 ? undefined : addDays(mondayOf(today), -7 * (3 + Math.floor(random() * (HISTORY_WEEKS_BACK - 3))));
  const weeks = (move: Move): WeekQuestion[] =>
    Array.from({ length: QUESTIONS }, () => ({ known: pick(platforms), move, week: drawWeek() }));
  const askWeek = ({ known, move, week }: WeekQuestion) => {
    const days = week === undefined ? newestDays(move, today) : weekOf(week);
    return buildPlatformMoves(ctx, { known, move, days }, 1);
  };
  const askTotal = ({ known, move, week }: WeekQuestion) => {
    const days = week === undefined ? newestDays(move, today) : weekOf(week);
    const event = move === 'entraram' ? 'arrived' : 'left';
    return countMovedTitles(ctx.db, { platformId: known.platform.id, event, days });
  };
  const askAnew = (question: WeekQuestion) => {
    ctx.copies.cards.clear();
    return askWeek(question);
  };
  const askHistory = ({ kind, id }: { kind: TitleKind; id: number }) => readHistory(ctx, kind, id, 1);
  const jobs = [
    ...MOVES.map((move) => ({ name: `a week of ${move}`, questions: weeks(move), ask: askWeek })),
    { name: 'none of its cards in memory', questions: MOVES.flatMap(weeks), ask: askAnew },
    { name: 'how many a week has', questions: MOVES.flatMap(weeks), ask: askTotal },
    { name: 'the history of a title', questions: titles, ask: askHistory },
  ] as (Job<unknown> & { name: string })[];
  const ids = titles.map(({ id }) => id);
  const bare = { questions: ids, ask: (id: number) => sql`select title from movies where id = ${id}`.execute(ctx.db) };
  const rows = await measureBesideSelect(jobs, bare, PACE);
  reportBench({ bench: 'history', catalogue: name, events, ...PACE, rows });
} finally {
  await remove();
  await close();
}

async function listTitles(): Promise<{ kind: TitleKind; id: number }[]> {
  const { rows } = await sql<{ kind: TitleKind; id: number }>`
    select kind, title_id as id from availability_events where state = 'published' order by random() limit 5000
  `.execute(ctx.db);
  return rows;
}
