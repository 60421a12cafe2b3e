import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/chromium.ts';
import { openWholePage } from '../e2e/open-page.ts';
import { weighPictures } from '../e2e/weigh.ts';
import { openDemo } from '../tools/demo/open-demo.ts';
import { median } from '../tools/figures.ts';
import { reportBench } from '../tools/report-bench.ts';
import { startServer } from './start-server.ts';
import { listChosenPictures, readTransfers } from './views/in-page.ts';

/**
 * What one view of a page costs on a phone and on a wide screen: bytes by kind, the share of its scripts that did not run, the
 * pictures that the browser chose beside what their boxes needed, and the same view once more with a filled HTTP cache.
 * `npm run bench -- views http://127.0.0.1:3000` measures a server that runs already, `-- views .cache/before` another build.
 */
const SCREENS: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 } },
};
const PAGES = {
  home: '/',
  'a list': '/filmes',
  'a film': '/filme/598',
  'a series': '/serie/900000601',
  'a person': '/pessoa/8602',
} as const;
/** A file this much wider than its box needs counts as too large: the next smaller width would not do. */
const TOO_WIDE = 1.5;
/** React, React Router and what is in their file. */
const VENDOR = /\/entry\.client-/;

const [given = 'build'] = process.argv.slice(3);
const rows: Record<string, string | number>[] = [];
const chosen: Record<string, string | number>[] = [];
let browser: Browser | undefined;
const server = given.startsWith('http') ? { url: given, stop: async () => {} } : await serveDemo(path.resolve(given));
try {
  browser = await chromium.launch(launchOptions);
  for (const [screen, options] of Object.entries(SCREENS)) {
    for (const [what, address] of Object.entries(PAGES)) await measure(browser, { screen, options, what, address });
  }
} finally {
  await browser?.close();
  await server.stop();
}
reportBench({ bench: 'views', build: given, rows, chosen });

interface View {
  screen: string;
  options: BrowserContextOptions;
  what: string;
  address: string;
}

async function measure(chrome: Browser, { screen, options, what, address }: View): Promise<void> {
  // The first visitor may get pictures that are not encoded yet: this one waits until they are.
  const first = await chrome.newContext(options);
  const warmUp = await first.newPage();
  await openWholePage(warmUp, server.url + address);
  await weighPictures(warmUp, first.request);
  await first.close();
  const visitor = await chrome.newContext(options);
  const page = await visitor.newPage();
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await openWholePage(page, server.url + address);
  const scripts = (await page.coverage.stopJSCoverage()).filter(({ url }) => url.endsWith('.js'));
  const fresh = await page.evaluate(readTransfers);
  const pictures = await page.evaluate(listChosenPictures);
  const again = await reopen(page, address);
  await visitor.close();
  const tooWide = pictures.filter(({ width, needed }) => width > needed * TOO_WIDE);
  rows.push({
    page: what,
    screen,
    'HTML, KB': kb(fresh.html),
    'scripts, KB': kb(fresh.js),
    'unused, %': unused(scripts),
    'unused of ours, %': unused(scripts.filter(({ url }) => !VENDOR.test(url))),
    'styles, KB': kb(fresh.css),
    'pictures, KB': kb(fresh.pictures),
    requests: fresh.requests,
    'width ÷ needed': median(pictures.map(({ width, needed }) => width / needed)).toFixed(2),
    'too wide': `${tooWide.length} of ${pictures.length}`,
    'again, KB': kb(again.html + again.js + again.css + again.font + again.pictures),
    'again, requests': again.requests,
  });
  for (const { address: file, width, needed } of tooWide) {
    chosen.push({ page: what, screen, file: new URL(file).pathname, width, needed: Math.round(needed) });
  }
}

/** A later visit in another tab; the pages' own cache is empty then, the browser's is not. */
async function reopen(page: Page, address: string) {
  const tab = await page.context().newPage();
  await openWholePage(tab, server.url + address);
  return tab.evaluate(readTransfers);
}

type Coverage = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>;

/** Share of the text that no call reached. Ranges are nested: the innermost one decides. */
function unused(scripts: Coverage): string {
  let [all, dead] = [0, 0];
  for (const { source = '', functions } of scripts) {
    const ran = new Uint8Array(source.length).fill(1);
    const ranges = functions.flatMap(({ ranges: own }) => own);
    for (const { startOffset, endOffset, count } of ranges.toSorted(
      (one, other) => other.endOffset - other.startOffset - (one.endOffset - one.startOffset),
    )) {
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    }
    all += source.length;
    dead += source.length - ran.reduce((sum, one) => sum + one, 0);
  }
  return ((dead / all) * 100).toFixed(1);
}

function kb(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

async function serveDemo(build: string) {
  const demo = await openDemo({ titles: 0, say: (line) => process.stderr.write(`${line}\n`) });
  const env = { ...process.env, ...demo.stack.env, LOG_LEVEL: 'silent' };
  const started = await startServer(path.join(import.meta.dirname, 'lighthouse/serve.ts'), [build], env);
  const stop = async () => {
    started.child.disconnect();
    await demo.stop();
  };
  return { url: started.url, stop };
}
