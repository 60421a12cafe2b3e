/** One query parameter: its name, how it is read and how it is written. */
export interface AddressParameter<T> {
  name: string;
  /** Other names of the parameter: read, and redirected to `name`. */
  aliases: readonly string[];
  /** Several values: a form sends the name once for each, and addresses separate them with commas. */
  isList?: true;
  /** `text` is `''` if the parameter is missing. Invalid text is read as the default. */
  read(text: string): T;
  /** `undefined` for the default, which the address leaves out. */
  write(value: T): string | undefined;
}

/** All query parameters of a screen, in the order in which they are written. */
export type ParametersOf<Q> = { readonly [K in keyof Q]: AddressParameter<Q[K]> };

/** Each screen writes one of these names and reads the other as an alias. */
export const PAGE_NAMES = ['pagina', 'page'];

export function pageNumber(name: string, aliases: readonly string[] = PAGE_NAMES): AddressParameter<number> {
  return {
    name,
    aliases: aliases.filter((alias) => alias !== name),
    // Nine digits are more pages than any list has, and exact as a number.
    read: (text) => (/^\d{1,9}$/.test(text) ? Math.max(Number(text), 1) : 1),
    write: (page) => (page > 1 ? String(page) : undefined),
  };
}

export function readQuery<Q extends object>(parameters: ParametersOf<Q>, search: URLSearchParams): Q {
  const read = <K extends keyof Q>(key: K): Q[K] => parameters[key].read(textOf(parameters[key], search));
  return Object.fromEntries(keysOf(parameters).map((key) => [key, read(key)])) as Q;
}

/** The canonical address of a query. */
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
 * The address to redirect to if the URL has an alias, a default, an invalid value or another order of parameters; `undefined`
 * if it is canonical. Unknown parameters (`utm_source`) alone cause no redirect.
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

function textOf<T>({ name, aliases, isList }: AddressParameter<T>, search: URLSearchParams): string {
  const said = [name, ...aliases].find((word) => search.has(word));
  if (said === undefined) return '';
  return isList ? search.getAll(said).join(',') : (search.get(said) ?? '').trim();
}

/** Commas are written as they are: `plataformas=netflix,max`. */
function withSearch(path: string, search: URLSearchParams): string {
  return search.size > 0 ? `${path}?${search.toString().replaceAll('%2C', ',')}` : path;
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}
