import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { Context } from '#server/context.ts';
import { noncePolicy } from '#server/infra/security-headers.ts';
import type { Staff } from '#server/staff/staff.ts';
import { openVisit } from '#server/staff/visit.ts';
import { ADMIN_FORM_BYTES } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { FAILURES, Failure } from '#shared/domain/failure.ts';
import { escapeHtml } from '#shared/domain/html.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { errors } from '#shared/text/errors.ts';
import { type AdminTools, openAdminRequest } from './admin-request.ts';
import { admitUploads, isUpload } from './admit-uploads.ts';
import { adminContext, pageContext, type Site } from './contexts.ts';
import { isFromOurPages, isOtherLoopbackName } from './cross-site.ts';
import { mountStreams, type StreamsOptions } from './mount-streams.ts';
import type { Previews } from './open-previews.ts';
import { requestHandlerOf } from './split-build.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';

export interface AdminOptions {
  ctx: Context;
  staff: Staff;
  /** While the primary is down: the same on a replica, read-only. */
  standIn?: (() => Staff | undefined) | undefined;
  site: Site;
  previews: Previews;
  isHttps: boolean;
  loadBuild: () => Promise<ServerBuild>;
  tools: AdminTools;
  listener: StreamsOptions['listener'];
}

const FORM = 'application/x-www-form-urlencoded';
const PLAIN = 'text/plain; charset=utf-8';

/** The admin: the only part of the site that knows who asks. Never cached and never indexed. */
export async function mountAdmin(app: FastifyInstance, options: AdminOptions): Promise<void> {
  // Password managers look here for the page that changes a password.
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').redirect(adminPaths.account(), 302),
  );
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM, { parseAs: 'buffer', bodyLimit: ADMIN_FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    admitUploads(scope, options.staff);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('Cache-Control', 'private, no-store').header('X-Robots-Tag', 'noindex, nofollow');
      // Not `no-referrer`: browsers would then send no Origin with our own forms.
      reply.header('Referrer-Policy', 'same-origin');
    });
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const told = error instanceof Failure ? error : undefined;
      const status = told ? FAILURES[told.code].http : (error.statusCode ?? 500);
      if (status >= 500) options.ctx.log.error({ err: error, requestId: request.id }, 'request failed');
      if (status === 503) reply.header('Retry-After', '5');
      const message = told?.message ?? refusals.internal;
      return reply
        .code(status)
        .type(PLAIN)
        .send(`${message}\n${errors.requestCode(request.id)}\n`);
    });
    mountStreams(scope, options);
    for (const url of ['/admin', '/admin.data', '/admin/*']) {
      scope.route({ method: ['GET', 'POST'], url, handler: (request, reply) => answer(request, reply, options) });
      scope.route({
        method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        handler: async (_request, reply) =>
          reply.code(405).header('Allow', 'GET, HEAD, POST').type(PLAIN).send(refusals.methodNotAllowed),
      });
    }
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: AdminOptions): Promise<FastifyReply> {
  const { headers, method, url } = request;
  const shorter = method === 'POST' ? undefined : withoutTrailingSlash(url);
  if (shorter) return reply.redirect(shorter, 301);
  if (method !== 'POST' && isOtherLoopbackName(headers.host, options.site.url))
    return reply.redirect(options.site.url + url, 302);
  if (method !== 'POST' && isLinkOfAnotherSite(request))
    return reply.type('text/html; charset=utf-8').send(ASK_AGAIN(options.site.name));
  const from = { origin: headers.origin, fetchSite: headers['sec-fetch-site'] };
  if (method === 'POST' && !isFromOurPages(from, options.site.url)) {
    options.ctx.metrics.securityEvents.inc({ kind: 'access.refused' });
    return reply.code(403).type(PLAIN).send(adminErrors.crossSite);
  }

  const visit = openVisit({
    cookie: headers.cookie ?? '',
    userAgent: headers['user-agent'] ?? '',
    address: request.ip,
  });
  const nonce = randomBytes(18).toString('base64');
  const staff = options.standIn?.() ?? options.staff;
  const admin = await openAdminRequest(staff, visit, { nonce, tools: options.tools, isUse: !isByItself(url) });
  const context = new RouterContextProvider();
  const { site, previews } = options;
  context.set(pageContext, {
    ...{ ctx: staff.ctx, site, previews, requestId: request.id },
    // An admin page is never cached.
    ...{ markPreview() {}, addTags() {} },
  });
  context.set(adminContext, admin);
  const response = await render(request, options, context);
  // A loader that forgot to check permissions must not answer.
  if (response.status === 200 && !admin.wasGranted())
    throw new Error(`no permission check for ${method} ${request.url}`);
  return send(reply, response, { nonce, cookies: visit.cookies, isHttps: options.isHttps });
}

/** Sent by an open page, not by its member. */
function isByItself(url: string): boolean {
  return new RegExp(`^${adminPaths.presence()}(?:[.?]|$)`).test(url);
}

/** The session cookie is `SameSite=Strict`: links in messages or on other sites arrive without it. */
function isLinkOfAnotherSite({ headers }: FastifyRequest): boolean {
  const isNavigation = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
  return isNavigation && !/(?:^|;\s*)(?:__Host-)?sid=/.test(headers.cookie ?? '');
}

/** The page reloads itself, without script: that request is same-site, so the cookie is sent. */
const ASK_AGAIN = (title: string) =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta http-equiv="refresh" content="0"><title>${escapeHtml(title)}</title>`;

async function render(
  request: FastifyRequest,
  { site, loadBuild }: AdminOptions,
  context: RouterContextProvider,
): Promise<Response> {
  const build = await loadBuild();
  const isForm = request.method === 'POST';
  const asked = new Request(site.url + withoutRouteChoice(request.url), {
    method: isForm ? 'POST' : 'GET',
    ...(isForm && { body: new Uint8Array(request.body as Buffer), headers: { 'content-type': formTypeOf(request) } }),
  });
  return requestHandlerOf(build)(asked, context);
}

/** `_routes` asks for the data of some routes only; an unknown name makes React Router fail. So it is dropped. */
function withoutRouteChoice(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const rest = (query ?? '').split('&').filter((pair) => pair !== '' && !/^_routes(?:=|$)/.test(pair));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
}

/** For a form with a file, the type also contains the multipart boundary. */
function formTypeOf(request: FastifyRequest): string {
  return isUpload(request) ? String(request.headers['content-type']) : FORM;
}

async function send(
  reply: FastifyReply,
  response: Response,
  { nonce, cookies, isHttps }: { nonce: string; cookies: string[]; isHttps: boolean },
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'cache-control') reply.header(name, value);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  reply.header('content-security-policy', noncePolicy(nonce, { isHttps }));
  const body = Buffer.from(await response.arrayBuffer());
  return body.length === 0 ? reply.send() : reply.send(body);
}
