import {
  UNSAFE_decodeViaTurboStream as decodePage,
  UNSAFE_SingleFetchRedirectSymbol as REDIRECT,
  redirect,
} from 'react-router';
import { Failure, failureCodeOf } from '#shared/domain/failure.ts';
import { CALL_TIMEOUT_MS } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';
import { limitTime } from '../public/api/limit-time.ts';
import { BrowserFailure, noConnection } from './browser-failure.ts';

type RouteAnswer = { data: unknown } | { error: unknown };
type PageAnswer = Record<string, RouteAnswer> & { [REDIRECT]?: { redirect: string; status: number } };

/**
 * Fetches a page's data from the same URL as React Router. React Router's `serverLoader` is bound to one navigation and ends
 * with it; a prefetch or a background refetch has no navigation.
 */
export function fetchPage(href: string, signal: AbortSignal): Promise<unknown> {
  return limitTime(CALL_TIMEOUT_MS, signal, async (limited) => {
    const response = await fetch(dataAddress(href), { signal: limited }).catch((cause: unknown) => {
      throw noConnection(cause);
    });
    if (!response.ok && !response.headers.has('x-remix-response')) {
      throw new Failure(failureCodeOf(response.status), errors.httpStatus(response.status, response.statusText));
    }
    return viewIn(await decode(response));
  });
}

/** `/filmes?page=2` is fetched from `/filmes.data?page=2`, and `/` from `/_.data`. */
export function dataAddress(href: string): string {
  const { pathname, search } = new URL(href, 'https://any.invalid');
  return `${pathname.endsWith('/') ? `${pathname}_` : pathname}.data${search}`;
}

/** An answer that cannot be decoded comes from a proxy in between, for example a hotel's sign-in page. */
async function decode({ body }: Response): Promise<PageAnswer> {
  try {
    if (!body) throw new Error('The answer is empty.');
    const { value } = await decodePage(body, globalThis);
    return value as PageAnswer;
  } catch (cause) {
    // The connection broke in the middle of the answer.
    if (cause instanceof TypeError) throw noConnection(cause);
    throw new BrowserFailure(errors.responseNotJson, { cause });
  }
}

/** Returns or throws what the page's loader did. The answer also has the root loader's data, known since the first document. */
function viewIn(answer: PageAnswer): unknown {
  const moved = answer[REDIRECT];
  if (moved) throw redirect(moved.redirect, moved.status);
  const routes = Object.entries(answer).filter(([id]) => id !== 'root');
  const [, own] = routes.at(-1) ?? [];
  if (!own) throw new BrowserFailure(errors.responseNotJson);
  if ('error' in own) throw own.error;
  return own.data;
}
