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

/** The page of a title, of a season and of a person, for every payload: rendered on the server, then taken over by React. */
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
  // What is shown is the text itself, letter by letter: a page that lost it would have proved nothing.
  const shown = await page.locator('main').innerText();
  const problems = await watch.takeProblems();
  return holds(shown, payload) ? problems : [...problems, `the text is not on the page: ${shown.slice(0, 200)}`];
}

/** Runs in the page: React has put its marks on what the server sent. */
function isTakenOver(): boolean {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber$'));
}

/** Names and descriptions of pictures are written anew there, by the browser alone. */
async function openGallery(page: Page): Promise<void> {
  const picture = page.locator('main a[href^="/img/"]').first();
  if ((await picture.count()) === 0) return;
  await picture.click();
  await page.locator('dialog[open]').waitFor();
}

/** Spaces and what cannot be seen are not compared. */
function holds(shown: string, payload: string): boolean {
  const bare = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, '');
  return bare(shown).includes(bare(payload));
}
