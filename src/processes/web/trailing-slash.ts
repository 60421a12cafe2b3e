/** `/filme/` and similar lack their last part; they have a page that says so. */
const UNFINISHED = new Set(['/', '/filme/', '/serie/', '/pessoa/']);

/**
 * One address per page: `/filme/x/` is `/filme/x`. `undefined` if there is nothing to remove. Loops instead of a regex: `/\/+$/`
 * takes quadratic time on a path of thousands of slashes.
 */
export function withoutTrailingSlash(url: string): string | undefined {
  const [path = '', query] = url.split('?', 2);
  if (!path.endsWith('/') || UNFINISHED.has(path)) return undefined;
  let start = 0;
  let end = path.length;
  // Browsers read a backslash as a slash: `//evil.example` and `/\evil.example` are both another site.
  while (start < end && isSlash(path[start])) start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  const shorter = `/${path.slice(start, end)}`;
  return query === undefined ? shorter : `${shorter}?${query}`;
}

function isSlash(character: string | undefined): boolean {
  return character === '/' || character === '\\';
}
