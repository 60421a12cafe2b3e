import { facts } from '#shared/text/facts.ts';

export const CERTIFICATIONS = ['L', '6', '10', '12', '14', '16', '18'] as const;
export type Certification = (typeof CERTIFICATIONS)[number];

/**
 * TMDB's BR strings are typed by hand: `A14` (self-rated), `Livre`, `14 anos`, `16+`.
 * An unknown one gives no badge; it is never guessed to be L.
 */
export function parseCertification(text: string): Certification | null {
  const plain = text.trim().toUpperCase();
  if (plain === 'L' || plain === 'AL' || plain === 'LIVRE') return 'L';
  const number = /^A?(\d{1,2})(?:\+| ANOS)?$/.exec(plain)?.[1];
  return CERTIFICATIONS.find((value) => value === number) ?? null;
}

export function certificationMeaning(certification: Certification): string {
  return facts.certificationMeaning[certification];
}
