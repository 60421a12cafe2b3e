import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { callFunction } from '#server/catalogue/call-function.ts';
import type { Context } from '#server/context.ts';
import { pagePolicy } from '#server/infra/security-headers.ts';
import { type FunctionName, functions } from '#shared/contract/functions.ts';
import type { Backend, Site } from './app/backend.server.ts';
import type * as EntryServer from './app/entry.server.tsx';

export interface WebOptions {
  ctx: Context;
  site: Site;
  isHttps: boolean;
  /** The React build; asked for on each request, so that development can hand out a fresh one. */
  loadBuild: () => Promise<ServerBuild>;
  /** Where the build's browser files are; development serves them itself. */
  clientFolder: string | undefined;
}

/** Public pages: rendered whole on the server, from the same functions as the API. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  if (options.clientFolder) await mountAssets(app, options.clientFolder);
  const call = functionsFor(options.ctx);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const build = await options.loadBuild();
      const entry = build.entry.module as unknown as typeof EntryServer;
      entry.setErrorReporter((error, fields) => options.ctx.log.error({ err: error, ...fields }, 'page failed'));
      const context = new RouterContextProvider();
      const backend: Backend = { functions: call, site: options.site, requestId: request.id };
      context.set(entry.backendContext, backend);
      // A bare request: no cookie and no header of the visitor's reaches a public page, so a kept copy is nobody's.
      const bare = new Request(options.site.url + request.url, { method: request.method });
      const response = await createRequestHandler(build)(bare, context);
      return sendPage(reply, response, options.isHttps);
    },
  });
}

async function sendPage(reply: FastifyReply, response: Response, isHttps: boolean): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    reply.header('content-security-policy', pagePolicy(body.toString('utf8'), { isHttps }));
  }
  return reply.send(body);
}

/** The contract's names, each bound to this process's context. */
function functionsFor(ctx: Context): Backend['functions'] {
  const bound = (Object.keys(functions) as FunctionName[]).map((name) => [
    name,
    (request: unknown) => callFunction(ctx, name, request),
  ]);
  return Object.fromEntries(bound) as Backend['functions'];
}

/** File names carry a hash of their content: they may be kept for ever. */
async function mountAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
  });
}
