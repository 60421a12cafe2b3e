import { StatusError } from '../status.ts';

/** TMDB's limit; a twenty-first part makes the whole answer an error. */
const MAX_APPENDED = 20;

/** The requested parts under their own path as key; unknown parts are silently omitted. */
export function appendParts(query: URLSearchParams, build: (part: string) => object | undefined) {
  const names = (query.get('append_to_response') ?? '').split(',').filter((name) => name !== '');
  if (names.length > MAX_APPENDED) throw new StatusError(27);
  return Object.fromEntries(
    names.flatMap((name) => {
      const part = build(name);
      return part ? [[name, part] as const] : [];
    }),
  );
}
