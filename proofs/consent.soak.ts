import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/chromium.ts';
import { listVisits, watchSilence } from '../e2e/consent-watch.ts';
import openDemo from '../e2e/setup-fixture.ts';
import { reportSoak } from './report.ts';

/**
 * The full count of the last journey of e2e/consent.spec.ts: half a minute on every kind of page in each of the three states
 * without consent, then checks every request in the browser's own network log; then visitors who accepted and withdrew consent.
 */
const SECONDS = 30;
const AT_ONCE = 6;
const REVOCATIONS = 20;

const closeFixture = await openDemo();
const site = process.env.LANTERNINHA_URL ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'consent-'));
const netLog = path.join(folder, 'net.json');
try {
  // Chromium asks Google how to fill in a form, and logs the request under the page's origin.
  const noAutofill = '--disable-features=AutofillServerCommunication';
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, noAutofill, `--log-net-log=${netLog}`],
  });
  const visits = await listVisits(site);
  const problems = await watchSilence({ browser, site, visits, seconds: SECONDS, atOnce: AT_ONCE });
  const counted = await countViews();
  if (counted > 0) problems.push(`${counted} views were counted of visitors who had not accepted`);
  for (let round = 0; round < REVOCATIONS; round += 1) problems.push(...(await revoke(browser)));
  await browser.close();
  const hosts = listHostsAsked(netLog);
  problems.push(...hosts.map((host) => `the browser asked for the address of ${host}`));

  reportSoak({ line: `consent: ${visits.length} visits of ${SECONDS} s, ${REVOCATIONS} revocations`, problems });
} finally {
  rmSync(folder, { recursive: true });
  await closeFixture();
}

/** Page views that the server counted, over all sections. */
async function countViews(): Promise<number> {
  const metrics = await (await fetch(`${site}/metrics`)).text();
  const counts = [...metrics.matchAll(/^page_views_total\{[^}]*\} (\d+)/gm)].map(([, count]) => Number(count));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Accepts in one tab, withdraws consent in another, and goes on reading in both. */
async function revoke(browser: Browser): Promise<string[]> {
  const context = await browser.newContext();
  const [reading, policy] = [await context.newPage(), await context.newPage()];
  await reading.goto(`${site}/sobre`);
  await reading.getByRole('button', { name: 'Aceitar' }).click();
  await policy.goto(`${site}/privacidade`);
  await policy.getByText('Aceitos').waitFor();
  await policy.getByRole('button', { name: 'Alterar Preferência' }).click();
  let told = 0;
  context.on('request', (request) => void (request.url() === `${site}/a/e` && (told += 1)));
  for (const tab of [reading, policy]) {
    for (const address of ['/colecoes', '/generos', '/pessoas']) {
      await tab.evaluate((to) => document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)?.click(), address);
      await tab.waitForTimeout(300);
    }
  }
  const cookies = await context.cookies();
  await context.close();
  return told === 0 && cookies.length === 0 ? [] : [`after a revocation ${told} calls and ${cookies.length} cookies`];
}

/** Every foreign host that our pages made the browser look up; the browser's own lookups carry no page origin. */
function listHostsAsked(file: string): string[] {
  const { constants, events } = JSON.parse(readFileSync(file, 'utf8')) as {
    constants: { logEventTypes: Record<string, number> };
    events: { type: number; params?: { host?: string; network_anonymization_key?: string } }[];
  };
  const lookUp = constants.logEventTypes.HOST_RESOLVER_MANAGER_REQUEST;
  const ofPages = events.filter(
    ({ type, params }) => type === lookUp && params?.network_anonymization_key?.includes('127.0.0.1'),
  );
  if (ofPages.length === 0) throw new Error('this browser writes another log of its network than we can read');
  const hosts = new Set(ofPages.map(({ params }) => params?.host ?? ''));
  return [...hosts].filter((host) => !host.includes('127.0.0.1'));
}
