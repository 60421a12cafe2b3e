import { type ReadPage, readPage } from './read-page.ts';

export interface Visit {
  path: string;
  status: number;
  location: string | null;
  /** The first page that leads here. */
  from: string;
  page: ReadPage | null;
}

export interface CrawlOptions {
  site: string;
  /** Pages nobody links to, to be looked at as well: parameters of every form. */
  also: readonly string[];
  /** Of pages of one thing, how many of each kind are opened; the others are only known by their links. */
  perKind: number;
}

export interface Crawl {
  visits: Map<string, Visit>;
  /** Every path of ours some page leads to, and the first that does. */
  linked: Map<string, string>;
}

/** Pages at once; the database has ten connections. */
const AT_ONCE = 6;
/** No page of ours, or one that is nobody's to find. */
const ELSEWHERE =
  /^\/(?:img|assets|admin|api|sitemaps?|feeds?|cartao)(?:[/.?-]|$)|\.(?:xml|txt|ics|rss|webmanifest)(?:\?|$)/;

/** From the front page to everything that is linked, as somebody without scripts goes. */
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
  // Whom only credits had named is fetched when first asked for, and may turn out to be nobody's to see. What counts is
  // whether the page still leads there.
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

/** Of pages there is one of per title, person, season or episode; of the others there are few. */
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
