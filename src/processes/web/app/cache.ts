import { data } from 'react-router';
import { briefCacheHeaders, type CacheableAnswer, cacheHeaders } from '#shared/domain/cache-headers.ts';

const NOT_FOUND_SECONDS = 30;

/** What a loader returns when everybody may be given the same answer. */
export function cached<T>(value: T, lifetime: CacheableAnswer) {
  return data(value, { headers: cacheHeaders(lifetime) });
}

/** `throw notFound()` for the 404 page, kept briefly so that a wrong address costs one render; `return` it for a page of its own. */
export function notFound(ttlSeconds = NOT_FOUND_SECONDS) {
  return data(null, { status: 404, headers: briefCacheHeaders(ttlSeconds) });
}

/** `throw unavailable()`: the failure page with the status that says "later", which nobody keeps. */
export function unavailable() {
  return data(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
}

/**
 * `export const headers = passHeaders` in every route and in the root: an answer has only the headers its own loader
 * set, so a failure is never kept by accident. React Router asks the same function for `.data` requests.
 */
export function passHeaders(from: { loaderHeaders: Headers; errorHeaders: Headers | undefined }): Headers {
  return from.errorHeaders ?? from.loaderHeaders;
}
