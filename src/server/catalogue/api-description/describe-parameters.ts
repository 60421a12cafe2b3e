import { z } from 'zod';
import { type FunctionName, functions } from '#shared/contract/functions.ts';
import { apiParameters } from '#shared/domain/site/api-parameters.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  /** As in the query string: a nested one has its group and a dot before it. */
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** Other accepted names. */
  aliases: readonly string[];
}

/** A function's parameters in the contract's order, with their schemas. */
export function describeParameters(name: FunctionName): Parameter[] {
  const { request } = functions[name];
  const aliases = (z.globalRegistry.get(request)?.aliases ?? {}) as Readonly<Record<string, string>>;
  const namesOf = (field: string) => Object.keys(aliases).filter((alias) => aliases[alias] === field);
  return Object.entries(shapeOf(request) ?? {}).flatMap(([field, schema]): Parameter[] => {
    const fallback = (apiParameters[name] as Readonly<Record<string, unknown>>)[field];
    const members = shapeOf(schema);
    if (!members) return [describe(field, schema, namesOf(field), fallback)];
    return Object.entries(members).map(([member, inner]) => describe(`${field}.${member}`, inner, []));
  });
}

/** The body of a call: the same parameters, with groups as objects. */
export function buildRequestSchema(parameters: readonly Parameter[], oneOf: readonly string[] = []): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const { name, schema } of parameters) {
    const [field = '', member] = name.split('.', 2);
    if (member === undefined) properties[field] = schema;
    else properties[field] = { type: 'object', properties: { ...properties[field]?.properties, [member]: schema } };
  }
  const required = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(oneOf.length > 0 && { anyOf: oneOf.map((field) => ({ required: [field] })) }),
  };
}

function describe(name: string, schema: z.ZodType, aliases: readonly string[], fallback?: unknown): Parameter {
  return {
    name,
    schema: { ...toInputSchema(schema), ...(fallback !== undefined && { default: fallback }) },
    // Ask the schema itself: it is required if undefined is refused.
    isRequired: !schema.safeParse(undefined).success,
    aliases,
  };
}

/** The fields of an object schema, unwrapped; undefined for other schemas. */
function shapeOf(schema: z.core.$ZodType): Record<string, z.ZodType> | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? shapeOf(schema.out) : undefined;
}

/** What a caller may send. Numbers are parsed from text, so the type comes from the input schema and the limits from the output. */
function toInputSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...input } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const output = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  if (input.anyOf) return { type: 'string', enum: input.anyOf.flatMap((choice) => choice.enum ?? choice.const ?? []) };
  if (input.type !== 'integer') return input;
  const { minimum, maximum } = output;
  return { type: 'integer', ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}
