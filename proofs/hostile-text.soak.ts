import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/chromium.ts';
import { createProgress } from '../src/processes/cli/progress.ts';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { startHostileTmdb } from '../test/hostile-text/hostile-tmdb.ts';
import { visitLeakingPage } from '../test/hostile-text/leaking-page.ts';
import { listPayloads } from '../test/hostile-text/payloads.ts';
import { plantPayloads } from '../test/hostile-text/plant.ts';
import { visitPages } from '../test/hostile-text/visit-pages.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of test/hostile-text.db.test.ts: 168 payloads on three pages each. */
const PAYLOADS = 168;

const payloads = listPayloads(PAYLOADS);
const tmdb = await startHostileTmdb(payloads);
const stack = await startStack('embedded', {
  TMDB_API_URL: tmdb.url,
  TMDB_RATE_PER_SECOND: '1000',
  LOG_LEVEL: 'silent',
});
const browser = await chromium.launch(launchOptions);
try {
  const env = readEnv(stack.env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  await plantPayloads(ctx, payloads);
  await close();
  const { url: site } = await stack.startServer({ services: 'web,images' });

  const progress = createProgress('renders', process.stdout);
  const { renders, problems } = await visitPages({
    browser,
    site,
    payloads,
    onRender: (count) => progress.update(count, PAYLOADS * 3),
  });
  progress.end();
  // One page that leaks on purpose, to prove that the watch detects a leak.
  const [payload = ''] = payloads;
  const { headers } = await fetch(`${site}/filme/5000`, { redirect: 'manual' });
  const caught = await visitLeakingPage({ browser, site, address: headers.get('location') ?? '/filme/5000', payload });

  if (caught.length === 0) problems.push('a page that leaks was not caught');
  reportSoak({ line: `hostile-text: ${renders} renders of ${PAYLOADS} payloads`, problems });
} finally {
  await browser.close();
  await stack.stop();
  await tmdb.close();
}
