import { randomUUID } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import fastifyCompress from '@fastify/compress';
import proxyAddr from '@fastify/proxy-addr';
import type { Span } from '@opentelemetry/api';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { REQUEST_HEADERS_MS, REQUEST_READ_MS, REQUESTS_BEGUN_MS } from '#shared/domain/limits.ts';
import { OEMBED_PATH } from '#shared/domain/site/embed-address.ts';
import { toLoggedPath } from '#shared/domain/site/logged-path.ts';
import { sectionOf } from '#shared/domain/site/measured-page.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { errors } from '#shared/text/errors.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import { noteConnection } from './connections-first.ts';
import type { Log } from './log.ts';
import { clientOf } from './network.ts';
import type { Metrics } from './observing/metrics.ts';
import { continueIn, failSpan, isTracing, startRootSpan } from './observing/spans.ts';
import { createRequestTurns } from './request-turns.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The function of the API that was called; set only once it is known to exist. */
    functionName: string | undefined;
    /** Set if the request is traced. */
    span: Span | undefined;
  }
}

export interface HttpOptions extends SecurityOptions {
  log: Log;
  metrics: Metrics;
  /** Only these peers may set the client's address. */
  trustedProxies: string[];
  /** Open connections per address, not counting trusted proxies; unlimited if not set. */
  connectionsPerAddress?: number;
  /** True while the process drains: every answer asks the client to close its connection. */
  isLeaving?: () => boolean;
}

const CLIENT_ERRORS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The only listener of a process. Services mount their prefixes on it; what all of them share is here. */
export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const { log, metrics, trustedProxies, connectionsPerAddress, isLeaving = () => false } = options;
  const common = withLowerCaseNames({ ...securityHeaders(options), Vary: 'accept-encoding' });
  const app = Fastify({
    // We log one line per request below; Fastify's own two lines are off.
    logger: false,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_000 },
    // Limits against slow senders. Node checks connections only every 30 s by default, and would end them that much later.
    connectionTimeout: 20_000,
    requestTimeout: REQUEST_READ_MS,
    http: { connectionsCheckingInterval: 1_000, headersTimeout: REQUEST_HEADERS_MS },
    keepAliveTimeout: 65_000,
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Requests that Fastify rejects before routing (e.g. an invalid URL) get our texts and headers too.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      const headers = { ...common, 'X-Request-Id': request.id, 'Cache-Control': 'no-store' };
      void reply.code(400).headers(headers).type(PLAIN).send(systemPages.badAddress);
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request';
      // Browsers open connections ahead. An answer on one that was not used yet could be taken for that of its first request.
      if (socket.bytesRead === 0) return void socket.destroy();
      const headers = { ...common, Connection: 'close', 'Content-Length': '0' };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
    },
  });
  await app.register(fastifyCompress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1_024,
  } as object);

  app.decorateRequest('functionName', undefined);
  app.decorateRequest('span', undefined);
  const turns = createRequestTurns(REQUESTS_BEGUN_MS);
  app.addHook('onRequest', (request, _reply, done) => {
    turns.enter({ isOurs: isOurs(request.url), client: () => clientOf(request.ip) }, done);
  });
  // Async, so that a body which is broken from its first byte gets one answer.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common).header('x-request-id', request.id);
    // A kept connection would be cut when the process ends, perhaps with the proxy's next request on it.
    if (isLeaving()) reply.header('Connection', 'close');
    // A trace begins here and not in a header of the request: visitors do not decide what is sampled.
    if (isTracing() && serviceOf(request.url) !== 'health')
      request.span = startRootSpan({ name: request.method, kind: 'server' });
    if (!METHODS.has(request.method)) {
      reply.header('Allow', allowedMethods(request.url)).header('Cache-Control', 'no-store').type(PLAIN);
      await reply.code(405).send(refusals.methodNotAllowed);
    }
    // `GET http://elsewhere/ HTTP/1.1` is for proxies, which we are not.
    else if (!request.url.startsWith('/')) await reply.code(400).type(PLAIN).send(systemPages.badAddress);
  });
  // Not earlier: the body was read in the events of the socket.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) continueIn(request.span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const seconds = reply.elapsedTime / 1_000;
    const service = serviceOf(request.url);
    metrics.requests.observe({ service, route, status: `${Math.floor(reply.statusCode / 100)}xx` }, seconds);
    // No client address: it is not needed to run the site.
    const fields = { requestId: request.id, method: request.method, path: toLoggedPath(request.url), service };
    // Probes come every second from every edge: at `info` they would be most of the log.
    const level = service === 'health' ? 'debug' : 'info';
    const traceId = endSpan(request, reply.statusCode, route);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log[level]({ ...fields, status: reply.statusCode, ms, ...(traceId && { traceId }) }, 'request');
    done();
  });
  answerUnhandled(app, log);
  app.server.on('connection', noteConnection);
  if (connectionsPerAddress) limitConnections(app, proxyAddr.compile(trustedProxies), connectionsPerAddress);
  return app;
}

/** Fastify sends names in lower case, and would convert these for every answer. */
function withLowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Even an idle connection costs a file descriptor. Proxies carry many clients and are not counted. */
function limitConnections(
  app: FastifyInstance,
  isProxy: (address: string, hop: number) => boolean,
  limit: number,
): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isIP(address) === 0 || isProxy(address, 0)) return;
    const client = clientOf(address);
    const count = (open.get(client) ?? 0) + 1;
    if (count > limit) return socket.destroy();
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

/** The fallback answer: short plain text without internal details. */
function answerUnhandled(app: FastifyInstance, log: Log): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('Cache-Control', 'no-store').type(PLAIN).send(systemPages.notFoundTitle),
  );
  app.setErrorHandler((error: Partial<FastifyError>, request, reply) => {
    // A folder of static files answers 403; hide that it exists.
    const given = error.statusCode === 403 ? 404 : (error.statusCode ?? 500);
    const status = given < 500 ? given : 500;
    if (status === 500) log.error({ err: error, requestId: request.id }, 'request failed');
    const message = status === 500 ? refusals.internal : systemPages.notFoundTitle;
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .type(PLAIN)
      .send(`${message}\n${errors.requestCode(request.id)}\n`);
  });
}

/** Few values, as a metric needs: the pattern of the route, with the name of the function or the section of the page. */
function routeOf({ routeOptions, functionName, url }: FastifyRequest): string {
  const route = routeOptions.url ?? 'unknown';
  if (route === '/*') return `/${sectionOf(url.split('?', 1)[0] ?? '')}`;
  return functionName === undefined ? route : route.replace(':name', functionName);
}

/** The name and the attributes are known only now; the address with its values is not among them. */
function endSpan({ span, id, method }: FastifyRequest, status: number, route: string): string | undefined {
  if (!span) return undefined;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    ...{ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    'lanterninha.request_id': id,
  });
  if (status >= 500) failSpan(span, String(status));
  span.end();
  return span.spanContext().traceId;
}

const PLAIN = 'text/plain; charset=utf-8';

/** Routes exist for these. Services refuse those they do not take; all others (`TRACE`, `PROPFIND`) are refused before a route is sought. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function allowedMethods(url: string): string {
  if (url.startsWith('/functions/')) return 'POST, OPTIONS';
  if (serviceOf(url) === 'functions') return 'GET, HEAD, OPTIONS';
  return /^\/admin(?:[/.?]|$)/.test(url) ? 'GET, HEAD, POST' : 'GET, HEAD';
}

/** The admin and health checks: a crowd of visitors must not delay them. */
const isOurs = (url: string) => /^\/(?:admin|healthz|readyz|metrics)(?:[/.?]|$)/.test(url);

const OEMBED = new RegExp(`^${OEMBED_PATH}(?:\\?|$)`);

function serviceOf(url: string): string {
  // The edge asks for these every second: counted with pages they would distort the statistics.
  if (/^\/(?:readyz|healthz|metrics)(?:\?|$)/.test(url)) return 'health';
  // A stream is open for minutes.
  if (url.startsWith('/admin/presenca/eventos')) return 'streams';
  if (url.startsWith('/api/') || url.startsWith('/functions/') || OEMBED.test(url)) return 'functions';
  return url.startsWith('/img/') || url.startsWith('/cartao/') ? 'images' : 'web';
}
