import { REDIRECT_PATH_CHARACTERS } from '../limits.ts';

/** Starts with exactly one slash: `//` or `/\` would name another host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/**
 * The source of a redirect: a path in the normalised form that requests are compared in, without host, query or trailing slash.
 * `undefined` for anything else.
 */
export function parseRedirectFrom(text: string): string | undefined {
  const path = toOwnPath(text)?.split(/[?#]/, 1)[0];
  if (path === undefined) return undefined;
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The target of a redirect: a path of this site, which may have a query. */
export function parseRedirectTo(text: string): string | undefined {
  return toOwnPath(text);
}

/** Normalises a path of this site. Full URLs and other hosts are rejected. */
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

/** Paths of machines and of the admin cannot be redirected. */
export function isOursToLead(path: string): boolean {
  return (
    path !== '/' &&
    !/^\/(?:admin|api|functions|img|cartao|assets|a|embed|oembed|feeds|sitemaps|previa|healthz|readyz|metrics)(?:[/.]|$)/.test(
      path,
    )
  );
}

/** Permanent, temporary, and gone. */
export const REDIRECT_CODES = [301, 302, 410] as const;
export type RedirectCode = (typeof REDIRECT_CODES)[number];
