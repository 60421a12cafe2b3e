import { expect, type Page, type Request, type Response } from '@playwright/test';

/** Opens the page and waits until React has hydrated it and run its effects: only then does it react to a visitor. */
export async function openPage(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await waitUntilHydrated(page);
  return response;
}

/** Also waits until every request of the page has ended, including those of lazy pictures, which `load` does not wait for. */
export async function openWholePage(page: Page, url: string): Promise<Response | null> {
  const open = new Set<Request>();
  const onEnd = (request: Request) => open.delete(request);
  page
    .on('request', (request) => open.add(request))
    .on('requestfinished', onEnd)
    .on('requestfailed', onEnd);
  const response = await openPage(page, url);
  if (new URL(url).pathname === '/') await page.waitForFunction(isHomeLaidOut);
  await waitUntilIdle(page);
  await expect.poll(() => open.size).toBe(0);
  return response;
}

/** Runs in the page. Home lays out one row at a time when the browser is idle (use-rows-in-turn.ts), the last row last. */
function isHomeLaidOut(): boolean {
  const rows = [...document.querySelectorAll('main section')];
  return rows.at(-1)?.hasAttribute('data-laid-out') === true;
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await waitUntilIdle(page);
}

/** Runs in the page. React clears `isDehydrated` of its root in the commit that ends hydration. */
function isHydrated(): boolean {
  interface Fiber {
    stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } };
  }
  const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  return (root as Fiber | undefined)?.stateNode.current.memoizedState?.isDehydrated === false;
}

/**
 * Effects, observers and events that are due run before the browser is idle, and after two frames all is drawn. After a scroll, Chromium
 * sometimes calls nothing that waits for idle until something else happens in the page, hence the limit.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  });
}

/** Requests for these addresses wait until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
