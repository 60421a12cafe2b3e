/** Values that filters of titles accept: steps, because every step has its own count. */

/** Up to this age; 0 is for everyone. */
export const AGE_STEPS = [0, 6, 10, 12, 14, 16, 18] as const;
/** Up to this many minutes. */
export const MINUTE_STEPS = [30, 60, 90, 110, 130, 150, 180] as const;
/** From this rating on. */
export const RATING_STEPS = [5, 6, 7, 8, 9] as const;

/** `?acesso=`: how a title can be watched. */
export const ACCESS_KINDS = {
  incluso: 'flatrate',
  gratis: 'free',
  anuncios: 'ads',
  aluguel: 'rent',
  compra: 'buy',
  cinema: 'cinema',
} as const;
export type AccessWord = keyof typeof ACCESS_KINDS;
export const ACCESS_WORDS = Object.keys(ACCESS_KINDS) as AccessWord[];

/** `?idade=`: a title for everyone is `livre`. */
export function toAgeWord(age: number): string {
  return age === 0 ? 'livre' : String(age);
}

/** The age of a word (`livre`, `L` or a number); undefined if it is no step. */
export function parseAge(word: string): number | undefined {
  const age = /^(?:livre|l)$/i.test(word) ? 0 : Number(word || Number.NaN);
  return AGE_STEPS.find((step) => step === age);
}

/** `?duracao=` and `?nota=`: one of the steps; undefined for anything else. */
export function parseStep(word: string, steps: readonly number[]): number | undefined {
  return /^\d{1,3}$/.test(word) ? steps.find((step) => step === Number(word)) : undefined;
}
