const NAMES = new Intl.DisplayNames(['pt-BR'], { type: 'language', fallback: 'none' });

/** To look one up costs as much as to render a card, and a page with trailers asks for the same one many times. */
const known = new Map<string, string>();

/** `ja` → `japonês`. Empty for a code that is no language: TMDB writes `xx` for a film without dialogue. */
export function languageName(code: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) return '';
  const name = known.get(code) ?? NAMES.of(OLD_CODES[code] ?? code) ?? '';
  known.set(code, name);
  return name;
}

/** TMDB uses `cn` for Cantonese (and `zh` for Mandarin). */
const OLD_CODES: Readonly<Record<string, string>> = { cn: 'yue' };
