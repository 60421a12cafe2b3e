const NAMES = new Intl.DisplayNames(['pt-BR'], { type: 'language', fallback: 'none' });

/** `ja` → `japonês`. Empty for a code that is no language: TMDB writes `xx` for a film without dialogue. */
export function languageName(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (NAMES.of(OLD_CODES[code] ?? code) ?? '') : '';
}

/** TMDB uses `cn` for Cantonese (and `zh` for Mandarin). */
const OLD_CODES: Readonly<Record<string, string>> = { cn: 'yue' };
