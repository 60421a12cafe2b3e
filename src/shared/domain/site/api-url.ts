import { type ApiName, apiParameters } from './api-parameters.ts';

type Values = Readonly<Record<string, unknown>>;

/** The canonical URL of a call: parameters in the contract's order, defaults omitted, nested ones with a dot. */
export function buildApiUrl(name: ApiName, input: Values = {}): string {
  const query = new URLSearchParams(listPairs(apiParameters[name], input)).toString();
  return query === '' ? `/api/${name}` : `/api/${name}?${query}`;
}

function listPairs(defaults: Values, input: Values, prefix = ''): [string, string][] {
  return Object.keys(defaults).flatMap((parameter): [string, string][] => {
    const value = Object.hasOwn(input, parameter) ? input[parameter] : undefined;
    const fallback = defaults[parameter];
    if (isGroup(fallback)) return isGroup(value) ? listPairs(fallback, value, `${prefix}${parameter}.`) : [];
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
    return isPlain && String(value) !== String(fallback) ? [[prefix + parameter, String(value)]] : [];
  });
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
