/** One thing an address may say: under which name, how it is read and how it is written. */
export interface Parameter<T> {
  name: string;
  /** Other names of the same thing: understood, and led away from. */
  aliases: readonly string[];
  /** `''` where nothing was said. What cannot be understood is as if nothing had been. */
  read(text: string): T;
  /** `undefined` for what goes without saying. */
  write(value: T): string | undefined;
}

/** Everything the addresses of a screen may say, in the order in which it is written. */
export type ParametersOf<Q> = { readonly [K in keyof Q]: Parameter<Q[K]> };

export function readQuery<Q extends object>(parameters: ParametersOf<Q>, search: URLSearchParams): Q {
  const read = <K extends keyof Q>(key: K): Q[K] => parameters[key].read(textOf(parameters[key], search));
  return Object.fromEntries(keysOf(parameters).map((key) => [key, read(key)])) as Q;
}

/** The one address at which a screen shows this. */
export function buildAddress<Q extends object>(path: string, parameters: ParametersOf<Q>, query: Q): string {
  const write = <K extends keyof Q>(key: K) => parameters[key].write(query[key]);
  const search = new URLSearchParams(
    keysOf(parameters).flatMap((key) => {
      const text = write(key);
      return text === undefined ? [] : [[parameters[key].name, text]];
    }),
  );
  return withSearch(path, search);
}

/**
 * Where to send whoever asked in other words: an alias, a first page, a default, another order. `undefined` when the
 * address is the right one. What is none of ours (a campaign's mark) leads nowhere by itself.
 */
export function findCanonical<Q extends object>(
  path: string,
  parameters: ParametersOf<Q>,
  url: URL,
): string | undefined {
  const names = new Set(keysOf(parameters).flatMap((key) => [parameters[key].name, ...parameters[key].aliases]));
  const said = new URLSearchParams([...url.searchParams].filter(([name]) => names.has(name)));
  const canonical = buildAddress(path, parameters, readQuery(parameters, url.searchParams));
  return withSearch(url.pathname, said) === canonical ? undefined : canonical;
}

function textOf<T>({ name, aliases }: Parameter<T>, search: URLSearchParams): string {
  const said = [name, ...aliases].find((word) => search.has(word));
  return said === undefined ? '' : (search.get(said) ?? '').trim();
}

function withSearch(path: string, search: URLSearchParams): string {
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}
