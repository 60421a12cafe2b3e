import type { Context } from '../../src/server/context.ts';
import { checkLinks } from '../../src/server/links/check-links.ts';
import { openWeb } from '../../src/server/links/web.ts';
import { parseTrailerKey } from '../../src/shared/admin/domain/links.ts';
import { insertMovie } from '../builders/stored-title.ts';
import { planHosts, planWeb, type SimulatedLink, startSimulatedWeb } from './simulated-web.ts';

export interface Nights {
  ctx: Context;
  links: number;
  nights: number;
  seed: number;
  perHost: number;
  timeoutMs: number;
}

const FIRST_NIGHT = Date.parse('2026-11-18T06:00:00Z');
const DAY_MS = 86_400_000;
const OFFERS_PER_FILM = 8;

/** Nights of the real check against a simulated web, with an injected clock; what was hidden is compared with the truth after each. */
export async function runNights({ ctx: real, links: count, nights, seed, perHost, timeoutMs }: Nights) {
  const links = [...planWeb({ links: count, nights, seed }), ...planHosts(30)];
  await insertLinks(real, links);
  const simulated = await startSimulatedWeb(links, 3 * timeoutMs);
  const oembedUrl = 'https://www.youtube.com/oembed';
  const web = openWeb({ siteUrl: real.siteUrl, oembedUrl, timeoutMs, connect: simulated.connect });
  const problems: string[] = [];
  const counts = { calls: 0, checked: 0, hidden: 0, mostOfOneHost: 0 };
  try {
    for (let night = 0; night < nights; night += 1) {
      simulated.setNight(night);
      const ctx = { ...real, now: () => new Date(FIRST_NIGHT + night * DAY_MS) };
      // A second run of the same night finds nothing to do.
      counts.checked += await checkLinks(ctx, { perNight: 100_000, perHost, oembedUrl, web, gapMs: 0 });
      const again = await checkLinks(ctx, { perNight: 100_000, perHost, oembedUrl, web, gapMs: 0 });
      if (again > 30) problems.push(`night ${night}: ${again} links were checked twice`);
      for (const [host, calls] of simulated.calls) {
        counts.calls += calls;
        counts.mostOfOneHost = Math.max(counts.mostOfOneHost, calls);
        if (calls > perHost) problems.push(`night ${night}: ${host} got ${calls} calls, ${perHost} are allowed`);
      }
      const hidden = await listHidden(real);
      counts.hidden = hidden.size;
      problems.push(...compare(links, hidden, night));
    }
  } finally {
    await web.close();
    await simulated.close();
  }
  return { problems, counts, dead: links.filter(isDying).length, all: links.length };
}

const isDying = ({ behaviour }: SimulatedLink) => behaviour === 'dead' || behaviour === 'gone-host';

/** A link that dies in one night is hidden after the next one; nothing else ever is. */
function compare(links: readonly SimulatedLink[], hidden: ReadonlySet<string>, night: number): string[] {
  return links.flatMap((link) => {
    const diesOn = link.behaviour === 'gone-host' ? 0 : link.diesOn;
    if (hidden.has(link.url) && !(isDying(link) && night > diesOn))
      return [`night ${night}: ${link.behaviour} ${link.url} is hidden`];
    if (!hidden.has(link.url) && isDying(link) && night > diesOn)
      return [`night ${night}: dead since ${diesOn}, ${link.url} is shown`];
    return [];
  });
}

async function listHidden({ db }: Context): Promise<Set<string>> {
  const rows = await db.selectFrom('links').select('url').where('state', '=', 'broken').execute();
  return new Set(rows.map(({ url }) => url));
}

/** Trailers as videos of films, the others as their links to services. */
async function insertLinks({ db }: Context, links: readonly SimulatedLink[]): Promise<void> {
  const services = Array.from({ length: OFFERS_PER_FILM }, (_, place) => ({
    id: place + 1,
    name: `Serviço ${place + 1}`,
  }));
  await db
    .insertInto('watch_services')
    .values(services.map((service) => ({ ...service, seen_at: new Date(0) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (let film = 0; film * OFFERS_PER_FILM < links.length; film += 1) {
    const id = 5_000_000 + film;
    await insertMovie(db, { id, title: `Filme ${film}` });
    for (const [position, { url }] of links.slice(film * OFFERS_PER_FILM, (film + 1) * OFFERS_PER_FILM).entries()) {
      const key = parseTrailerKey(url);
      if (key) {
        const video = { tmdb_id: key, youtube_key: key, name: 'Trailer', type: 'Trailer', language: 'pt' };
        const rest = { is_official: true, published_at: new Date(0) };
        await db
          .insertInto('movie_videos')
          .values({ movie_id: id, position, ...video, ...rest })
          .execute();
      } else {
        const offer = { movie_id: id, kind: 'flatrate', service_id: position + 1, position, url };
        await db.insertInto('movie_offers').values(offer).execute();
      }
    }
  }
}
