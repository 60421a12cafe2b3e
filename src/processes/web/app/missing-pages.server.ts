import type { MarkedHtml } from '#web/contexts.ts';
import { describeAttemptedRoute } from './public/system/attempted-route.ts';

interface Template {
  before: string;
  after: string;
  nonce: string;
}

/** More kinds than the site has: routes × sections of the navigation. */
const TEMPLATES = 200;
const templates = new Map<string, Template>();

/**
 * Pages of missing things differ only in the address they show. Each kind is rendered once, so that a client that asks for many
 * made-up addresses costs no renders. `kind` names everything else that the page depends on.
 */
export async function renderMissing(
  kind: string,
  pathname: string,
  render: () => Promise<MarkedHtml>,
): Promise<MarkedHtml> {
  const address = `<code>${escapeText(describeAttemptedRoute(pathname))}</code>`;
  const template = templates.get(kind);
  if (template) return { html: Buffer.from(template.before + address + template.after), nonce: template.nonce };
  const rendered = await render();
  const [before, after, ...more] = rendered.html.toString('utf8').split(address);
  if (before !== undefined && after !== undefined && more.length === 0 && templates.size < TEMPLATES)
    templates.set(kind, { before, after, nonce: rendered.nonce });
  return rendered;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React escapes text. */
function escapeText(text: string): string {
  return text.replace(/["&'<>]/g, (character) => ESCAPED[character] ?? character);
}
