import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { toLoggedPath } from '#shared/domain/logged-path.ts';
import { SCRIPT_NONCE_HEADER } from '#shared/domain/script-nonce.ts';
import { adminContext } from './admin/admin-backend.server.ts';
import { backendContext } from './backend.server.ts';
import { reportError } from './error-reporter.server.ts';
import { startAfterFirstPaint } from './first-paint.server.ts';
import { takeTurn } from './render-turns.server.ts';
import { withStructuredData, writeStructuredData } from './structured-data/structured-data.server.ts';
import { RequestCode } from './system/request-code.tsx';

// Reached by the web process through `build.entry.module`.
export { adminContext } from './admin/admin-backend.server.ts';
export { backendContext } from './backend.server.ts';
export { setErrorReporter } from './error-reporter.server.ts';

/** How long React Router waits for values a loader left pending; rendering gives up a second later. */
export const streamTimeout = 5_000;
const RENDER_TIMEOUT_MS = streamTimeout + 1_000;

/** Pages are rendered whole: a complete body has a length, can be hashed for the CSP, and can be kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // An address that asked for too much costs no render: the web process says so in its own few words.
  if (status === 429) return new Response(null, { status, headers });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status >= 500) headers.set('Cache-Control', 'no-store');

  // Only a failed page names its request: every other one is shared by all who ask for it.
  const requestCode = status >= 500 ? context.get(backendContext).requestId : '';
  // A page of the admin keeps its nonce; of a public one, which is cached, it says which scripts to hash (`toPage`).
  const ownNonce = context.get(adminContext)?.nonce;
  const nonce = ownNonce ?? randomBytes(18).toString('base64');
  if (!ownNonce) headers.set(SCRIPT_NONCE_HEADER, nonce);
  const page = (
    <RequestCode value={requestCode}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestCode>
  );
  // React Router gives a redirect no body. A page that says where it leads (`movingTo`) becomes one here, and keeps its own.
  const isMoving = headers.has('Location');
  await takeTurn();
  const rendered = await renderWhole(page, nonce);
  const html = ownNonce ? rendered : startAfterFirstPaint(rendered, nonce);
  // What is not there, or is elsewhere, has nothing to tell.
  const body = status === 200 && !isMoving ? withStructuredData(html, writeStructuredData(context)) : html;
  return new Response(body, { status: isMoving ? 301 : status, headers });
}

/** Rejects when the page itself fails to render: React Router then asks again with the error boundary. */
function renderWhole(page: React.ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        // A copy, because React writes the next chunk into the same memory.
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(body),
      onShellError: fail,
      // A part that fails inside the page fails the page: half a page must not be kept as a good one.
      onError: fail,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), RENDER_TIMEOUT_MS);
  });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (response.status >= 500) response.headers.set('Cache-Control', 'no-store');
  // Who asks for the data of a page is within the site and goes there by itself.
  if (response.ok) response.headers.delete('Location');
  return response;
};

/** A page that does not exist and a visitor who left are not errors of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId } = context.get(backendContext);
  // The path only: a query may hold what somebody searched for.
  reportError(error, { method: request.method, path: toLoggedPath(new URL(request.url).pathname), requestId });
};
