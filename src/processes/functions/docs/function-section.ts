import { functionOf } from '#server/catalogue/documents/call-function.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { FAILURES } from '#shared/domain/failure.ts';
import { buildApiUrl } from '#shared/domain/site/api-url.ts';
import type { FunctionText } from '#shared/text/api-docs.ts';
import { apiParameterTexts } from '#shared/text/api-document.ts';
import { apiPage as text } from '#shared/text/api-page.ts';
import { callsPerSecondOf } from '../limit-rate.ts';
import { describeParameters, type JsonSchema, type Parameter } from '../openapi/describe-parameters.ts';
import { listRefusals, TOLD_FAILURES } from '../openapi/failure-responses.ts';
import { formatJson } from './format-json.ts';
import { html, type Markup, prose } from './markup.ts';

/** A limit this large is only technical and is not shown to readers. */
const COUNTLESS = 1_000_000;

export interface FunctionExample {
  siteUrl: string;
  answer: unknown;
}

export function renderFunction(name: FunctionName, words: FunctionText, { siteUrl, answer }: FunctionExample): Markup {
  const { summary, description, oneOf = [] } = words;
  const parameters = describeParameters(name);
  return html`<article class="function" id="${name}" aria-labelledby="${name}-h">
    <h3 id="${name}-h"><a href="#${name}"><code translate="no">${name}</code></a></h3>
    <p class="summary">${summary}</p>
    <p>${prose(description)}</p>
    <ul class="facts">
      <li>${text.cachedFor(functionOf(name).ttlSeconds / 60)}</li>
      <li>${text.upTo(callsPerSecondOf(name))}</li>
    </ul>
    <h4>${text.parameters}</h4>
    ${oneOf.length === 0 ? '' : html`<p class="meta">${prose(text.oneOf(oneOf.map(quote).join(text.or)))}</p>`}
    ${parameters.length === 0 ? html`<p class="meta">${text.noParameters}</p>` : renderParameters(name, parameters)}
    <h4>${text.example}</h4>
    ${renderCalls(name, words, siteUrl)}
    <details class="answer">
      <summary>${text.answer}</summary>
      <pre tabindex="0" role="region" aria-label="${text.answerOf(name)}"><code translate="no">${formatJson(answer)}</code></pre>
    </details>
    <h4>${text.failures}</h4>
    ${renderFailures(name, words)}
  </article>`;
}

function renderCalls(name: FunctionName, { example }: FunctionText, siteUrl: string): Markup {
  const get = `curl '${siteUrl}${buildApiUrl(name, example)}'`;
  const body = JSON.stringify({ data: example });
  const post = `curl '${siteUrl}/functions/${name}' \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;
  return html`<pre class="call"><code translate="no">${get}</code></pre>
    <pre class="call"><code translate="no">${post}</code></pre>`;
}

function renderParameters(name: FunctionName, parameters: readonly Parameter[]): Markup {
  return html`<table aria-label="${text.parameters}: ${name}">
    <thead><tr><th>${text.parameter}</th><th>${text.kind}</th><th>${text.fallback}</th><th>${text.meaning}</th></tr></thead>
    <tbody>${parameters.map(renderParameter)}</tbody>
  </table>`;
}

function renderParameter({ name, schema, isRequired, aliases }: Parameter): Markup {
  return html`<tr>
    <th scope="row"><code translate="no">${name}</code>${isRequired ? html` <span class="required">${text.required}</span>` : ''}</th>
    <td data-label="${text.kind}">${describeKind(schema)}</td>
    ${renderDefault(schema.default)}
    <td data-label="${text.meaning}">${prose(describeMeaning(name, aliases))}</td>
  </tr>`;
}

function renderDefault(value: unknown): Markup {
  if (value === undefined) return html`<td class="none">${text.none}</td>`;
  return html`<td data-label="${text.fallback}"><code translate="no">${typeof value === 'string' ? value : JSON.stringify(value)}</code></td>`;
}

function describeMeaning(name: string, aliases: readonly string[]): string {
  const meaning = apiParameterTexts[name] ?? '';
  return aliases.length === 0 ? meaning : `${meaning} ${text.aliases(aliases.map(quote).join(', '))}`;
}

function quote(name: string): string {
  return `\`${name}\``;
}

function describeKind({ type, minimum, maximum, maxLength, enum: choices }: JsonSchema): Markup {
  if (choices) return html`<code translate="no">${choices.join(' · ')}</code>`;
  const word = text.kinds[(type ?? 'any') as keyof typeof text.kinds];
  if (maxLength !== undefined) return html`${word}, ${text.characters(maxLength)}`;
  if (minimum === undefined || maximum === undefined) return html`${word}`;
  return html`${word}, ${maximum < COUNTLESS ? text.between(minimum, maximum) : text.from(minimum)}`;
}

function renderFailures(name: FunctionName, words: FunctionText): Markup {
  const rows = TOLD_FAILURES.flatMap((code) =>
    listRefusals(words, code).map((message) => ({ ...FAILURES[code], message })),
  );
  return html`<table class="failures" aria-label="${text.failures}: ${name}">
    <thead><tr><th>${text.status}</th><th>${text.word}</th><th>${text.message}</th></tr></thead>
    <tbody>${rows.map(
      ({ http, status, message }) => html`<tr>
        <td data-label="${text.status}">${http}</td>
        <td data-label="${text.word}"><code translate="no">${status}</code></td>
        <td data-label="${text.message}">${message}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}
