import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import type { Context } from '#server/context.ts';
import { isVisible } from '#server/edge/is-visible.ts';
import { createClientLimit } from '#server/infra/client-limit.ts';
import type { Env } from '#server/infra/env.ts';
import { type Load, type Pause, retryAfterSeconds } from '#server/infra/load.ts';
import { clientOf } from '#server/infra/network.ts';
import { toOperator } from '#server/infra/operator.ts';
import { framedByOurselves } from '#server/infra/security-headers.ts';
import { openSearchMisses } from '#server/measurement/search-misses.ts';
import { openTally } from '#server/measurement/tally.ts';
import type { Staff } from '#server/staff/staff.ts';
import { PRESENCE } from '#shared/admin/domain/limits.ts';
import type { Setting } from '#shared/admin/domain/site-screens.ts';
import { API_DOCS_PATH } from '#shared/domain/site/api-description.ts';
import { toSharedAddress } from '#shared/domain/site/shared-query.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { edge, limited } from '#shared/text/edge.ts';
import type { AdminTools } from './admin-request.ts';
import { createCachedPages, type Rendered, TooBusy } from './cached-pages.ts';
import { type MarkedHtml, pageContext, type Site } from './contexts.ts';
import { mountAdmin } from './mount-admin.ts';
import { mountEmbeds } from './mount-embeds.ts';
import { mountFeeds } from './mount-feeds.ts';
import { mountReports } from './mount-reports.ts';
import { mountSitemaps } from './mount-sitemaps.ts';
import type { StreamsOptions } from './mount-streams.ts';
import { openPreviews, type Previews } from './open-previews.ts';
import { type Page, sendPage, toPage } from './page.ts';
import { countPageEvents, notePageEvents, type PageEvent } from './page-events.ts';
import { type Builds, requestHandlerOf } from './split-build.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';

export interface WebOptions {
  ctx: Context;
  site: Site;
  isHttps: boolean;
  /** The React build; loaded for each request, so that development can return a fresh one. */
  loadBuild: () => Promise<Builds>;
  /** Browser files that are generated: path → content. */
  manifests: ReadonlyMap<string, string>;
  /** Without it there is no admin, and `/admin` is not found. */
  staff: Staff | undefined;
  /** … on a replica while the primary is down, read-only. */
  standInStaff?: () => Staff | undefined;
  /** Folder of the build's browser files; development serves them itself. */
  clientFolder: string | undefined;
  /** The operator's settings, shown in the admin. */
  settings?: readonly Setting[];
  /** Whether the picture storage works; without it the state is unknown. */
  probeStore?: () => Promise<boolean>;
  /** Whether a reviewer may approve their own drafts; off without it. */
  mayApproveOwn?: boolean;
  /** Without it there is no e-mail. */
  sendTestMail?: ((to: string) => Promise<void>) | undefined;
  /** Without it no link can be tested. */
  links?: AdminTools['links'];
  /** Tells the admin's event streams of changes. */
  listener?: StreamsOptions['listener'];
  /** On, unless a proxy in front already limits. */
  areLimitsOn?: boolean;
  /** Off if PAGE_CACHE_MB is 0. */
  isCachingPages?: boolean;
  /** Limits concurrent work; unlimited without it. */
  load?: Load;
  /** Caches that serve visitors besides this process; checked after a publication. */
  edges?: readonly string[];
}

/** What rendering a page needs. */
type PageOptions = Pick<WebOptions, 'ctx' | 'site' | 'isHttps' | 'loadBuild' | 'isCachingPages' | 'load'>;

/** What pages show of the operator's settings. */
export function siteOf(env: Env): Site {
  return {
    name: env.PRODUCT_NAME,
    url: env.SITE_URL,
    contactEmail: env.CONTACT_EMAIL,
    operator: toOperator(env),
    isDemo: env.DEMO === 'on',
    hasGoogleAnalytics: env.GA4_MEASUREMENT_ID !== '',
    hasAggregateRating: env.SEO_AGGREGATE_RATING === 'on',
  };
}

/** Public pages: rendered whole on the server, from the same functions as the API. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  if (options.clientFolder) await mountAssets(app, options.clientFolder);
  mountManifests(app, options.manifests);
  const { ctx, site, staff, areLimitsOn = true } = options;
  await mountReports(app, { ctx, siteUrl: site.url, areLimitsOn });
  const previews = openPreviews(ctx, staff?.keys);
  mountSitemaps(app, ctx);
  mountFeeds(app, { ctx, product: site.name });
  mountEmbeds(app, { ctx, product: site.name, isHttps: options.isHttps });
  const tally = openTally(ctx);
  const searchMisses = openSearchMisses(ctx);
  app.addHook('onClose', async () => {
    await Promise.all([tally.close(), searchMisses.close()]);
  });
  if (staff) {
    const loadBuild = async () => (await options.loadBuild()).admin;
    /** What the site answers at this path without redirects; nothing is sent or counted. */
    const probePage = async (path: string) => {
      const { page } = await render(path, 'probe', options, { previews });
      return { status: page.status, location: page.headers.location };
    };
    const probe = createProbe(app, options);
    await mountAdmin(app, {
      ...options,
      ctx: staff.ctx,
      staff,
      standIn: options.standInStaff,
      previews,
      loadBuild,
      listener: options.listener,
      tools: {
        probe,
        probePage,
        settings: options.settings ?? [],
        probeStore: options.probeStore ?? (async () => false),
        mayApproveOwn: options.mayApproveOwn ?? false,
        sendTestMail: options.sendTestMail,
        links: options.links ?? { oembedUrl: 'https://www.youtube.com/oembed', perHost: 0, isOn: false },
        beats: createClientLimit({ perMinute: areLimitsOn ? PRESENCE.beatsPerMinute : 0, burst: PRESENCE.beatsAtOnce }),
      },
    });
  }

  // HEAD comes with GET: Fastify answers it with the same headers and no body. Pages are compressed once, not per request.
  const answer = answerPages(options, previews, (page, asker) =>
    countPageEvents(page.pageEvents, { tally, searchMisses, asker }),
  );
  app.get('/*', { compress: false }, answer);
  mountApiDocs(app, options);
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_request, reply) =>
      reply.code(405).header('Allow', 'GET, HEAD').header('Cache-Control', 'no-store').send(refusals.methodNotAllowed),
  });
}

/** `/api/docs` alone: a process without `web` has it too, because proxies send all of `/api/` to functions. */
export function mountApiDocs(app: FastifyInstance, options: PageOptions): void {
  const loadBuild = async () => {
    const builds = await options.loadBuild();
    return { ...builds, site: builds.docs };
  };
  app.get(
    API_DOCS_PATH,
    { compress: false },
    answerPages({ ...options, loadBuild }, openPreviews(options.ctx, undefined)),
  );
}

/** Without `count`, editors' redirects do not apply and nothing is counted. */
function answerPages(options: PageOptions, previews: Previews, count?: (page: Page, asker: () => string) => void) {
  const { ctx } = options;
  const pages = createCachedPages(ctx, options.isCachingPages ?? true, options.load);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const shorter = withoutTrailingSlash(request.url);
    if (shorter) return reply.header('Cache-Control', 'public, max-age=0, s-maxage=86400').redirect(shorter, 301);
    const address = toSharedAddress(request.url);
    const client = () => clientOf(request.ip);
    const make = (pause?: Pause) =>
      render(
        address,
        request.id,
        { ...options, ctx: { ...ctx, client: client(), pause } },
        { previews, ...(count && { pageEvents: [] }) },
      );
    try {
      const { page, leftSeconds } = await pages.get(address, make, client);
      if (page.status === 429 && page.body.length === 0) return sendAway(reply, 429, limited.unknownIds);
      count?.(page, client);
      return await sendPage(request, reply, page, leftSeconds);
    } catch (error) {
      if (error instanceof TooBusy) return sendAway(reply, 503, refusals.tooBusy);
      throw error;
    }
  };
}

/** Cheap: renders no page. */
function sendAway(reply: FastifyReply, status: 429 | 503, reason: string): FastifyReply {
  const words = `<h1>${edge.unavailableTitle}</h1><p>${reason}</p><p><a href="">${edge.tryAgain}</a></p>`;
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><title>${edge.unavailableTitle}</title>`;
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds() })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="pt-BR"><head>${head}</head><body>${words}</body></html>`);
}

/** Compares a page as this process and every edge serve it. */
function createProbe(app: FastifyInstance, { ctx, edges = [] }: WebOptions): (path: string) => Promise<boolean> {
  const readOwn = async (path: string) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: path });
    return { status: statusCode, body };
  };
  return async (path) => {
    const isSeen = await isVisible(path, { edges, readOwn });
    ctx.metrics.edgeVisible.inc({ outcome: isSeen ? 'visible' : 'not-yet' });
    return isSeen;
  };
}

/** Renders without the visitor's cookies and headers, so a cached copy contains nothing personal. */
async function render(
  address: string,
  requestId: string,
  { ctx, site, isHttps, loadBuild }: PageOptions,
  { previews, pageEvents }: { previews: Previews; pageEvents?: PageEvent[] },
): Promise<Rendered> {
  const { site: build } = await loadBuild();
  const tags = new Set<string>();
  // Set by the route that reads a draft, not by the URL: a URL can be written in many ways (`/%70revia/…`, `/PREVIA/…`).
  let isPreview = false;
  let marked: MarkedHtml | undefined;
  const context = new RouterContextProvider();
  context.set(pageContext, {
    ...{ ctx, site, requestId, previews },
    markPreview: () => void (isPreview = true),
    takeHtml: (page) => void (marked = page),
    addTags(added) {
      for (const tag of added) tags.add(tag);
    },
    ...(pageEvents && { pageEvents: notePageEvents(pageEvents) }),
  });
  const response = await requestHandlerOf(build)(new Request(site.url + address), context);
  const page = await toPage(response, { isHttps, now: ctx.now(), marked, ...(pageEvents && { pageEvents }) });
  return isPreview ? { page: asPreview(page), tags: new Set() } : { page, tags };
}

/** A draft is for holders of its URL: not cached, not indexed, not counted. */
function asPreview(page: Page): Page {
  const { 'surrogate-key': _key, 'cache-tag': _tag, ...headers } = page.headers;
  const own = {
    ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
    ...(headers['content-security-policy'] !== undefined && framedByOurselves(headers['content-security-policy'])),
  };
  return { ...page, headers: { ...headers, ...own }, lifetimeSeconds: 0, pageEvents: [] };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** File names contain a hash of their content, so browsers may cache them for ever. */
async function mountAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // The build wrote compressed copies (tools/bundle/compress-assets.ts).
    preCompressed: true,
    decorateReply: false,
    index: false,
  });
}

function mountManifests(app: FastifyInstance, manifests: ReadonlyMap<string, string>): void {
  for (const [url, body] of manifests) {
    app.get(url, async (_request, reply) =>
      reply.header('Cache-Control', IMMUTABLE).type('text/javascript; charset=utf-8').send(body),
    );
  }
}
