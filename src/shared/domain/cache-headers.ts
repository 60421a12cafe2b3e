import { STALE_ON_FAILURE_SECONDS } from './limits.ts';

export interface CacheableAnswer {
  ttlSeconds: number;
  tags: readonly string[];
}

/** One CDN reads the first tag header, another the second; an edge keeps, a browser always asks. */
export function cacheHeaders({ ttlSeconds, tags }: CacheableAnswer): Record<string, string> {
  const stale = STALE_ON_FAILURE_SECONDS;
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${ttlSeconds}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
    'Surrogate-Key': tags.join(' '),
    'Cache-Tag': tags.join(','),
  };
}

/** An edge may spare us the same wrong address for a moment. Nothing about a failure is kept longer. */
export function briefCacheHeaders(seconds: number): Record<string, string> {
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
}
