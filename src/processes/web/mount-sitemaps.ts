import type { FastifyInstance } from 'fastify';
import { readAnywhere } from '#server/catalogue/documents/read-anywhere.ts';
import type { Context } from '#server/context.ts';
import { sendCached } from '#server/infra/http-cached.ts';
import { writeIndex } from '#server/sitemaps/write-sitemap.ts';
import { findSitemapFile, listSitemapFiles } from '#server/store/site/sitemap-files.ts';
import { SITEMAP_TTL_SECONDS, STATIC_PAGE_SECONDS } from '#shared/domain/limits.ts';
import { cacheHeaders } from '#shared/domain/site/cache-headers.ts';
import { buildRobotsTxt } from '#shared/domain/site/robots-txt.ts';
import { parseSitemapName, SITEMAP_INDEX_PATH, SITEMAP_KINDS } from '#shared/domain/site/sitemap-address.ts';
import { tags } from '#shared/domain/tags.ts';

/** robots.txt and sitemaps. The worker builds the files, and they are the same in every process. */
export function mountSitemaps(app: FastifyInstance, ctx: Context): void {
  const robots = Buffer.from(buildRobotsTxt(ctx.siteUrl));
  app.get('/robots.txt', async (request, reply) => {
    reply.headers(cacheHeaders({ ttlSeconds: STATIC_PAGE_SECONDS, tags: [] })).type('text/plain; charset=utf-8');
    return sendCached(request, reply, robots);
  });

  const lifetime = cacheHeaders({ ttlSeconds: SITEMAP_TTL_SECONDS, tags: [tags.sitemaps()] });
  app.get(SITEMAP_INDEX_PATH, async (request, reply) => {
    const stored = await readAnywhere(ctx, ({ db }) => listSitemapFiles(db));
    const files = SITEMAP_KINDS.flatMap((kind) =>
      stored.filter((file) => file.kind === kind).map(({ number, changedAt }) => ({ kind, number, changedAt })),
    );
    reply.headers(lifetime).type('application/xml; charset=utf-8');
    return sendCached(request, reply, Buffer.from(writeIndex(ctx.siteUrl, files)));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const asked = parseSitemapName(request.params.name);
    const file = asked && (await readAnywhere(ctx, ({ db }) => findSitemapFile(db, asked.kind, asked.number)));
    if (!file) return reply.callNotFound();
    // The file itself is gzip, not its transfer encoding: crawlers get it as it is.
    reply.headers(lifetime).type('application/gzip').header('Last-Modified', file.changedAt.toUTCString());
    return sendCached(request, reply, file.body);
  });
}
