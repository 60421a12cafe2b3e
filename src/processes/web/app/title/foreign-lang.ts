/** TMDB's own codes: `xx` is no language at all, and what it calls Cantonese is China's. */
const TMDB_CODES: Readonly<Record<string, string>> = { xx: '', cn: 'yue' };

/** For a `lang` attribute: Portuguese is the page's own language and needs none. */
export function foreignLang(code: string): string | undefined {
  const lang = Object.hasOwn(TMDB_CODES, code) ? TMDB_CODES[code] : code;
  return lang && !/^pt\b/i.test(lang) ? lang : undefined;
}
