import { z } from 'zod';
import { OEmbed } from '#shared/contract/oembed.ts';
import { FAILURES } from '#shared/domain/failure.ts';
import { escapeHtml } from '#shared/domain/html.ts';
import { CACHE_TTL_SECONDS, EMBED_SIZE } from '#shared/domain/limits.ts';
import { buildEmbedPath } from '#shared/domain/site/embed-address.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { apiDocument, oEmbedDocument as text } from '#shared/text/api/api-document.ts';
import { apiPage } from '#shared/text/api/api-page.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { embed } from '#shared/text/titles/embed.ts';
import { buildFailureResponses } from './failure-responses.ts';

interface Site {
  product: string;
  siteUrl: string;
}

const SLUG = 'cidade-de-deus-2002-598';

/** `GET /oembed` in the description of the API. */
export function describeOEmbed({ product, siteUrl }: Site): object {
  const parameter = (name: keyof typeof text.parameters, schema: object, example?: string) => ({
    name,
    in: 'query',
    required: name === 'url',
    description: text.parameters[name],
    schema,
    ...(example !== undefined && { example }),
  });
  const refused = { 'invalid-argument': [embed.sizeInvalid], 'not-found': [embed.urlInvalid, refusals.movieNotFound] };
  const { status } = FAILURES.unimplemented;
  return {
    operationId: 'oembed',
    tags: [text.tag],
    summary: text.summary,
    description: text.description,
    parameters: [
      parameter('url', { type: 'string', format: 'uri' }, siteUrl + paths.movie(SLUG)),
      parameter('maxwidth', { type: 'integer', minimum: 1 }),
      parameter('maxheight', { type: 'integer', minimum: 1 }),
      parameter('format', { type: 'string', enum: ['json'] }),
    ],
    responses: {
      200: {
        description: apiDocument.answer,
        content: { 'application/json': { schema: answerSchema(), example: exampleOf({ product, siteUrl }) } },
      },
      304: { description: apiDocument.unchanged },
      ...buildFailureResponses(
        { theme: 'titles', summary: '', description: '', example: {}, refusals: refused },
        'get',
      ),
      501: {
        description: text.unknownFormat,
        content: {
          'application/json': { example: { error: { status, message: embed.formatUnknown } } },
        },
      },
    },
  };
}

function answerSchema(): object {
  const { $schema: _dialect, additionalProperties: _closed, ...schema } = z.toJSONSchema(OEmbed, { io: 'output' });
  return schema;
}

function exampleOf({ product, siteUrl }: Site): OEmbed {
  return {
    version: '1.0',
    type: 'rich',
    title: apiPage.widgetTitle,
    provider_name: product,
    provider_url: siteUrl,
    cache_age: CACHE_TTL_SECONDS.detail,
    html: `<iframe src="${escapeHtml(siteUrl + buildEmbedPath({ kind: 'filme', slug: SLUG }))}" …></iframe>`,
    ...EMBED_SIZE,
  };
}
