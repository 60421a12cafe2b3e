import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { checkMetadata, checkTogether } from '../test/crawl/check-metadata.ts';
import { checkStructuredData } from '../test/crawl/check-structured-data.ts';
import { crawl } from '../test/crawl/crawl.ts';
import { fillSmallWorld, SMALL_WORLD } from '../test/small-world.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of test/crawl.db.test.ts: every linked page of the small world. */
const { movies, series, people } = SMALL_WORLD;
const stack = await startStack(
  'embedded',
  { DATABASE_STATEMENT_TIMEOUT_MS: '60000', TMDB_RATE_PER_SECOND: '1000', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' },
  { SIM_MOVIES: `${movies}`, SIM_TV: `${series}`, SIM_PEOPLE: `${people}`, SIM_RATE_PER_SECOND: '1000' },
);
try {
  const env = readEnv(stack.env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  await fillSmallWorld(ctx);
  await close();
  const { url: site } = await stack.startServer({ services: 'web,images' });
  const started = performance.now();
  const found = await crawl({ site, also: [], perKind: Number.POSITIVE_INFINITY });
  const seconds = Math.round((performance.now() - started) / 1_000);
  const pages = [...found.visits.values()].filter(({ status }) => status === 200);
  const problems = [
    ...pages.flatMap((visit) => [...checkMetadata(visit, site), ...checkStructuredData(visit, site)]),
    ...checkTogether(found, site),
  ];
  reportSoak({ line: `crawl: ${found.visits.size} addresses, ${pages.length} pages in ${seconds} s`, problems });
} finally {
  await stack.stop();
}
