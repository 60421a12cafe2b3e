import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endsWithTheDay, lifetimeOf } from '#server/catalogue/documents/answer.ts';
import { type Embed, getEmbed } from '#server/catalogue/titles/embed.ts';
import type { Context } from '#server/context.ts';
import { sendCached } from '#server/infra/http-cached.ts';
import { GetOEmbed, type OEmbed } from '#shared/contract/oembed.ts';
import { Failure } from '#shared/domain/failure.ts';
import { escapeHtml } from '#shared/domain/html.ts';
import { CACHE_TTL_SECONDS, EMBED_SIZE, SHARE_CARD } from '#shared/domain/limits.ts';
import { cacheHeaders } from '#shared/domain/site/cache-headers.ts';
import {
  buildEmbedPath,
  type EmbedAddress,
  OEMBED_PATH,
  parseEmbeddedPage,
} from '#shared/domain/site/embed-address.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { embed } from '#shared/text/titles/embed.ts';
import { parseQuery } from './parse-query.ts';

interface OEmbedOptions {
  contextOf: (request: FastifyRequest) => Context;
  /** Throws if this address has used up its calls. */
  guard: (request: FastifyRequest) => Promise<void>;
  product: string;
}

/** `GET /oembed?url=…`: how editors of other sites turn a pasted link into our widget (https://oembed.com). */
export function mountOEmbed(scope: FastifyInstance, { contextOf, guard, product }: OEmbedOptions): void {
  scope.get(OEMBED_PATH, async (request, reply) => {
    await guard(request);
    const ctx = contextOf(request);
    const { format, ...query } = parseQuery(request.query);
    const { url, maxwidth = EMBED_SIZE.width, maxheight = EMBED_SIZE.height } = parseSize(query);
    if (format !== undefined && format !== 'json') throw new Failure('unimplemented', embed.formatUnknown);
    const address = parseEmbeddedPage(url, ctx.siteUrl);
    if (!address) throw new Failure('not-found', embed.urlInvalid);
    const answer = await getEmbed(ctx, address);
    const ttlSeconds = lifetimeOf(answer, CACHE_TTL_SECONDS.detail, ctx.now());
    const size = { width: Math.min(maxwidth, EMBED_SIZE.width), height: Math.min(maxheight, EMBED_SIZE.height) };
    const body = toOEmbed(answer.value, address, { siteUrl: ctx.siteUrl, product, ttlSeconds, ...size });
    reply
      .headers(cacheHeaders({ ttlSeconds, tags: answer.tags, isDated: endsWithTheDay(answer) }))
      .type('application/json; charset=utf-8');
    return sendCached(request, reply, Buffer.from(JSON.stringify(body)));
  });
}

function parseSize(query: unknown): GetOEmbed {
  const parsed = GetOEmbed.safeParse(query, { error: () => refusals.argumentsInvalid });
  if (parsed.success) return parsed.data;
  throw new Failure('invalid-argument', parsed.error.issues[0]?.message ?? refusals.argumentsInvalid);
}

interface Frame {
  siteUrl: string;
  product: string;
  ttlSeconds: number;
  width: number;
  height: number;
}

function toOEmbed(
  title: Embed,
  { kind }: EmbedAddress,
  { siteUrl, product, ttlSeconds, width, height }: Frame,
): OEmbed {
  const name = embed.pageTitle(title.title);
  const src = siteUrl + buildEmbedPath({ kind, slug: title.slug });
  return {
    version: '1.0',
    type: 'rich',
    title: name,
    provider_name: product,
    provider_url: siteUrl,
    cache_age: ttlSeconds,
    html: `<iframe src="${escapeHtml(src)}" width="${width}" height="${height}" title="${escapeHtml(name)}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    width,
    height,
    ...(title.shareCardUrl && {
      thumbnail_url: title.shareCardUrl,
      thumbnail_width: SHARE_CARD.width,
      thumbnail_height: SHARE_CARD.height,
    }),
  };
}
