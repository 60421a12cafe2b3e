/**
 * The type of a JSON value in one word: `string`, `integer`, `number`, `boolean`, `null`, `object`; `[integer]` is a
 * list of integers and `{object}` a map of objects by country code. `any` is for values whose type TMDB leaves open.
 */
export type Token = string;

/** Also `CA-QC`: one province has its own certifications. */
const COUNTRY = /^[A-Z]{2}(-[A-Z]{2})?$/;

/** The values before and after a change: a title, a number, a whole credit. */
const OPEN_KEYS = new Set(['value', 'original_value']);

export function tokensOf(key: string, value: unknown): Token[] {
  if (OPEN_KEYS.has(key)) return ['any'];
  if (Array.isArray(value)) return wrap('[]', value);
  if (isCountryMap(value)) return wrap('{}', Object.values(value));
  return [plainToken(value)];
}

function wrap(brackets: '[]' | '{}', values: unknown[]): Token[] {
  const inner = new Set(values.flatMap((value) => (Array.isArray(value) ? ['list'] : [plainToken(value)])));
  return inner.size > 0 ? [...inner].map((token) => brackets[0] + token + brackets[1]) : [brackets];
}

function plainToken(value: unknown): Token {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `{BR: …, US: …}`. An empty object may be one; the contract decides. */
export function isCountryMap(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => COUNTRY.test(key));
}

/** An integer is allowed as a number, an empty list as any list, an empty object as any map. */
export function isAllowed(token: Token, allowed: ReadonlySet<Token>): boolean {
  if (allowed.has(token) || allowed.has('any') || token === 'any') return true;
  if (token.includes('integer')) return allowed.has(token.replace('integer', 'number'));
  if (token === '[]') return [...allowed].some((other) => other.startsWith('['));
  return token === 'object' && [...allowed].some((other) => other.startsWith('{'));
}

/** The fewest tokens that allow the same values. */
export function simplify(tokens: Iterable<Token>): Token[] {
  const all = new Set(tokens);
  if (all.has('any')) return ['any'];
  return [...all]
    .filter((token) => {
      const others = new Set([...all].filter((other) => other !== token));
      return !isAllowed(token, others);
    })
    .toSorted();
}
