import type { FunctionName } from '#shared/contract/functions.ts';
import { FAILURES } from '#shared/domain/failure.ts';
import { CALLS_PER_SECOND, FUNCTION_BODY_BYTES } from '#shared/domain/limits.ts';
import type { ApiDescription, FunctionDescription, ParameterDescription } from '#shared/domain/site/api-description.ts';
import { buildApiUrl } from '#shared/domain/site/api-url.ts';
import { apiThemes, type FunctionText } from '#shared/text/api/api-docs.ts';
import { apiFailureTexts, apiParameterTexts } from '#shared/text/api/api-document.ts';
import { apiPage as text } from '#shared/text/api/api-page.ts';
import { functionOf } from '../documents/call-function.ts';
import { callsPerSecondOf } from './calls-per-second.ts';
import { describeParameters, type JsonSchema, type Parameter } from './describe-parameters.ts';
import { readExampleAnswers } from './example-answers.ts';
import { DOCUMENTED_FAILURES, listRefusals } from './failure-responses.ts';
import { formatJson } from './format-json.ts';
import { docs, functionNames } from './openapi.ts';

/** A limit this large is only technical and is not shown to readers. */
const COUNTLESS = 1_000_000;

let described: ApiDescription | undefined;

/** The contract as the page about the API shows it. It changes only with a release, so it is made once. */
export function describeApi(): ApiDescription {
  described ??= {
    themes: (Object.keys(apiThemes) as (keyof typeof apiThemes)[]).map((id) => ({
      id,
      name: apiThemes[id],
      functions: functionNames.filter((name) => docs[name].theme === id).map(describeFunction),
    })),
    failures: DOCUMENTED_FAILURES.map((code) => ({ ...statusOf(code), text: apiFailureTexts[code] })),
    callsPerSecond: CALLS_PER_SECOND,
    bodyKilobytes: FUNCTION_BODY_BYTES / 1_024,
  };
  return described;
}

function describeFunction(name: FunctionName): FunctionDescription {
  const { summary, description, example, oneOf = [] }: FunctionText = docs[name];
  return {
    name,
    summary,
    description,
    cachedMinutes: functionOf(name).ttlSeconds / 60,
    callsPerSecond: callsPerSecondOf(name),
    oneOf,
    parameters: describeParameters(name).map(describeParameter),
    exampleUrl: buildApiUrl(name, example),
    exampleBody: JSON.stringify({ data: example }),
    answer: formatJson(readExampleAnswers()[name]),
    refusals: DOCUMENTED_FAILURES.flatMap((code) =>
      listRefusals(docs[name], code).map((message) => ({ ...statusOf(code), text: message })),
    ),
  };
}

function statusOf(code: keyof typeof apiFailureTexts) {
  const { http, status } = FAILURES[code];
  return { http, status };
}

function describeParameter({ name, schema, isRequired, aliases }: Parameter): ParameterDescription {
  const meaning = apiParameterTexts[name] ?? '';
  const { default: fallback } = schema;
  return {
    name,
    isRequired,
    kind: describeKind(schema),
    fallback: fallback === undefined || typeof fallback === 'string' ? fallback : JSON.stringify(fallback),
    meaning:
      aliases.length === 0 ? meaning : `${meaning} ${text.aliases(aliases.map((alias) => `\`${alias}\``).join(', '))}`,
  };
}

function describeKind({ type, minimum, maximum, maxLength, enum: choices }: JsonSchema): string | readonly string[] {
  if (choices) return choices.map(String);
  const word = text.kinds[(type ?? 'any') as keyof typeof text.kinds];
  if (maxLength !== undefined) return `${word}, ${text.characters(maxLength)}`;
  if (minimum === undefined || maximum === undefined) return word;
  return `${word}, ${maximum < COUNTLESS ? text.between(minimum, maximum) : text.from(minimum)}`;
}
