import { Failure, failureCodeOf } from '#shared/domain/failure.ts';
import { CALL_TIMEOUT_MS } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';
import { limitTime } from '../public/api/limit-time.ts';
import { BrowserFailure, noConnection } from './browser-failure.ts';

/** React Router marks every answer of its server; another answer comes from a proxy in between. */
const MARK = 'x-remix-response';

/** An answer for React Router that is not cached: a redirect, a missing page, a failure of the server. */
export class UncachedAnswer extends Error {
  /** To be cloned: several readers may wait for one request. */
  readonly response: Response;

  constructor(response: Response) {
    super();
    this.response = response;
  }
}

/** Fetches a page's data from the same address as React Router, which decodes it; throws what must not be cached. */
export function fetchPage(key: string, signal: AbortSignal): Promise<string> {
  return limitTime(CALL_TIMEOUT_MS, signal, async (limited) => {
    const response = await fetch(toDataAddress(key), { signal: limited }).catch(failWithoutConnection);
    if (!response.headers.has(MARK)) {
      if (response.ok) throw new BrowserFailure(errors.responseNotJson);
      throw new Failure(failureCodeOf(response.status), errors.httpStatus(response.status, response.statusText));
    }
    const body = await response.text().catch(failWithoutConnection);
    if (response.status === 200) return body;
    throw new UncachedAnswer(new Response(body || null, response));
  });
}

/** A cached page as React Router's server sent it. */
export function toResponse(body: string): Response {
  return new Response(body, { headers: { [MARK]: 'yes' } });
}

function failWithoutConnection(cause: unknown): never {
  throw noConnection(cause);
}

/** `/filmes?page=2` is fetched from `/filmes.data?page=2`, and `/` from `/_.data`. */
export function toDataAddress(key: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(key) ?? [];
  return `${path.endsWith('/') ? `${path}_` : path}.data${query}`;
}

/**
 * Path and query of a page, from its own address or from React Router's data address, which names the wanted routes and may
 * encode the query differently: a page has one key.
 */
export function toPageKey(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://any.invalid');
  searchParams.delete('_routes');
  const path = pathname.replace(/\.data$/, '').replace(/\/_$/, '/');
  const query = String(searchParams);
  return query === '' ? path : `${path}?${query}`;
}
