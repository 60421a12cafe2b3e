import type { Browser } from '@playwright/test';
import { waitUntilIdle } from '../../e2e/open-page.ts';
import { pagePolicy } from '../../src/server/infra/security-headers.ts';
import { escapeHtml } from '../../src/shared/domain/html.ts';
import { watchPage } from './watch-page.ts';

interface Leak {
  browser: Browser;
  site: string;
  address: string;
  payload: string;
}

/** A page of ours with one field inserted unescaped, under the policy that page would have; returns what the watch detects. */
export async function visitLeakingPage({ browser, site, address, payload }: Leak): Promise<string[]> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  const watch = await watchPage(page, site);
  await page.route(site + address, async (route) => {
    const answer = await route.fetch();
    const html = writeAsItCame(await answer.text(), payload);
    const policy = pagePolicy(html, { isHttps: false });
    await route.fulfill({
      response: answer,
      body: html,
      headers: { ...answer.headers(), 'content-security-policy': policy },
    });
  });
  await page.goto(site + address, { waitUntil: 'load' });
  await waitUntilIdle(page);
  const problems = await watch.takeProblems();
  await context.close();
  return problems;
}

/** In the heading, in place of the title's name. */
function writeAsItCame(html: string, payload: string): string {
  const heading = /<h1[^>]*>[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '';
  const escaped = escapeHtml(payload).replaceAll('&#39;', '&#x27;');
  if (!heading.includes(escaped)) throw new Error(`the heading does not hold the text: ${heading}`);
  return html.replace(heading, () => heading.replace(escaped, () => payload));
}
