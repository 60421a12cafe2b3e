/** TMDB's own codes: `xx` means no language, and `cn` means Cantonese (`yue`). */
const TMDB_CODES: Readonly<Record<string, string>> = { xx: '', cn: 'yue' };

/** For a `lang` attribute; `undefined` for Portuguese, the page's own language. */
export function foreignLang(code: string): string | undefined {
  const lang = Object.hasOwn(TMDB_CODES, code) ? TMDB_CODES[code] : code;
  return lang && !/^pt\b/i.test(lang) ? lang : undefined;
}
