/** Longer ones are nobody's pages. */
const MOST_CHARACTERS = 300;

/**
 * What a log may keep of an address: no query, which may hold what somebody searched for, and nothing that opens a draft to
 * whoever reads the log.
 */
export function toLoggedPath(address: string): string {
  const [path = ''] = address.split('?', 1);
  return path.slice(0, MOST_CHARACTERS).replace(/^(\/+(?:cartao\/+previa|previa(?:\/+[a-z]+)?))\/.*$/i, '$1/…');
}
