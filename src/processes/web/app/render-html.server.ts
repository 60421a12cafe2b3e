import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** A second more than React Router waits for values a loader left pending. */
const RENDER_TIMEOUT_MS = 6_000;

/** How React marks a boundary whose content waits for a module or failed. */
const UNFINISHED = '<!--$!-->';

/**
 * The whole page, with `inHead` and its data for the browser. It is encoded at once: with any letter beyond Latin-1, to search or
 * copy it as a string takes ten times as long. A page that waits for a module, which happens once per module, or whose part
 * failed is rendered again as a stream, which waits and reports the error.
 */
export async function renderHtml(
  toTree: (context: EntryContext) => ReactNode,
  context: EntryContext,
  { nonce, inHead }: { nonce: string; inHead: string },
): Promise<Buffer<ArrayBuffer>> {
  const { serverHandoffStream, ...withoutData } = context;
  const html = Buffer.from(`<!DOCTYPE html>${renderToString(toTree(withoutData as EntryContext))}`);
  if (html.includes(UNFINISHED)) return insert(await renderStream(toTree(context), nonce), { inHead, inBody: '' });
  const hasData = serverHandoffStream && context.renderMeta?.didRenderScripts;
  const inBody = hasData ? writePageData(await new Response(serverHandoffStream).text(), nonce) : '';
  return insert(html, { inHead, inBody });
}

/** At the end of the head and of the body. The first `</head>` and the last `</body>` are the real ones: `<` is escaped in texts. */
function insert(html: Buffer, { inHead, inBody }: { inHead: string; inBody: string }): Buffer<ArrayBuffer> {
  const headEnds = inHead ? html.indexOf('</head>') : 0;
  const bodyEnds = html.lastIndexOf('</body>');
  const [head, body, end] = [html.subarray(0, headEnds), html.subarray(headEnds, bodyEnds), html.subarray(bodyEnds)];
  return Buffer.concat([head, Buffer.from(inHead), body, Buffer.from(inBody), end]);
}

/** Hands the block before it to React Router; the same on every page. */
const HAND_OVER =
  '{const {streamController:c}=window.__reactRouterContext;c.enqueue(document.currentScript.previousElementSibling.textContent);c.close()}';

/**
 * React Router's data in its own format, lines of JSON. In a block that is no script it is neither quoted a second time nor
 * hashed for the policy. `<` occurs only in strings; escaped, no text can close the block or open a comment in it.
 */
function writePageData(lines: string, nonce: string): string {
  const block = `<script type="application/json">${lines.replaceAll('<', '\\u003c')}</script>`;
  return `${block}<script nonce="${nonce}">${HAND_OVER}</script>`;
}

/** Rejects when any part of the page fails to render: React Router then renders the error boundary. */
function renderStream(page: ReactNode, nonce: string): Promise<Buffer> {
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
      // An error in any part fails the whole page: an incomplete page must not be cached as a good one.
      onError: fail,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), RENDER_TIMEOUT_MS);
  });
}
