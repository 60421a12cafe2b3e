import { randomUUID } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import fastifyCompress from '@fastify/compress';
import proxyAddr from '@fastify/proxy-addr';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { REQUEST_HEADERS_MS, REQUEST_READ_MS } from '#shared/domain/limits.ts';
import { toLoggedPath } from '#shared/domain/logged-path.ts';
import { errors } from '#shared/text/errors.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { clientOf } from './network.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

export interface HttpOptions extends SecurityOptions {
  log: Log;
  metrics: Metrics;
  /** Only these peers may say who the client is. */
  trustedProxies: string[];
  /** Open connections of one address, trusted proxies apart; without it, any number. */
  connectionsPerAddress?: number;
}

/** The one listener of a process. Services mount their prefixes on it; what concerns all of them is here. */
export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const { log, metrics, trustedProxies, connectionsPerAddress } = options;
  const common = { ...securityHeaders(options), Vary: 'accept-encoding' };
  const app = Fastify({
    // One line per answered request, written below; Fastify's own two lines per request are off.
    logger: false,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_000 },
    // Slow senders are cut: headers and body within these. Node checks every 30 s unless told, and would cut that much later.
    connectionTimeout: 20_000,
    requestTimeout: REQUEST_READ_MS,
    http: { connectionsCheckingInterval: 1_000, headersTimeout: REQUEST_HEADERS_MS },
    keepAliveTimeout: 65_000,
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // What never becomes a request of ours (an address that is no text) is answered in our words and with our headers.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      const headers = { ...common, 'X-Request-Id': request.id, 'Cache-Control': 'no-store' };
      void reply.code(400).headers(headers).type(PLAIN).send(systemPages.badAddress);
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
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

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common).header('X-Request-Id', request.id);
    // `GET http://elsewhere/ HTTP/1.1` is for proxies, and we are none.
    if (!request.url.startsWith('/')) await reply.code(400).type(PLAIN).send(systemPages.badAddress);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1_000;
    const service = serviceOf(request.url);
    metrics.requests.observe({ service, route, status: `${Math.floor(reply.statusCode / 100)}xx` }, seconds);
    // Nobody's address: it is not needed to run the house.
    const fields = { requestId: request.id, method: request.method, path: toLoggedPath(request.url), service };
    log.info({ ...fields, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
  });
  answerUnhandled(app, log);
  if (connectionsPerAddress) limitConnections(app, proxyAddr.compile(trustedProxies), connectionsPerAddress);
  return app;
}

/** A connection costs a descriptor even while it says nothing. Proxies stand for many clients and are not counted. */
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

/** What no service of this process answered itself: plain, short, and without a word of what went wrong inside. */
function answerUnhandled(app: FastifyInstance, log: Log): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('Cache-Control', 'no-store').type(PLAIN).send(systemPages.notFoundTitle),
  );
  app.setErrorHandler((error: Partial<FastifyError>, request, reply) => {
    // A folder of files is not there to be looked into, and not there to be told about either.
    const given = error.statusCode === 403 ? 404 : (error.statusCode ?? 500);
    const status = given < 500 ? given : 500;
    if (status === 500) log.error({ err: error, requestId: request.id }, 'request failed');
    const message = status === 500 ? errors.internal : systemPages.notFoundTitle;
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .type(PLAIN)
      .send(`${message}\n${errors.requestCode(request.id)}\n`);
  });
}

const PLAIN = 'text/plain; charset=utf-8';

function serviceOf(url: string): string {
  // Asked for by the edge every second: among pages they would hide how those fare.
  if (/^\/(?:readyz|healthz|metrics)(?:\?|$)/.test(url)) return 'health';
  if (url.startsWith('/api/') || url.startsWith('/functions/')) return 'functions';
  return url.startsWith('/img/') || url.startsWith('/cartao/') ? 'images' : 'web';
}
