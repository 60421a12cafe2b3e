import { type FunctionName, functions } from '#shared/contract/functions.ts';
import { cacheHeaders } from '#shared/domain/site/cache-headers.ts';
import { OEMBED_PATH } from '#shared/domain/site/embed-address.ts';
import { apiDocs, apiThemes, type FunctionText } from '#shared/text/api/api-docs.ts';
import { apiDocument, apiParameterTexts, oEmbedDocument } from '#shared/text/api/api-document.ts';
import { functionOf } from '../documents/call-function.ts';
import { type AnswerSchemas, buildAnswerSchemas } from './answer-schemas.ts';
import { callsPerSecondOf } from './calls-per-second.ts';
import { describeOEmbed } from './describe-oembed.ts';
import { buildRequestSchema, describeParameters, type Parameter } from './describe-parameters.ts';
import { readExampleAnswers } from './example-answers.ts';
import { buildFailureResponses, failureSchema, sharedResponses } from './failure-responses.ts';

/** A function without texts does not compile. */
export const docs: { [N in FunctionName]: FunctionText } = apiDocs;

export const functionNames = Object.keys(functions) as FunctionName[];

export interface OpenApiOptions {
  product: string;
  siteUrl: string;
}

/** The contract as OpenAPI 3.1, to generate clients from. Only changes with a release. */
export function buildOpenApi({ product, siteUrl }: OpenApiOptions): object {
  const answers = buildAnswerSchemas();
  const examples = readExampleAnswers();
  return {
    openapi: '3.1.1',
    info: { title: apiDocument.title(product), version: '1', description: apiDocument.description },
    servers: [{ url: siteUrl }],
    // No call needs credentials.
    security: [],
    tags: [...Object.values(apiThemes), oEmbedDocument.tag].map((name) => ({ name })),
    paths: {
      ...Object.fromEntries(
        functionNames.flatMap((name): [string, object][] => {
          const parameters = describeParameters(name);
          return [
            [`/api/${name}`, { get: describeGet(name, parameters, answers, examples[name]) }],
            [`/functions/${name}`, { post: describePost(name, parameters, answers) }],
          ];
        }),
      ),
      [OEMBED_PATH]: { get: describeOEmbed({ product, siteUrl }) },
    },
    components: { schemas: { ...answers.schemas, Failure: failureSchema }, responses: sharedResponses },
  };
}

function describeOperation(name: FunctionName, form: string): object {
  const { summary, description, theme } = docs[name];
  const limit = apiDocument.rateLimit(callsPerSecondOf(name));
  return { tags: [apiThemes[theme]], summary, description: [form, description, limit].join('\n\n') };
}

function describeGet(
  name: FunctionName,
  parameters: readonly Parameter[],
  answers: AnswerSchemas,
  answer: unknown,
): object {
  const { ttlSeconds } = functionOf(name);
  const { 'Cache-Control': cacheControl = '' } = cacheHeaders({ ttlSeconds, tags: [] });
  const example = flatten(docs[name].example);
  return {
    operationId: name,
    ...describeOperation(name, `${apiDocument.withGet}.`),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: 'query',
      required: parameter.isRequired,
      description: describeMeaning(parameter),
      schema: parameter.schema,
      ...(example.has(parameter.name) && { example: example.get(parameter.name) }),
    })),
    responses: {
      200: {
        description: apiDocument.answer,
        headers: {
          'Cache-Control': header(apiDocument.cacheControl(ttlSeconds), cacheControl),
          ETag: header(apiDocument.etag),
          'Surrogate-Key': header(apiDocument.surrogateKey),
          'Cache-Tag': header(apiDocument.surrogateKey),
          'X-Document-Age': header(apiDocument.documentAge),
        },
        content: { 'application/json': { schema: answers.refOf(name), example: answer } },
      },
      304: { description: apiDocument.unchanged },
      ...buildFailureResponses(docs[name], 'get'),
    },
  };
}

function describePost(name: FunctionName, parameters: readonly Parameter[], answers: AnswerSchemas): object {
  const { example, oneOf } = docs[name];
  const envelope = (key: string, schema: object) => ({
    type: 'object',
    properties: { [key]: schema },
    required: [key],
  });
  return {
    operationId: `${name}-callable`,
    ...describeOperation(name, `${apiDocument.withPost}.`),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: envelope('data', buildRequestSchema(parameters.map(withMeaning), oneOf)),
          example: { data: example },
        },
      },
    },
    responses: {
      200: {
        description: apiDocument.answer,
        headers: { 'Cache-Control': header(apiDocument.noStore, 'no-store') },
        content: { 'application/json': { schema: envelope('result', answers.refOf(name)) } },
      },
      ...buildFailureResponses(docs[name], 'post'),
    },
  };
}

function describeMeaning({ name, aliases }: Parameter): string {
  const meaning = apiParameterTexts[name] ?? '';
  return aliases.length === 0
    ? meaning
    : `${meaning} ${apiDocument.aliases(aliases.map((alias) => `\`${alias}\``).join(', '))}`;
}

function withMeaning(parameter: Parameter): Parameter {
  return { ...parameter, schema: { ...parameter.schema, description: describeMeaning(parameter) } };
}

function flatten(example: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const pairs = Object.entries(example).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([member, inner]) => [`${key}.${member}`, inner])
      : [[key, value]],
  );
  return new Map(pairs);
}

function header(description: string, example?: string): object {
  return { description, schema: { type: 'string' }, ...(example !== undefined && { example }) };
}
