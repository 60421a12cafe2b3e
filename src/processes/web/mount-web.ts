import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Context } from '#server/context.ts';
import { sendKept } from '#server/infra/http-kept.ts';
import { pagePolicy } from '#server/infra/security-headers.ts';
import { openSearchMisses } from '#server/measurement/search-misses.ts';
import { openTally } from '#server/measurement/tally.ts';
import type { Staff } from '#server/staff/staff.ts';
import { networkOf } from '#server/staff/visit.ts';
import type { Setting } from '#shared/domain/admin-house.ts';
import { errors } from '#shared/text/errors.ts';
import type { Backend, Site } from './app/backend.server.ts';
import type * as EntryServer from './app/entry.server.tsx';
import { mountAdmin } from './mount-admin.ts';
import { mountFeeds } from './mount-feeds.ts';
import { mountReports } from './mount-reports.ts';
import { mountSitemaps } from './mount-sitemaps.ts';
import { openBackend } from './open-backend.ts';
import { openPreviews } from './open-previews.ts';
import type { Builds } from './split-build.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';

export interface WebOptions {
  ctx: Context;
  site: Site;
  isHttps: boolean;
  /** The React build; asked for on each request, so that development can hand out a fresh one. */
  loadBuild: () => Promise<Builds>;
  /** Browser files that are in no folder: address → content. */
  manifests: ReadonlyMap<string, string>;
  /** Without it there is no newsroom, and `/admin` is an address like any that leads nowhere. */
  staff: Staff | undefined;
  /** Where the build's browser files are; development serves them itself. */
  clientFolder: string | undefined;
  /** What the operator set, for the newsroom to look at. */
  settings?: readonly Setting[];
  /** Whether the store of pictures takes a file; without it nobody can say, and none is claimed to. */
  probeStore?: () => Promise<boolean>;
  /** On, unless something in front counts already. */
  areLimitsOn?: boolean;
}

/** Public pages: rendered whole on the server, from the same functions as the API. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  if (options.clientFolder) await mountAssets(app, options.clientFolder);
  mountManifests(app, options.manifests);
  const { ctx, site, staff, areLimitsOn = true } = options;
  await mountReports(app, { ctx, siteUrl: site.url, areLimitsOn });
  const previews = openPreviews(ctx, staff?.secret);
  mountSitemaps(app, ctx);
  mountFeeds(app, { ctx, product: site.name });
  const tally = openTally(ctx);
  const searchMisses = openSearchMisses(ctx);
  app.addHook('onClose', async () => {
    await Promise.all([tally.close(), searchMisses.close()]);
  });
  if (staff) {
    const loadBuild = async () => (await options.loadBuild()).admin;
    /** What the site answers there, redirects apart; nothing of it is sent or counted. */
    const probePage = async (path: string) => {
      const backend = openBackend(ctx, { site, previews, requestId: 'probe' });
      const { status, headers } = await render(path, options, backend);
      return { status, location: headers.get('location') ?? undefined };
    };
    await mountAdmin(app, {
      ...options,
      ctx: staff.ctx,
      staff,
      previews,
      loadBuild,
      probePage,
      settings: options.settings ?? [],
      probeStore: options.probeStore ?? (async () => false),
    });
  }

  // HEAD comes with GET: Fastify answers it with the same headers and no body.
  app.get('/*', async (request, reply) => {
    const shorter = withoutTrailingSlash(request.url);
    if (shorter) return reply.header('Cache-Control', 'public, max-age=0, s-maxage=86400').redirect(shorter, 301);
    const asker = { note: (typed: string) => searchMisses.note(typed, askerOf(request.ip)) };
    const backend = openBackend(ctx, { site, previews, requestId: request.id, tally, searchMisses: asker });
    const response = await render(request.url, options, backend);
    return sendPage(request, reply, response, options.isHttps);
  });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_request, reply) =>
      reply.code(405).header('Allow', 'GET, HEAD').header('Cache-Control', 'no-store').send(errors.methodNotAllowed),
  });
}

/** A bare request: no cookie and no header of the visitor's reaches a public page, so a kept copy is nobody's. */
async function render(url: string, options: WebOptions, backend: Backend): Promise<Response> {
  const { site: build } = await options.loadBuild();
  const entry = build.entry.module as unknown as typeof EntryServer;
  entry.setErrorReporter((error, where) => options.ctx.log.error({ err: error, ...where }, 'page failed'));
  const context = new RouterContextProvider();
  context.set(entry.backendContext, backend);
  return createRequestHandler(build)(new Request(options.site.url + url), context);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  isHttps: boolean,
): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
  if (isPreview(request.url)) keepFromEverybody(reply);
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    reply.header('content-security-policy', pagePolicy(body.toString('utf8'), { isHttps }));
  }
  // A redirect has no body, and so nothing to be of a type.
  if (body.length === 0) return reply.send();
  return sendKept(request, reply, body);
}

function isPreview(url: string): boolean {
  return /^\/previa(?:[/?.]|$)/.test(url);
}

/** A draft is for whoever was given its address, as it is at this moment: nobody else keeps it, names it or finds it. */
function keepFromEverybody(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
  reply.removeHeader('surrogate-key').removeHeader('cache-tag');
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** File names carry a hash of their content: they may be kept for ever. */
async function mountAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // The build left a smaller copy beside each (tools/bundle/compress-assets.ts).
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

/** Of IPv6 a household is one asker, however many addresses it has. */
function askerOf(address: string): string {
  return address.includes(':') ? networkOf(address) : address;
}
