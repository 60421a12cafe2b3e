const NAMES = new Intl.DisplayNames(['pt-BR'], { type: 'language', fallback: 'none' });

/** `ja` → `japonês`. Empty for what is no language: TMDB writes `xx` for a film without words. */
export function languageName(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (NAMES.of(OLD_CODES[code] ?? code) ?? '') : '';
}

/** TMDB's own code for Cantonese, and `zh` for Mandarin. */
const OLD_CODES: Readonly<Record<string, string>> = { cn: 'yue' };
