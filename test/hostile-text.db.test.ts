import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../e2e/chromium.ts';
import { startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { FIRST_ID, startHostileTmdb } from './hostile-text/hostile-tmdb.ts';
import { visitLeakingPage } from './hostile-text/leaking-page.ts';
import { samplePayloads } from './hostile-text/payloads.ts';
import { plantPayloads } from './hostile-text/plant.ts';
import { visitPages } from './hostile-text/visit-pages.ts';

/** `npm run soak -- hostile-text` renders more. */
const SAMPLE = 3;
/** One of each kind, and how it is detected: a script that runs, and two that the policy refuses. */
const LEAKS = [
  { payload: '<script>leak()</script>', seen: 'leak() was called' },
  { payload: '<img src=x onerror=leak()>', seen: 'a CSP report: script-src' },
  { payload: '<base href="https://evil.example/">', seen: 'a CSP report: base-uri' },
];

const payloads = [...LEAKS.map(({ payload }) => payload), ...samplePayloads(SAMPLE)];
const tmdb = await startHostileTmdb(payloads);
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
let server: Awaited<ReturnType<typeof startServerProcess>>;
let browser: Browser;
beforeAll(async () => {
  await plantPayloads(fixture.ctx, payloads);
  [server, browser] = await Promise.all([
    startServerProcess(new Set(), fixture.variables, { services: 'web,images' }),
    chromium.launch(launchOptions),
  ]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await tmdb.close();
});

test('pages show any text of TMDB or of an editor, and run none of it', async () => {
  const { renders, problems } = await visitPages({ browser, site: server.url, payloads });
  expect(problems).toEqual([]);
  expect(renders).toBe(payloads.length * 3);
}, 120_000);

test.each(LEAKS.map((leak, position) => ({ ...leak, id: FIRST_ID + position })))(
  'a page that wrote $payload as it came would be caught',
  async ({ payload, seen, id }) => {
    const kind = id % 2 === 0 ? 'filme' : 'serie';
    const { headers } = await fetch(`${server.url}/${kind}/${id}`, { redirect: 'manual' });
    const address = headers.get('location') ?? `/${kind}/${id}`;
    const problems = await visitLeakingPage({ browser, site: server.url, address, payload });
    expect(problems.join('\n')).toContain(seen);
  },
  30_000,
);
