import { createContext, type RouterContextProvider } from 'react-router';
import type { Graph, Thing } from 'schema-dts';

type Things = readonly Exclude<Thing, string>[];

/** Set by the loader of a page, read where the document is written. Null for what has nothing to tell. */
const thingsContext = createContext<(() => Things) | null>(null);

type ReadonlyContext = Pick<RouterContextProvider, 'get'>;

/**
 * What a page says of itself to search engines. It goes into the document and nowhere else: not into the page's data, which
 * browsers fetch without ever reading this. It is built only when a document is.
 */
export function tellSearchEngines(context: Pick<RouterContextProvider, 'set'>, build: () => Things): void {
  context.set(thingsContext, build);
}

/** The one block of a page, or nothing. */
export function writeStructuredData(context: ReadonlyContext): string {
  const things = context.get(thingsContext)?.() ?? [];
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${escapeForScript(JSON.stringify(graph))}</script>`;
}

/** Puts it at the end of the head. The first `</head>` is the page's own: in texts `<` is escaped. */
export function withStructuredData(html: Buffer<ArrayBuffer>, block: string): Buffer<ArrayBuffer> {
  const place = block ? html.indexOf('</head>') : -1;
  return place < 0 ? html : Buffer.concat([html.subarray(0, place), Buffer.from(block), html.subarray(place)]);
}

/** No text can close the element, nor open a comment in it; the two separators were once line ends to a parser. */
function escapeForScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
