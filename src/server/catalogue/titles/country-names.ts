const NAMES = new Intl.DisplayNames(['pt-BR'], { type: 'region', fallback: 'none' });

/** `BR` → `Brasil`. Codes without a current country (SU, XC) are left out. */
export function countryNames(codes: readonly string[]): string[] {
  return codes.flatMap((code) => (/^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? []) : []));
}
