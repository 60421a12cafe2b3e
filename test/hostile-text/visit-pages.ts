import type { Browser, Page } from '@playwright/test';
import { FIRST_ID } from './hostile-tmdb.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

export interface VisitOutcome {
  renders: number;
  problems: string[];
}

interface Visit {
  browser: Browser;
  site: string;
  payloads: readonly string[];
  onRender?: (renders: number) => void;
}

/** Opens the pages of a title, a season and a person for every payload: rendered on the server, then hydrated. */
export async function visitPages({ browser, site, payloads, onRender }: Visit): Promise<VisitOutcome> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  const watch = await watchPage(page, site);
  const outcome: VisitOutcome = { renders: 0, problems: [] };
  for (const [position, payload] of payloads.entries()) {
    for (const address of addressesOf(FIRST_ID + position)) {
      const problems = await visit(page, watch, site + address, payload);
      outcome.problems.push(...problems.map((problem) => `${JSON.stringify(payload)} at ${address}: ${problem}`));
      outcome.renders += 1;
      onRender?.(outcome.renders);
    }
  }
  await context.close();
  return outcome;
}

function addressesOf(id: number): string[] {
  const title = id % 2 === 0 ? `/filme/${id}` : `/serie/${id}`;
  return [title, `/serie/${id}/1`, `/pessoa/${id}`];
}

async function visit(page: Page, watch: PageWatch, url: string, payload: string): Promise<string[]> {
  const answer = await page.goto(url);
  if (answer?.status() !== 200) return [`answered ${answer?.status() ?? 'nothing'}`];
  await page.waitForFunction(isTakenOver);
  await openGallery(page);
  // The page must show the text itself, letter by letter: a page that lost it would prove nothing.
  const shown = await page.locator('main').innerText();
  const problems = await watch.takeProblems();
  return holds(shown, payload) ? problems : [...problems, `the text is not on the page: ${shown.slice(0, 200)}`];
}

/** Runs in the page: React has hydrated it. */
function isTakenOver(): boolean {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber$'));
}

/** The gallery renders names and descriptions of pictures again, in the browser only. */
async function openGallery(page: Page): Promise<void> {
  const picture = page.locator('main a[href^="/img/"]').first();
  if ((await picture.count()) === 0) return;
  await picture.click();
  await page.locator('dialog[open]').waitFor();
}

/** Ignores spaces and invisible characters. */
function holds(shown: string, payload: string): boolean {
  const bare = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, '');
  return bare(shown).includes(bare(payload));
}
