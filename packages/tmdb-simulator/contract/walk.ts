import { isCountryMap, isRecord } from './tokens.ts';

/** Called for each object of a document; `$.results[movie]` is an element with `media_type: movie`. */
type Visit = (path: string, object: Record<string, unknown>) => void;

/** A root that is not an object is visited as the key `$` of a wrapper object. */
export function walkObjects(document: unknown, visit: Visit): void {
  if (!isRecord(document)) visit('', { $: document });
  walk('$', document, visit);
}

function walk(path: string, value: unknown, visit: Visit): void {
  if (Array.isArray(value)) {
    for (const element of value) walk(path + kindOf(element), element, visit);
    return;
  }
  if (isCountryMap(value)) {
    for (const element of Object.values(value)) walk(`${path}{}`, element, visit);
    return;
  }
  if (!isRecord(value)) return;
  visit(path, value);
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'value' && key !== 'original_value') walk(`${path}.${key}`, child, visit);
  }
}

/** Elements of mixed lists have three different shapes; media_type distinguishes them. */
function kindOf(element: unknown): string {
  return isRecord(element) && typeof element.media_type === 'string' ? `[${element.media_type}]` : '[]';
}
