import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { openServices } from '../src/open-services.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { SERVICES } from '../src/server/infra/secrets.ts';
import { deleteAllDocuments } from '../src/server/store/cache/documents.ts';
import { readableLog } from './dev/readable-log.ts';

export interface DevApp {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Resolves when all its requests are answered, or after this time. */
  idle(withinMs: number): Promise<void>;
  close(): Promise<void>;
}

const PREVIOUS_IDLE_MS = 2_000;
const CLOSE_MS = 10_000;
const PICTURE = /^\/(?:img|cartao)\//;

/** All services as in production, with pages from Vite. dev-server.ts loads this file through Vite, and again after an edit. */
export async function openDevApp(
  loadServerBuild: () => Promise<ServerBuild>,
  previous: Promise<DevApp> | undefined,
): Promise<DevApp> {
  const env = readEnv();
  const { app, ctx, close } = await openServices({
    env,
    log: createLog(env.LOG_LEVEL, readableLog),
    services: new Set(SERVICES),
    async openPages() {
      const loadBuild = async () => {
        const build = await loadServerBuild();
        return { site: build, admin: build, docs: build };
      };
      return { loadBuild, manifests: new Map(), clientFolder: undefined };
    },
    prepare(http) {
      http.addHook('onSend', async (request, reply) => {
        // Vite adds scripts and styles to the page that the production policy refuses.
        reply.removeHeader('content-security-policy');
        // Otherwise a browser shows its cached answer once more before it asks again (stale-while-revalidate).
        if (!PICTURE.test(request.url)) reply.header('cache-control', 'no-store');
      });
    },
  });
  await app.ready();
  // The code that builds documents may have changed: delete the cached ones once the old app can no longer store another.
  await previous?.then((old) => old.idle(PREVIOUS_IDLE_MS)).catch(() => undefined);
  await deleteAllDocuments(ctx.db);

  let inFlight = 0;
  const idle = async (withinMs: number) => {
    for (const end = Date.now() + withinMs; inFlight > 0 && Date.now() < end; ) await sleep(20);
  };
  return {
    idle,
    answer(request, response) {
      inFlight += 1;
      response.once('close', () => {
        inFlight -= 1;
      });
      app.routing(request, response);
    },
    async close() {
      await idle(CLOSE_MS);
      await close();
    },
  };
}
