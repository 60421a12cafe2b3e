import type { ContractLines } from '../../packages/tmdb-simulator/contract/contract.ts';
import { simplify, type Token, tokensOf } from '../../packages/tmdb-simulator/contract/tokens.ts';
import { walkObjects } from '../../packages/tmdb-simulator/contract/walk.ts';
import type { RouteSource } from './read-sources.ts';
import { exampleOf } from './schema-example.ts';

interface Seen {
  types: Set<Token>;
  times: number;
}

interface SeenObject {
  times: number;
  fields: Map<string, Seen>;
}

/** Reduces what the examples show and the schema declares to names and types. */
export function buildContractLines(sources: readonly RouteSource[]): ContractLines {
  return Object.fromEntries(sources.map((source) => [source.route, buildRoute(source)]));
}

function buildRoute({ example, schema }: RouteSource): Record<string, string> {
  const objects = new Map<string, SeenObject>();
  walkObjects(example, (path, object) => {
    const seen = objectAt(objects, path);
    seen.times += 1;
    note(seen, object, 1);
  });
  // The schema was made from the first element of each list: it adds names and types, but does not say which keys are optional.
  walkObjects(exampleOf(schema), (path, object) => note(objectAt(objects, path), object, 0));

  return Object.fromEntries(
    [...objects]
      .filter(([, seen]) => seen.fields.size > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, seen]) => [path, lineOf(seen)]),
  );
}

function objectAt(objects: Map<string, SeenObject>, path: string): SeenObject {
  const seen = objects.get(path) ?? { times: 0, fields: new Map<string, Seen>() };
  objects.set(path, seen);
  return seen;
}

function note(seen: SeenObject, object: Record<string, unknown>, times: 0 | 1): void {
  for (const [key, value] of Object.entries(object)) {
    const field = seen.fields.get(key) ?? { types: new Set<Token>(), times: 0 };
    for (const token of tokensOf(key, value)) field.types.add(token);
    field.times += times;
    seen.fields.set(key, field);
  }
}

function lineOf({ times, fields }: SeenObject): string {
  return [...fields]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, seen]) => `${key}${seen.times < times ? '?' : ''}:${simplify(seen.types).join('|')}`)
    .join(' ');
}
