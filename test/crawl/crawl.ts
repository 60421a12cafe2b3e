import { type ReadPage, readPage } from './read-page.ts';

export interface Visit {
  path: string;
  status: number;
  location: string | null;
  /** The first page that links here. */
  from: string;
  page: ReadPage | null;
}

export interface CrawlOptions {
  site: string;
  /** More pages to check that no page links to: parameters of every form. */
  also: readonly string[];
  /** How many title, person, season and episode pages of each kind are opened; for the others only their links are known. */
  perKind: number;
}

export interface Crawl {
  visits: Map<string, Visit>;
  /** Every path on our site that some page links to, and the first page that does. */
  linked: Map<string, string>;
}

/** Concurrent requests; the database has ten connections. */
const AT_ONCE = 6;
/** Paths that are no page, or not indexable. */
const ELSEWHERE =
  /^\/(?:img|assets|admin|api|sitemaps?|feeds?|cartao)(?:[/.?-]|$)|\.(?:xml|txt|ics|rss|webmanifest)(?:\?|$)/;

/** From the home page to everything that is linked, like a visitor without scripts. */
export async function crawl({ site, also, perKind }: CrawlOptions): Promise<Crawl> {
  const visits = new Map<string, Visit>();
  const linked = new Map<string, string>();
  const opened = new Map<string, number>();
  let wave = ['/', ...also].map((path) => ({ path, from: '' }));
  while (wave.length > 0) {
    const found: { path: string; from: string }[] = [];
    await inTurns(wave, async ({ path, from }) => {
      const visit = await openPage(site, path, from);
      visits.set(path, visit);
      for (const link of visit.page?.links ?? []) {
        const to = link.split('#', 1)[0] ?? '';
        if (!to || ELSEWHERE.test(to) || linked.has(to)) continue;
        linked.set(to, path);
        if (!visits.has(to) && hasRoom(to)) found.push({ path: to, from: path });
      }
    });
    wave = found;
  }
  // A person known only from credits is fetched on the first request and may turn out to be hidden. A 410 is a problem only
  // if the linking page still links there.
  for (const { path, status } of visits.values()) {
    const from = linked.get(path);
    if (status !== 410 || from === undefined) continue;
    const again = await openPage(site, from, '');
    if (!again.page?.links.some((link) => link.split('#', 1)[0] === path)) linked.delete(path);
  }
  return { visits, linked };

  function hasRoom(path: string): boolean {
    const kind = kindOf(path);
    if (!kind) return true;
    const count = (opened.get(kind) ?? 0) + 1;
    opened.set(kind, count);
    return count <= perKind;
  }
}

/** The kind of a page that exists per title, person, season or episode; undefined for others, of which there are few. */
function kindOf(path: string): string | undefined {
  const { pathname, search } = new URL(path, 'http://site');
  const [, first = '', , third, fourth] = pathname.split('/');
  if (!['filme', 'serie', 'pessoa'].includes(first)) return undefined;
  const part = fourth ? 'episodio' : third ? (/^\d+$/.test(third) ? 'temporada' : third) : '';
  return [first, part, search ? 'escolha' : ''].filter(Boolean).join(' ');
}

async function openPage(site: string, path: string, from: string): Promise<Visit> {
  const response = await fetch(site + path, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  const body = await response.text();
  return {
    ...{ path, from, status: response.status, location: response.headers.get('location') },
    page: isPage ? readPage(body) : null,
  };
}

async function inTurns<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
