import type { FastifyInstance, FastifyReply } from 'fastify';
import { endsWithTheDay, lifetimeOf } from '#server/catalogue/documents/answer.ts';
import { getEmbed } from '#server/catalogue/titles/embed.ts';
import { type Context, forVisitor } from '#server/context.ts';
import { sendCached } from '#server/infra/http-cached.ts';
import { framedHeaders } from '#server/infra/security-headers.ts';
import { FAILURES, Failure, type FailureCode } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { briefCacheHeaders, cacheHeaders } from '#shared/domain/site/cache-headers.ts';
import { buildEmbedPath, parseEmbedPath } from '#shared/domain/site/embed-address.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { embed } from '#shared/text/titles/embed.ts';
import { writeEmbed, writeEmbedNotice } from './write-embed.ts';

interface EmbedOptions {
  ctx: Context;
  product: string;
  isHttps: boolean;
}

const NOT_FOUND_SECONDS = 30;
const PASSING: readonly FailureCode[] = ['unavailable', 'resource-exhausted'];

/** `/embed/{filme|serie}/{slugId}`: where to watch a title, for a frame on any site. */
export function mountEmbeds(app: FastifyInstance, { ctx, product, isHttps }: EmbedOptions): void {
  app.get('/embed/*', async (request, reply) => {
    reply.header('X-Robots-Tag', 'noindex').removeHeader('X-Frame-Options');
    const address = parseEmbedPath(request.url.split('?', 1)[0] ?? '');
    if (!address) return sendNotice(reply, new Failure('not-found', embed.notFound));
    try {
      const answer = await getEmbed(forVisitor(ctx, request), address);
      const ttlSeconds = lifetimeOf(answer, CACHE_TTL_SECONDS.detail, ctx.now());
      reply.headers(cacheHeaders({ ttlSeconds, tags: answer.tags, isDated: endsWithTheDay(answer) }));
      const { slug } = answer.value;
      if (slug !== address.slug) return reply.redirect(buildEmbedPath({ ...address, slug }), 301);
      const html = writeEmbed(answer.value, { siteUrl: ctx.siteUrl, product });
      return sendCached(request, asPage(reply, html), Buffer.from(html));
    } catch (error) {
      if (error instanceof Failure) return sendNotice(reply, error);
      throw error;
    }
  });

  function asPage(reply: FastifyReply, html: string): FastifyReply {
    return reply.headers(framedHeaders(html, { isHttps })).type('text/html; charset=utf-8');
  }

  /** In the frame of another site a browser's own error page would be worse. */
  function sendNotice(reply: FastifyReply, { code }: Failure): FastifyReply {
    const isPassing = PASSING.includes(code);
    const html = writeEmbedNotice(isPassing ? refusals.tooBusy : embed.notFound);
    const caching = isPassing
      ? { 'Cache-Control': 'no-store', 'Retry-After': '5' }
      : briefCacheHeaders(NOT_FOUND_SECONDS);
    return asPage(reply.code(isPassing ? FAILURES[code].http : 404).headers(caching), html).send(html);
  }
}
