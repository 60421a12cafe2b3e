import { data, redirect } from 'react-router';
import { briefCacheHeaders, type CacheableAnswer, cacheHeaders } from '#shared/domain/cache-headers.ts';
import { isFailure } from '#shared/domain/failure.ts';

const NOT_FOUND_SECONDS = 30;
const UNREACHABLE_SECONDS = 10;
/** What an address means is written in the code: it changes with a release. */
const MOVED_SECONDS = 24 * 60 * 60;

/** What a loader returns when everybody may be given the same answer. */
export function cached<T>(value: T, lifetime: CacheableAnswer) {
  return data(value, { headers: cacheHeaders(lifetime) });
}

/** `throw notFound()` for the 404 page, kept briefly so that a wrong address costs one render; `return` it for a page of its own. */
export function notFound(ttlSeconds = NOT_FOUND_SECONDS) {
  return data(null, { status: 404, headers: briefCacheHeaders(ttlSeconds) });
}

/** As `notFound`, for what was here; a search engine forgets it sooner and does not come back. */
export function gone() {
  return data(null, { status: 410, headers: briefCacheHeaders(NOT_FOUND_SECONDS) });
}

/** As `notFound`, for a page that has something to show with its 404. */
export function shownAsNotFound<T>(value: T) {
  return data(value, { status: 404, headers: briefCacheHeaders(NOT_FOUND_SECONDS) });
}

/** `throw ledTo(path)`: as an editor said, who may say something else tomorrow. */
export function ledTo(path: string) {
  return redirect(path, { status: 301, headers: briefCacheHeaders(NOT_FOUND_SECONDS) });
}

/** `throw movedTo(path)`: for good, to a path of ours. With a lifetime where it is the catalogue that says so. */
export function movedTo(path: string, lifetime?: CacheableAnswer) {
  const headers = lifetime ? cacheHeaders(lifetime) : briefCacheHeaders(MOVED_SECONDS);
  return redirect(path, { status: 301, headers });
}

/**
 * `return movingTo(path)`: as `movedTo`, for a route that shows where it leads while it does (`Redirecting`). A document
 * with a `Location` is sent as a 301 by entry.server; the data of one, within the site, is read like any other.
 */
export function movingTo(path: string) {
  return data({ movedTo: path }, { headers: { ...briefCacheHeaders(MOVED_SECONDS), Location: path } });
}

/** `.catch(answerFailure)`: what a page answers when a function of the catalogue could not. */
export function answerFailure(error: unknown): never {
  if (!isFailure(error)) throw error;
  if (error.isGone) throw gone();
  if (error.code === 'not-found' || error.code === 'invalid-argument') throw notFound();
  if (error.code === 'unavailable') throw unavailable();
  throw error;
}

/** As `answerFailure`, for a title: one we could not ask TMDB about may be there in a moment, and its 404 is forgotten sooner. */
export function answerTitleFailure(error: unknown): never {
  // Says nothing about the title, so nothing may store it.
  if (isFailure(error) && error.code === 'resource-exhausted') throw tooMany(error.message);
  if (isFailure(error) && error.isUnheld) throw notFound(UNREACHABLE_SECONDS);
  return answerFailure(error);
}

/** `throw unavailable()`: the failure page with the status that says "later", which nobody keeps. A route that has a failure page of its own may give the reason. */
export function unavailable(reason: string | null = null) {
  return data(reason, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
}

/** `throw tooMany(reason)`: this address asked for too much in a short time. */
function tooMany(reason: string) {
  return data(reason, { status: 429, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
}

/**
 * `export const headers = passHeaders` in every route and in the root: an answer has only the headers its own loader
 * set, so a failure is never kept by accident. React Router asks the same function for `.data` requests.
 */
export function passHeaders(from: { loaderHeaders: Headers; errorHeaders: Headers | undefined }): Headers {
  return from.errorHeaders ?? from.loaderHeaders;
}
