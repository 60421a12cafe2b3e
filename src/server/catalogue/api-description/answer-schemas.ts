import { z } from 'zod';
import * as collections from '#shared/contract/collections.ts';
import * as common from '#shared/contract/common.ts';
import { type FunctionName, functions } from '#shared/contract/functions.ts';
import * as home from '#shared/contract/home.ts';
import * as imageProxy from '#shared/contract/image-proxy.ts';
import * as movieDetails from '#shared/contract/movie-details.ts';
import * as personDetails from '#shared/contract/person-details.ts';
import * as search from '#shared/contract/search.ts';
import * as seriesDetails from '#shared/contract/series-details.ts';
import * as titleLists from '#shared/contract/title-lists.ts';
import * as titleParts from '#shared/contract/title-parts.ts';
import type { JsonSchema } from './describe-parameters.ts';

const MODULES = [
  collections,
  common,
  home,
  imageProxy,
  movieDetails,
  personDetails,
  search,
  seriesDetails,
  titleLists,
  titleParts,
] as const;

export interface AnswerSchemas {
  /** Name → schema; they refer to each other. */
  schemas: Record<string, JsonSchema>;
  refOf(name: FunctionName): { $ref: string };
}

/** Every schema that answers consist of, once, under its name in the contract. */
export function buildAnswerSchemas(): AnswerSchemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of MODULES.flatMap((module) => Object.entries<unknown>(module))) {
    if (schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion) registry.add(schema, { id });
  }
  for (const [name, { response }] of Object.entries(functions)) {
    if (!registry.has(response)) registry.add(response, { id: `${name}-answer` });
  }
  const { schemas: all } = z.toJSONSchema(registry, {
    uri: pathOf,
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => loosen(jsonSchema),
  });
  const refOf = (name: FunctionName) => ({ $ref: pathOf(registry.get(functions[name].response)?.id ?? name) });
  const roots = (Object.keys(functions) as FunctionName[]).map((name) => refOf(name).$ref);
  return { schemas: keepReachable(all, roots), refOf };
}

function pathOf(id: string): string {
  return `#/components/schemas/${id}`;
}

/** Clients must not break on a field we add, and no number of ours exceeds what JavaScript can represent. */
function loosen(schema: JsonSchema): void {
  delete schema.$schema;
  delete schema.$id;
  delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Drops schemas that no answer refers to: the contract also has some for requests and storage. */
function keepReachable(all: Record<string, JsonSchema>, roots: readonly string[]): Record<string, JsonSchema> {
  const reached = new Set<string>();
  const visit = (ref: string) => {
    const id = ref.slice(pathOf('').length);
    if (reached.has(id)) return;
    reached.add(id);
    for (const [, inner = ''] of JSON.stringify(all[id]).matchAll(/"\$ref":"([^"]+)"/g)) visit(inner);
  };
  roots.forEach(visit);
  return Object.fromEntries(
    [...reached].toSorted().map((id) => {
      const schema = { ...all[id] };
      loosen(schema);
      return [id, schema];
    }),
  );
}
