import type { CertificationBadge } from '#shared/contract/title-parts.ts';
import { ageRating } from '#shared/text/titles/age-rating.ts';
import { httpsOnly } from '../../../design/https-only.ts';

/** The age rating as the page says it; an unknown one is said to be unknown. */
export interface AgeRatingView {
  /** `null` if unknown. */
  age: string | null;
  meaning: string;
  /** "Tem violência e drogas."; empty if none is known. */
  reasons: string;
  /** "Classificação oficial."; empty if unknown. */
  origin: string;
  /** "Fonte: TMDB", with the address if an editor gave one. */
  source: { label: string; href: string | null } | null;
}

export function toAgeRating(badge: CertificationBadge | null): AgeRatingView {
  if (!badge) return { age: null, meaning: ageRating.unknown, reasons: '', origin: '', source: null };
  const { certification: age, meaning, reasons, origin, source } = badge;
  return {
    ...{ age, meaning, source: toSource(source) },
    reasons: reasons.length > 0 ? ageRating.has(reasons) : '',
    origin: origin ? `${ageRating.origins[origin]}.` : '',
  };
}

function toSource(source: string | null): AgeRatingView['source'] {
  if (source === null) return null;
  if (source === 'tmdb' || source === 'editor') return { label: ageRating.source(ageRating[source]), href: null };
  const href = httpsOnly(source);
  return href === null ? null : { label: ageRating.source(new URL(href).hostname.replace(/^www\./, '')), href };
}
