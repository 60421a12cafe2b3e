const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ENTITIES).map(([character, entity]) => [entity, character] as const),
  ['&nbsp;', ' '],
]);

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character as keyof typeof ENTITIES]);
}

/** Plain text as HTML: each line becomes a paragraph, and markup in it is escaped. */
export function toParagraphs(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

/** The text of our own HTML. It is not escaped: callers that put it into HTML must escape it again. */
export function toPlainText(html: string): string {
  return html
    .replace(/<\/?(?:p|br|[uo]l|li|h\d|blockquote|div)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => CHARACTERS.get(entity) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
