import { data, redirect } from 'react-router';
import { Failure } from '#shared/domain/failure.ts';
import { briefCacheHeaders, type CacheableAnswer, cacheHeaders } from '#shared/domain/site/cache-headers.ts';

const NOT_FOUND_SECONDS = 30;
const UNREACHABLE_SECONDS = 10;
/** These redirects are defined in the code, so they change only with a release. */
const MOVED_SECONDS = 24 * 60 * 60;

/** For a loader whose answer is the same for every visitor. */
export function cached<T>(value: T, lifetime: CacheableAnswer) {
  return data(value, { headers: cacheHeaders(lifetime) });
}

/**
 * `throw notFound()` for the 404 page, cached briefly so that a wrong address costs one render; `return` it where the route draws
 * its own 404 page.
 */
export function notFound(ttlSeconds = NOT_FOUND_SECONDS) {
  return data(null, { status: 404, headers: briefCacheHeaders(ttlSeconds) });
}

/** As `notFound`, for a page that existed: search engines drop a 410 sooner and do not come back. */
export function gone() {
  return data(null, { status: 410, headers: briefCacheHeaders(NOT_FOUND_SECONDS) });
}

/** As `notFound`, for a page that shows content with its 404. */
export function shownAsNotFound<T>(value: T) {
  return data(value, { status: 404, headers: briefCacheHeaders(NOT_FOUND_SECONDS) });
}

/** `throw editorRedirect(path)`: an editor's redirect. Cached briefly, because the editor may change it. */
export function editorRedirect(path: string) {
  return redirect(path, { status: 301, headers: briefCacheHeaders(NOT_FOUND_SECONDS) });
}

/**
 * `throw permanentRedirect(path)`: a permanent redirect to a path of this site. Pass the lifetime where the target comes from the catalogue.
 */
export function permanentRedirect(path: string, lifetime?: CacheableAnswer) {
  const headers = lifetime ? cacheHeaders(lifetime) : briefCacheHeaders(MOVED_SECONDS);
  return redirect(path, { status: 301, headers });
}

/** `throw temporaryRedirect(path, lifetime)`: as `permanentRedirect`, to an address that another one replaces when the catalogue grows. */
export function temporaryRedirect(path: string, lifetime: CacheableAnswer) {
  return redirect(path, { status: 302, headers: cacheHeaders(lifetime) });
}

/**
 * `return redirectPage(path)`: as `permanentRedirect`, for a route that draws a page while it redirects (`Redirecting`). entry.server sends a
 * document with a `Location` as a 301; a `.data` request within the site gets the path as data.
 */
export function redirectPage(path: string) {
  return data({ permanentRedirect: path }, { headers: { ...briefCacheHeaders(MOVED_SECONDS), Location: path } });
}

/** `.catch(answerFailure)`: turns a catalogue function's failure into the page's status. */
export function answerFailure(error: unknown): never {
  if (!(error instanceof Failure)) throw error;
  if (error.isGone) throw gone();
  if (error.code === 'not-found' || error.code === 'invalid-argument') throw notFound();
  if (error.code === 'unavailable') throw unavailable();
  throw error;
}

/**
 * As `answerFailure`, for a title: one that is unknown because TMDB did not answer may exist soon, so its 404 is cached more
 * briefly.
 */
export function answerTitleFailure(error: unknown): never {
  // A rate limit says nothing about the title, so it must not be cached.
  if (error instanceof Failure && error.code === 'resource-exhausted') throw tooMany(error.message);
  if (error instanceof Failure && error.isNotStored) throw notFound(UNREACHABLE_SECONDS);
  return answerFailure(error);
}

/** `throw unavailable()`: the failure page with a 503, never cached. A route with its own failure page may pass the reason. */
export function unavailable(reason: string | null = null) {
  return data(reason, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
}

/** `throw tooMany(reason)`: the client's address exceeded its rate limit. */
function tooMany(reason: string) {
  return data(reason, { status: 429, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
}

/**
 * `export const headers = passHeaders` in every route and in the root: a response has only the headers its own loader set, so a
 * failure is never cached by accident. React Router uses the same function for `.data` requests.
 */
export function passHeaders(from: { loaderHeaders: Headers; errorHeaders: Headers | undefined }): Headers {
  return from.errorHeaders ?? from.loaderHeaders;
}
