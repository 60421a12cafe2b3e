import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import { type Load, type Pause, takeTurn, WITHOUT_TURN } from '#server/infra/load.ts';
import type { CacheEpoch } from '#server/infra/memory-cache.ts';
import { SingleFlight } from '#server/infra/single-flight.ts';
import { PAGE_RETRY_SECONDS, STALE_LIFETIME_SECONDS } from '#shared/domain/limits.ts';
import { bytesOf, type Page } from './page.ts';

/** A page just rendered, with the tags of everything on it. */
export interface Rendered {
  page: Page;
  tags: ReadonlySet<string>;
}

export interface ServedPage {
  page: Page;
  /** The rest of its lifetime, for the next cache. */
  leftSeconds: number;
}

export interface CachedPages {
  /** `client`: whose turn a render counts as. */
  get(address: string, render: Render, client: () => string): Promise<ServedPage>;
}

/** `pause`: wraps calls that wait for another machine. */
export type Render = (pause?: Pause) => Promise<Rendered>;

/** How a page is rendered, and whose turn it counts as. */
interface Wanted {
  render: Render;
  client: () => string;
}

interface Made extends Rendered {
  begun: CacheEpoch;
}

/** No capacity to render the page, and no cached copy to send instead. */
export class TooBusy extends Error {}

/** Longer addresses are not links of ours and are not cached. */
const ADDRESS_CHARACTERS = 1_000;

/**
 * This process's page cache. An expired page is still sent while one render runs in the background; an invalidated one is
 * rendered first, once for all who wait, and is only sent if that fails.
 */
export function createCachedPages(
  ctx: Pick<Context, 'copies' | 'metrics' | 'now' | 'log'>,
  isOn: boolean,
  load?: Load,
): CachedPages {
  const {
    copies: { pages },
    metrics,
  } = ctx;
  const flights = new SingleFlight<Made>();
  const failed = new LRUCache<string, number>({ max: 1_000 });

  async function make(address: string, { render, client }: Wanted): Promise<Made> {
    const turn = load ? await takeTurn(load, 'web', client()) : WITHOUT_TURN;
    if (!turn) throw new TooBusy();
    const begun = pages.begin();
    metrics.pageRenders.inc();
    const rendered = await render(turn.pause).finally(turn.end);
    if (isOn && isWorthStoring(address, rendered.page)) {
      const { page, tags } = rendered;
      pages.set(address, page, [...tags], page.lifetimeSeconds, begun, bytesOf(page) + address.length);
      metrics.pageBytes.set(pages.bytes);
    }
    if (rendered.page.status >= 500) failed.set(address, ctx.now().getTime());
    else failed.delete(address);
    return { ...rendered, begun };
  }

  /** A request that arrives after a change never gets a render that started before it. */
  async function renderShared(address: string, wanted: Wanted): Promise<Page> {
    const arrived = pages.begin();
    for (;;) {
      const { page, tags, begun } = await flights.run(address, () => make(address, wanted));
      if (begun >= arrived || ![...tags].some((tag) => pages.lastDrop(tag) > begun)) return page;
    }
  }

  const hasJustFailed = (address: string) =>
    ctx.now().getTime() - (failed.get(address) ?? 0) < PAGE_RETRY_SECONDS * 1_000;
  const refresh = (address: string, wanted: Wanted) =>
    renderShared(address, wanted).catch((err: unknown) => {
      if (!(err instanceof TooBusy)) ctx.log.warn({ err }, 'a cached page could not be rendered again');
    });
  const count = (from: 'hit' | 'stale' | 'miss' | 'passed') => metrics.pages.inc({ from });
  const asStale = (page: Page) => {
    count('stale');
    return { page, leftSeconds: Math.min(page.lifetimeSeconds, STALE_LIFETIME_SECONDS) };
  };
  const secondsLeft = (page: Page) => page.lifetimeSeconds - (ctx.now().getTime() - page.renderedAt.getTime()) / 1_000;

  return {
    async get(address, render, client) {
      const wanted = { render, client };
      const kept = pages.get<Page>(address);
      if (kept?.isFresh) {
        count('hit');
        return { page: kept.value, leftSeconds: secondsLeft(kept.value) };
      }
      if (kept && hasJustFailed(address)) return asStale(kept.value);
      if (kept && !kept.isDropped && kept.value.maySendStale) {
        void refresh(address, wanted);
        return asStale(kept.value);
      }
      const page = await renderShared(address, wanted).catch((error: unknown) => {
        if (kept && error instanceof TooBusy) return undefined;
        throw error;
      });
      if (kept && (!page || page.status >= 500)) return asStale(kept.value);
      if (!page) throw new TooBusy();
      count(page.lifetimeSeconds > 0 ? 'miss' : 'passed');
      return { page, leftSeconds: page.lifetimeSeconds };
    },
  };
}

function isWorthStoring(address: string, { status, lifetimeSeconds, headers }: Page): boolean {
  const isPersonal = headers['set-cookie'] !== undefined;
  return status === 200 && lifetimeSeconds > 0 && !isPersonal && address.length <= ADDRESS_CHARACTERS;
}
