import sanitize, { type IOptions } from 'sanitize-html';

/** Allowed markup. Headings start below those of the page; pictures are our own. */
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
      // A link without a valid target becomes plain text.
      if (!href.startsWith('https://')) return { tagName: 'span', attribs: {} };
      return { tagName: 'a', attribs: { href, rel: 'noopener nofollow' } };
    },
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
  // Deeper than any real text; the cost of cleaning grows with the square of the depth.
  nestingLimit: 20,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/img/'),
};

/** Used for storing and for showing. The result is safe, and cleaning it again changes nothing. */
export function cleanHtml(html: string): string {
  return sanitize(html, OPTIONS).trim();
}

/** `//evil.example` and `/\evil.example` name another site. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) || href.startsWith('#');
}
