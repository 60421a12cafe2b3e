/** No page of ours has a longer path. */
const MOST_CHARACTERS = 300;

/**
 * The part of a URL that may be logged: no query, which may contain a search, and no preview token, however the path is
 * written (`/%70revia/…`, `/./previa/…`, `/PREVIA/…`).
 */
export function toLoggedPath(address: string): string {
  const [path = ''] = address.split('?', 1);
  const cut = path.slice(0, MOST_CHARACTERS);
  const [, kind] = /\/(cartao\/previa|previa(?:\/[a-z]+)?)\/./i.exec(normalise(cut)) ?? [];
  return kind ? `/${kind.toLowerCase()}/…` : cut;
}

function normalise(path: string): string {
  // Most paths are written plainly, and parsing costs more than all else that a request is logged with.
  if (/^\/$|^(?:\/[\w-]+)+$/.test(path)) return path;
  const { pathname } = URL.parse(`http://here${path}`) ?? { pathname: path };
  return pathname
    .replace(/%(?:2f|[46][1-9a-f]|[57][0-9a])/gi, (code) => decodeURIComponent(code))
    .replace(/\/{2,}/g, '/');
}
