import sanitize, { type IOptions } from 'sanitize-html';
import type { SafeHtml } from './safe-html.ts';

/** What editors may use. Headings begin below those of the page; pictures are our own. */
const OPTIONS: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a', 'img'],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    a: (_tag, { href = '' }) => {
      if (isOwnPath(href)) return { tagName: 'a', attribs: { href } };
      // A link that leads nowhere is its words.
      if (!href.startsWith('https://')) return { tagName: 'span', attribs: {} };
      return { tagName: 'a', attribs: { href, rel: 'noopener nofollow' } };
    },
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/img/'),
};

/**
 * What was stored is cleaned when it was written; it is cleaned again here, so that a hole there is not a hole in every
 * page. On the server only: not a byte of the cleaner reaches the browser. Nothing left to read is `null`.
 */
export function sanitiseHtml(html: string | null): SafeHtml | null {
  const clean = sanitize(html ?? '', OPTIONS).trim();
  return clean === '' ? null : (clean as SafeHtml);
}

/** `//evil.example` and `/\evil.example` lead to another site. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) || href.startsWith('#');
}
