import { createContext, type RouterContextProvider } from 'react-router';
import type { Graph, Thing } from 'schema-dts';
import { escapeHtml } from '#shared/domain/html.ts';
import { buildOEmbedUrl } from '#shared/domain/site/embed-address.ts';

type Things = readonly Exclude<Thing, string>[];

/** Set by a page's loader, read when the document is written. Null for a page without structured data. */
const thingsContext = createContext<(() => Things) | null>(null);

type ReadonlyContext = Pick<RouterContextProvider, 'get'>;

/**
 * Sets a page's structured data for search engines. It is built only for a document, not for the page's `.data`, where browsers
 * would not use it.
 */
export function addStructuredData(context: Pick<RouterContextProvider, 'set'>, build: () => Things): void {
  context.set(thingsContext, build);
}

/** A title's page, for the link that names its widget. Null for every other page. */
const widgetContext = createContext<Widget | null>(null);

interface Widget {
  siteUrl: string;
  path: string;
  title: string;
}

/** Names the page's widget to other sites. In the document only: browsers do not need it. */
export function addWidgetLink(context: Pick<RouterContextProvider, 'set'>, widget: Widget): void {
  context.set(widgetContext, widget);
}

/** How sites that take pasted links find the widget (https://oembed.com, section 4), or an empty string. */
export function writeWidgetLink(context: ReadonlyContext): string {
  const widget = context.get(widgetContext);
  if (!widget) return '';
  const href = escapeHtml(buildOEmbedUrl(widget.siteUrl, widget.path));
  return `<link rel="alternate" type="application/json+oembed" href="${href}" title="${escapeHtml(widget.title)}"/>`;
}

/** The page's JSON-LD script, or an empty string. */
export function writeStructuredData(context: ReadonlyContext): string {
  const things = context.get(thingsContext)?.() ?? [];
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${escapeForScript(JSON.stringify(graph))}</script>`;
}

/** No text can close the script element or open a comment in it; U+2028 and U+2029 were line ends in older JavaScript. */
function escapeForScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
