import { HEADER_TAGS_MAX, STALE_ON_FAILURE_SECONDS, UNNAMED_LIFETIME_SECONDS } from './limits.ts';
import { tags as tagNames } from './tags.ts';

export interface CacheableAnswer {
  ttlSeconds: number;
  tags: readonly string[];
  /** Something on it ends with its lifetime: it is rendered again before it is shown, and stale only where that fails. */
  isDated?: boolean;
}

/** One CDN reads the first tag header, another the second; an edge keeps, a browser always asks. */
export function cacheHeaders({ ttlSeconds, tags, isDated = false }: CacheableAnswer): Record<string, string> {
  const stale = STALE_ON_FAILURE_SECONDS;
  // Proxies refuse long headers, and what cannot be named cannot be purged: it lives briefly instead.
  const isNamed = tags.length <= HEADER_TAGS_MAX;
  const lifetime = isNamed ? ttlSeconds : Math.min(ttlSeconds, UNNAMED_LIFETIME_SECONDS);
  const named = [...tags.slice(0, HEADER_TAGS_MAX), tagNames.everything()];
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${lifetime}, stale-while-revalidate=${isDated ? 0 : stale}, stale-if-error=${stale}`,
    'Surrogate-Key': named.join(' '),
    'Cache-Tag': named.join(','),
  };
}

/** An edge may spare us the same wrong address for a moment. Nothing about a failure is kept longer. */
export function briefCacheHeaders(seconds: number): Record<string, string> {
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
}

/** How long an answer may be kept by everybody's cache; 0 where it is for one reader, or for nobody to keep. */
export function sharedLifetimeOf(cacheControl: string | null | undefined): number {
  const said = (cacheControl ?? '').toLowerCase();
  if (!/\bpublic\b/.test(said) || /\b(?:private|no-store|no-cache)\b/.test(said)) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(said)?.[1] ?? 0);
}

/** The same answer a while later: what is left of its time is all the next cache may add. */
export function withLifetimeLeft(cacheControl: string, seconds: number): string {
  return cacheControl.replace(/s-maxage=\d+/, `s-maxage=${Math.max(1, Math.floor(seconds))}`);
}

/** Whether the answer may be shown once more past its lifetime while a new one is made. */
export function maySendStale(cacheControl: string | null | undefined): boolean {
  return !/\bstale-while-revalidate=0\b/.test(cacheControl ?? '');
}
