import sanitizeHtml from 'sanitize-html';

/**
 * What an editor's text may hold: paragraphs, lists, emphasis, small headings, quotes, and links to https or to our own
 * pages. Everything else goes before it is stored, so nothing that reads the tables has to trust anybody.
 */
const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({
      tagName,
      // An address of another site is none of our recommendations to a search engine.
      attribs: href.startsWith('/') ? { href } : { href, rel: 'noopener nofollow' },
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'a' && !frame.attribs.href,
};

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, RICH_TEXT).trim();
}
