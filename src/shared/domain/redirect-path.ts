import { REDIRECT_PATH_CHARACTERS } from './limits.ts';

/** Begins with one slash that no slash or backslash follows: with two it would name another host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/**
 * The address a redirect is written for: a path of ours in the form requests are compared in, without query, slash at its end or a
 * host. `undefined` for what is none.
 */
export function parseRedirectFrom(text: string): string | undefined {
  const path = toOwnPath(text)?.split(/[?#]/, 1)[0];
  if (path === undefined) return undefined;
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Where it leads: a path of ours, which may have a query. */
export function parseRedirectTo(text: string): string | undefined {
  return toOwnPath(text);
}

/** What somebody pasted may be the whole address; only the path of it is kept. Never another site. */
function toOwnPath(text: string): string | undefined {
  const path = text.trim();
  if (!OWN_PATH.test(path)) return undefined;
  try {
    const { pathname, search } = new URL(path, 'http://here');
    const written = encodeURI(decodeURI(pathname)) + search;
    // Checked again: `/x/..//evil.example` is normalised to `//evil.example`, another site.
    if (!OWN_PATH.test(written)) return undefined;
    return written.length <= REDIRECT_PATH_CHARACTERS ? written : undefined;
  } catch {
    return undefined;
  }
}

/** What belongs to machines or to the newsroom is not led anywhere. */
export function isOursToLead(path: string): boolean {
  return (
    path !== '/' &&
    !/^\/(?:admin|api|functions|img|cartao|assets|a|feeds|sitemaps|previa|healthz|readyz|metrics)(?:[/.]|$)/.test(path)
  );
}
