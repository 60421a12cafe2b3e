import { HEADER_TAGS_MAX, STALE_ON_FAILURE_SECONDS, UNNAMED_LIFETIME_SECONDS } from '../limits.ts';
import { tags as tagNames } from '../tags.ts';

export interface CacheableAnswer {
  ttlSeconds: number;
  tags: readonly string[];
  /** Part of the content expires with the lifetime: caches must not serve it stale, except when rendering fails. */
  isDated?: boolean;
}

/** Some CDNs read `Surrogate-Key`, others `Cache-Tag`. The edge caches; a browser always revalidates. */
export function cacheHeaders({ ttlSeconds, tags, isDated = false }: CacheableAnswer): Record<string, string> {
  const stale = STALE_ON_FAILURE_SECONDS;
  // Proxies refuse long headers, and a page without all its tags cannot be purged: it gets a short lifetime instead.
  const isNamed = tags.length <= HEADER_TAGS_MAX;
  const lifetime = isNamed ? ttlSeconds : Math.min(ttlSeconds, UNNAMED_LIFETIME_SECONDS);
  const named = [...tags.slice(0, HEADER_TAGS_MAX), tagNames.everything()];
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${lifetime}, stale-while-revalidate=${isDated ? 0 : stale}, stale-if-error=${stale}`,
    'Surrogate-Key': named.join(' '),
    'Cache-Tag': named.join(','),
  };
}

/** Lets an edge absorb repeated requests for a wrong address. Failures are never cached longer. */
export function briefCacheHeaders(seconds: number): Record<string, string> {
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
}

/** How long a shared cache may store the response; 0 if it is private or must not be stored. */
export function sharedLifetimeOf(cacheControl: string | null | undefined): number {
  const said = (cacheControl ?? '').toLowerCase();
  if (!/\bpublic\b/.test(said) || /\b(?:private|no-store|no-cache)\b/.test(said)) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(said)?.[1] ?? 0);
}

/** Reduces the lifetime to what is left, so that the next cache does not extend it. */
export function withLifetimeLeft(cacheControl: string, seconds: number): string {
  return cacheControl.replace(/s-maxage=\d+/, `s-maxage=${Math.max(1, Math.floor(seconds))}`);
}

/** Whether the response may be served stale while a new one is rendered. */
export function maySendStale(cacheControl: string | null | undefined): boolean {
  return !/\bstale-while-revalidate=0\b/.test(cacheControl ?? '');
}
