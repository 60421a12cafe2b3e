/** `/filme/` and its like are addresses that lack their last part; they have a page that says so. */
const UNFINISHED = new Set(['/', '/filme/', '/serie/', '/pessoa/']);

/** One address per page: `/filme/x/` is `/filme/x`. `undefined` where there is nothing to take off. */
export function withoutTrailingSlash(url: string): string | undefined {
  const [path = '', query] = url.split('?', 2);
  if (!path.endsWith('/') || UNFINISHED.has(path)) return undefined;
  // Every leading slash but one goes as well: `//evil.example/` would lead to another site.
  const shorter = `/${path.replace(/^\/+|\/+$/g, '')}`;
  return query === undefined ? shorter : `${shorter}?${query}`;
}
