import { randomBytes } from 'node:crypto';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { toLoggedPath } from '#shared/domain/site/logged-path.ts';
import { adminContext, pageContext } from '#web/contexts.ts';
import { waitForRenderTurn } from '#web/render-turns.ts';
import { ScriptNonce } from './design/script-nonce.ts';
import { startAfterFirstPaint } from './first-paint.server.ts';
import { renderMissing } from './missing-pages.server.ts';
import { writeStructuredData, writeWidgetLink } from './public/structured-data/structured-data.server.ts';
import { RequestCode } from './public/system/request-code.tsx';
import { renderHtml } from './render-html.server.ts';
import { currentMark, SECTIONS } from './shell/sections.ts';

/** How long React Router waits for values a loader left pending. */
export const streamTimeout = 5_000;

/** Pages are rendered whole, not streamed: a complete body has a length, can be hashed for the CSP, and can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // A rate-limited request costs no render: the web process writes a short answer itself.
  if (status === 429) return new Response(null, { status, headers });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status >= 500) headers.set('Cache-Control', 'no-store');

  // Only a failed page shows its request id: every other page is cached and shared.
  const requestCode = status >= 500 ? context.get(pageContext).requestId : '';
  // An admin page keeps its nonce. A public page is cached, so its nonce only marks the scripts to hash (`toPage`).
  const ownNonce = context.get(adminContext)?.nonce;
  // React Router sends redirects without a body. A page with a `Location` header (`redirectPage`) becomes a 301 here and keeps its
  // body.
  const isMoving = headers.has('Location');
  // Missing and redirecting pages have no structured data.
  const inHead = status === 200 && !isMoving ? writeWidgetLink(context) + writeStructuredData(context) : '';
  const render = async () => {
    const nonce = ownNonce ?? randomBytes(18).toString('base64');
    await waitForRenderTurn();
    const toTree = (given: EntryContext) => (
      <RequestCode value={requestCode}>
        <ScriptNonce value={nonce}>
          <ServerRouter context={given} url={request.url} nonce={nonce} />
        </ScriptNonce>
      </RequestCode>
    );
    const rendered = await renderHtml(toTree, routerContext, { nonce, inHead });
    return { html: ownNonce ? rendered : startAfterFirstPaint(rendered, nonce), nonce };
  };
  const { pathname } = new URL(request.url);
  const { html, nonce } =
    status === 404 && !ownNonce
      ? await renderMissing(nameMissing(routerContext, pathname), pathname, render)
      : await render();
  const { takeHtml } = context.get(pageContext);
  takeHtml?.({ html, nonce });
  return new Response(takeHtml ? null : html, { status: isMoving ? 301 : status, headers });
}

/** Everything a missing page depends on besides its address: routes, their data, the marked section of the navigation. */
function nameMissing({ staticHandlerContext }: EntryContext, pathname: string): string {
  const { matches, loaderData, errors } = staticHandlerContext;
  const marks = SECTIONS.map((section) => currentMark(section, pathname));
  return JSON.stringify([matches.map(({ route }) => route.id), loaderData, errors, marks]);
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (response.status >= 500) response.headers.set('Cache-Control', 'no-store');
  // A data request comes from the site's own script, which redirects by itself.
  if (response.ok) response.headers.delete('Location');
  return response;
};

/** A missing page and an aborted request are not errors of the site. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { ctx, requestId } = context.get(pageContext);
  // The path only: the query may contain a visitor's search.
  const path = toLoggedPath(new URL(request.url).pathname);
  ctx.log.error({ err: error, method: request.method, path, requestId }, 'page failed');
};
