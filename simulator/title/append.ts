import { StatusError } from '../status.ts';

/** TMDB's limit; the twenty-first part turns the whole answer into an error. */
const MAX_APPENDED = 20;

/** The parts that were asked for under their own path as a key; what nobody knows is left out without a word. */
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
