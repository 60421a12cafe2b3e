import type { FastifyInstance, FastifyReply } from 'fastify';
import { lifetimeOf } from '#server/catalogue/documents/answer.ts';
import { type Context, forVisitor } from '#server/context.ts';
import type { Feed } from '#server/feeds/feed.ts';
import { getFeed } from '#server/feeds/get-feed.ts';
import { writeCalendar } from '#server/feeds/write-calendar.ts';
import { writeRss } from '#server/feeds/write-rss.ts';
import { isDatabaseTrouble } from '#server/infra/db-trouble.ts';
import { sendCached } from '#server/infra/http-cached.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { briefCacheHeaders, cacheHeaders } from '#shared/domain/site/cache-headers.ts';
import { buildFeedPath, type FeedAddress, parseFeedPath } from '#shared/domain/site/feed-address.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { systemPages } from '#shared/text/system-pages.ts';

interface FeedOptions {
  ctx: Context;
  product: string;
}

const TYPES = { xml: 'application/rss+xml; charset=utf-8', ics: 'text/calendar; charset=utf-8' } as const;
const PLAIN = 'text/plain; charset=utf-8';
const NOT_FOUND_SECONDS = 30;

/** `/feeds/…`: polled by feed readers and calendars every few hours. */
export function mountFeeds(app: FastifyInstance, { ctx, product }: FeedOptions): void {
  app.get('/feeds/*', async (request, reply) => {
    // Not a page for search engines, even if pages link to it.
    reply.header('X-Robots-Tag', 'noindex');
    const address = parseFeedPath(request.url.split('?', 1)[0] ?? '');
    if (!address) return sendNotFound(reply);
    try {
      const answer = await getFeed(forVisitor(ctx, request), address.kind, address.slug);
      const lifetime = { ttlSeconds: lifetimeOf(answer, CACHE_TTL_SECONDS.popular, ctx.now()), tags: answer.tags };
      reply.headers(cacheHeaders(lifetime));
      const { slug } = answer.value;
      if (slug !== address.slug) return reply.redirect(buildFeedPath({ ...address, slug }), 301);
      const text = write(answer.value, address, { siteUrl: ctx.siteUrl, product });
      return sendCached(request, reply.type(TYPES[address.format]), Buffer.from(text));
    } catch (error) {
      return sendFailure(reply, error);
    }
  });
}

function write(feed: Feed, address: FeedAddress, { siteUrl, product }: { siteUrl: string; product: string }): string {
  if (address.format === 'ics') return writeCalendar(feed, { siteUrl, product });
  return writeRss(feed, { siteUrl, selfPath: buildFeedPath(address) });
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(briefCacheHeaders(NOT_FOUND_SECONDS)).type(PLAIN).send(systemPages.notFoundTitle);
}

/** A feed reader comes back after a 503, but not after a 404. */
function sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
  const isUnavailable = isDatabaseTrouble(error) || (error instanceof Failure && error.code === 'unavailable');
  if (isUnavailable) {
    return reply
      .code(503)
      .headers({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
      .type(PLAIN)
      .send(refusals.tooBusy);
  }
  if (error instanceof Failure && error.code === 'resource-exhausted') {
    return reply.code(429).headers({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).type(PLAIN).send(error.message);
  }
  if (error instanceof Failure && (error.code === 'not-found' || error.code === 'invalid-argument'))
    return sendNotFound(reply);
  throw error;
}
