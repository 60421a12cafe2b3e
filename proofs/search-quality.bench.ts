import { parseArgs } from 'node:util';
import { openBatchContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { rebuildSearch } from '../src/server/search/index.ts';
import { addDemoAliases } from '../test/search-quality/add-aliases.ts';
import { ask, countVerdicts, type Surface, type Verdict } from '../test/search-quality/ask.ts';
import { readQualitySet } from '../test/search-quality/read-set.ts';
import { rounded } from '../tools/figures.ts';
import { startStack } from '../tools/stack.ts';
import { reportBench } from './report.ts';

/**
 * Queries as Brazilians type them, for the demo's titles among some 50,000 generated ones: how often the wanted title is first
 * in its group, and how often among the first three. Uses the tuned set; `--held-out` uses the other one.
 */
const { values } = parseArgs({
  options: {
    'held-out': { type: 'boolean', default: false },
    share: { type: 'string', default: '0.039' },
    /** An existing catalogue, seeded and built. */
    url: { type: 'string' },
  },
  allowPositionals: true,
});
/** Required percentages. */
const BARS = { first: 85, inThree: 95 };

const stack = values.url ? undefined : await startStack();
const env = readEnv(stack ? { ...stack.env } : { DATABASE_URL: values.url, TMDB_TOKEN: 'none', LOG_LEVEL: 'warn' });
const opened = await openContext(env, createLog('warn'));
try {
  if (stack) await prepare();
  const { rows: titles } = await countTitles();
  const told: Row[] = [];
  const halves = values['held-out'] ? (['tuned', 'held-out'] as const) : (['tuned'] as const);
  for (const surface of ['autocomplete', 'search'] as const) {
    const own: Row[] = [];
    for (const half of halves) own.push(await measure(surface, half));
    const [tuned = 0, heldOut = tuned] = own.map((row) => row['in three, %']);
    if (Math.abs(tuned - heldOut) > 5)
      process.stdout.write(`${surface}: OVERFITTED, the halves differ by more than 5 points\n`);
    told.push(...own);
  }
  reportBench({ bench: 'search-quality', titles, rows: told });
} finally {
  await opened.close();
  await stack?.stop();
}

async function prepare(): Promise<void> {
  await stack?.runCli('seed:scale', '--share', String(values.share));
  await addDemoAliases(opened.ctx.db);
  const batch = openBatchContext(env, opened.ctx);
  await rebuildSearch(batch.ctx);
  await batch.close();
}

async function countTitles(): Promise<{ rows: number }> {
  const count = async (table: 'movies' | 'series') =>
    (
      await opened.ctx.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  return { rows: (await count('movies')) + (await count('series')) };
}

interface Row extends Record<string, string | number> {
  surface: Surface;
  half: string;
  questions: number;
  'first, %': number;
  'in three, %': number;
}

/** Prints every query whose wanted title is not first. */
async function measure(surface: Surface, half: 'tuned' | 'held-out'): Promise<Row> {
  const verdicts: Verdict[] = [];
  for (const question of await readQualitySet(half)) verdicts.push(await ask(opened.ctx, surface, question));
  const { asked, first, inThree } = countVerdicts(verdicts);
  const percent = (count: number) => rounded((100 * count) / asked, 1);
  for (const { question, place, first: instead, didYouMean } of verdicts.filter((one) => one.place !== 1)) {
    const corrected = didYouMean ? ` → ${didYouMean}` : '';
    process.stdout.write(
      `  ${place ?? '-'}  [${question.way}] ${question.query}${corrected}: ${instead || 'nothing'}\n`,
    );
  }
  return {
    surface,
    half,
    questions: asked,
    'first, %': percent(first),
    'its bar': BARS.first,
    'in three, %': percent(inThree),
    'their bar': BARS.inThree,
    verdict: percent(first) >= BARS.first && percent(inThree) >= BARS.inThree ? 'held' : 'SHORT',
  };
}
