import { parseArgs } from 'node:util';
import { openBatchContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { rebuildSearch } from '../src/server/search/rebuild-search.ts';
import { addDemoAliases } from '../test/search-quality/add-aliases.ts';
import { ask, countVerdicts, type Surface, type Verdict } from '../test/search-quality/ask.ts';
import { readQualitySet } from '../test/search-quality/read-set.ts';
import { startStack } from '../tools/stack.ts';

/**
 * Questions as Brazilians type them, asked of the demo's titles among some 50,000 generated ones: how often what they mean
 * stands first in its group, and among the first three. The half that search was tuned by; the other with `--held-out`.
 */
const { values } = parseArgs({
  options: {
    'held-out': { type: 'boolean', default: false },
    share: { type: 'string', default: '0.039' },
    /** A catalogue that is already seeded and built. */
    url: { type: 'string' },
  },
  allowPositionals: true,
});
/** What is claimed, in percent. */
const BARS = { first: 85, inThree: 95 };

const stack = values.url ? undefined : await startStack();
const env = readEnv(stack ? { ...stack.env } : { DATABASE_URL: values.url, TMDB_TOKEN: 'none', LOG_LEVEL: 'warn' });
const opened = await openContext(env, createLog('warn'));
try {
  if (stack) await prepare();
  const { rows } = await countTitles();
  process.stdout.write(`${rows} films and series\n`);
  const halves = values['held-out'] ? (['tuned', 'held-out'] as const) : (['tuned'] as const);
  for (const surface of ['autocomplete', 'search'] as const) {
    const rates: number[] = [];
    for (const half of halves) rates.push(await measure(surface, half));
    const [tuned = 0, heldOut = tuned] = rates;
    if (Math.abs(tuned - heldOut) > 5)
      process.stdout.write(`${surface}: OVERFITTED, the halves differ by more than 5 points\n`);
  }
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

/** Gives the share found among the first three, in percent. */
async function measure(surface: Surface, half: 'tuned' | 'held-out'): Promise<number> {
  const verdicts: Verdict[] = [];
  for (const question of await readQualitySet(half)) verdicts.push(await ask(opened.ctx, surface, question));
  const { asked, first, inThree } = countVerdicts(verdicts);
  const percent = (count: number) => (100 * count) / asked;
  const verdict = percent(first) >= BARS.first && percent(inThree) >= BARS.inThree ? 'held' : 'SHORT';
  process.stdout.write(
    `\n${surface}, ${half}: ${asked} questions, first ${percent(first).toFixed(1)} % (bar ${BARS.first}), ` +
      `in three ${percent(inThree).toFixed(1)} % (bar ${BARS.inThree}): ${verdict}\n`,
  );
  for (const { question, place, first: instead, didYouMean } of verdicts.filter((one) => one.place !== 1)) {
    const corrected = didYouMean ? ` → ${didYouMean}` : '';
    process.stdout.write(
      `  ${place ?? '-'}  [${question.way}] ${question.query}${corrected}: ${instead || 'nothing'}\n`,
    );
  }
  return percent(inThree);
}
