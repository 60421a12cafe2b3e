import { readFileSync } from 'node:fs';
import type { Token } from './tokens.ts';

/**
 * `routes.json`: per route and per object of its answer, one line of `key:types`. `?` after a key means that TMDB
 * sometimes omits it. Written by `tools/contract-list.ts`; names and types only, none of TMDB's texts or figures.
 */
export type ContractLines = Record<string, Record<string, string>>;

export interface Field {
  types: Set<Token>;
  isOptional: boolean;
}

/** The fields of each object of an answer. */
export type RouteContract = Map<string, Map<string, Field>>;

export function loadContractLines(): ContractLines {
  return JSON.parse(readFileSync(new URL('routes.json', import.meta.url), 'utf8')) as ContractLines;
}

export function parseContract(lines: ContractLines): Map<string, RouteContract> {
  return new Map(Object.entries(lines).map(([route, objects]) => [route, parseRoute(objects)]));
}

function parseRoute(objects: Record<string, string>): RouteContract {
  return new Map(Object.entries(objects).map(([path, line]) => [path, parseLine(line)]));
}

function parseLine(line: string): Map<string, Field> {
  return new Map(
    line.split(' ').map((word) => {
      const [name = '', types = ''] = word.split(':');
      const isOptional = name.endsWith('?');
      return [isOptional ? name.slice(0, -1) : name, { types: new Set(types.split('|')), isOptional }];
    }),
  );
}

/** `/movie/603/credits` → `/movie/{movie_id}/credits`; a literal route wins over one with a parameter. */
export function findRoute(routes: Iterable<string>, path: string): string | undefined {
  const matching = [...routes].filter((route) => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
  return matching.toSorted((a, b) => a.split('{').length - b.split('{').length)[0];
}
