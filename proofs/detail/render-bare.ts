import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from '../../src/processes/web/contexts.ts';
import { loadBuild } from '../../src/processes/web/load-build.ts';
import { siteOf } from '../../src/processes/web/mount-web.ts';
import { openPreviews } from '../../src/processes/web/open-previews.ts';
import { openContext } from '../../src/server/context.ts';
import type { Env } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';

/**
 * Renders the page once through our own server and records what React received; from then on runs only React on it.
 * The stream with the browser's copy of the data is left out, because it can be read only once.
 */
export async function renderBare(env: Env, page: string): Promise<() => string> {
  const { ctx, close } = await openContext(env, createLog('silent'));
  const { site: build } = await loadBuild();
  let captured: EntryContext | undefined;
  const capturing = {
    ...build,
    entry: {
      module: {
        ...build.entry.module,
        default: (_request: Request, status: number, headers: Headers, context: EntryContext) => {
          captured = context;
          return new Response('', { status, headers });
        },
      },
    },
  };
  const url = env.SITE_URL + page;
  const context = new RouterContextProvider();
  const site = siteOf(env);
  const previews = openPreviews(ctx, undefined);
  context.set(pageContext, { ctx, site, previews, requestId: 'bench', markPreview() {}, addTags() {} });
  await createRequestHandler(capturing)(new Request(url), context);
  await close();
  if (!captured) throw new Error('the page was not rendered');
  const tree = createElement(ServerRouter, { context: { ...captured, serverHandoffStream: undefined }, url } as never);
  return () => `<!DOCTYPE html>${renderToString(tree)}`;
}
