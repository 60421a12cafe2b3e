/** The paths hidden from search engines are one subject. Home and the pages with texts are hidden by a switch of their own. */
export const HIDDEN_PATHS = { entity: 'robots', id: 1 } as const;

/** Stored JSON is not trusted: what is no text is ignored. */
export function parseHiddenPaths(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
}
