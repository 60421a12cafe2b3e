import type { Seen } from '#shared/admin/domain/links.ts';

/** Why no answer came. `no-network`: the fault may be ours. */
export type WebFault = 'no-host' | 'no-network' | 'refused' | 'slow' | 'inside';

export interface Answered {
  status: number;
  location: string | undefined;
  retryAfter: string | undefined;
  text: string;
}
export type WebAnswer = Answered | { fault: WebFault };

export function judgeFault(fault: WebFault): Seen {
  if (fault === 'no-host' || fault === 'refused') return { state: 'dead', reason: fault };
  return { state: 'unknown', reason: fault === 'no-network' ? 'odd' : fault };
}

/** What a status means; 3xx with a location is followed before. Amazon answers robots 503, so that one says nothing. */
export function judgeStatus(status: number): Seen {
  if (status >= 200 && status <= 299) return { state: 'alive' };
  if (status === 404) return { state: 'dead', reason: 'not-found' };
  if (status === 410) return { state: 'dead', reason: 'gone' };
  if (status === 401 || status === 407) return { state: 'unknown', reason: 'login' };
  if (status === 403 || status === 451) return { state: 'unknown', reason: 'forbidden' };
  if (status === 429) return { state: 'unknown', reason: 'limited' };
  if (status === 503) return { state: 'unknown', reason: 'unavailable' };
  if (status === 500 || status === 502 || status === 504) return { state: 'dead', reason: 'server-error' };
  return { state: 'unknown', reason: 'odd' };
}

/**
 * YouTube's oEmbed answers 404 or 400 for a video that does not exist, 401 and 403 for one that is private or not embeddable, and has
 * sent "Forbidden" with 200. oEmbed 1.0 does not name 400; we only ask for well-formed keys, and `excuseHost` covers a changed API.
 */
export function judgeOembed({ status, text }: Pick<Answered, 'status' | 'text'>): Seen {
  if (status === 400 || status === 404) return { state: 'dead', reason: 'no-video' };
  const seen = judgeStatus(status);
  if (seen.state !== 'alive') return seen;
  const title = readTitle(text);
  return title === undefined ? { state: 'unknown', reason: 'odd' } : { ...seen, title };
}

/** `undefined`: the text is no answer of oEmbed. */
function readTitle(text: string): string | undefined {
  try {
    const answer = JSON.parse(text) as { title?: unknown } | null;
    if (typeof answer !== 'object' || answer === null) return undefined;
    return typeof answer.title === 'string' ? answer.title.slice(0, 200) : '';
  } catch {
    return undefined;
  }
}

const LOGIN_PATH =
  /(?:^|[/_-])(?:log-?in|sign-?in|signup|entrar|accounts?|auth|oauth2?|sso|checkpoint|consent|captcha|challenge|verify)(?:[/._-]|$)/i;
const LOGIN_HOST = /^(?:accounts?|login|signin|auth|sso|id|consent)\./i;
/** `/`, `/br`, `/pt-br/`. */
const FRONT_PAGE = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i;

/** What a redirect already says; `undefined`: follow it. A temporary one to the front page may be a wall, a permanent one is a removal. */
export function judgeRedirect(from: URL, to: URL, status: number): Seen | undefined {
  if (LOGIN_HOST.test(to.hostname) || LOGIN_PATH.test(to.pathname)) return { state: 'unknown', reason: 'login' };
  if (FRONT_PAGE.test(from.pathname) || !FRONT_PAGE.test(to.pathname) || to.search !== '') return undefined;
  const isPermanent = status === 301 || status === 308;
  return isPermanent ? { state: 'dead', reason: 'front-page' } : { state: 'unknown', reason: 'odd' };
}
