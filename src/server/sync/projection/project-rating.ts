import {
  parseRatingReason,
  type RatingOrigin,
  type RatingReason,
  readRatingOrigin,
  sortRatingReasons,
} from '#shared/domain/titles/age-rating.ts';
import { parseCertification } from '#shared/domain/titles/certification.ts';
import type { MovieOverrides } from '#shared/domain/titles/movie.ts';

/** A Brazilian rating as TMDB has it. */
export interface FoundRating {
  certification: string;
  descriptors: readonly string[];
}

interface RatingRow {
  certification: string | null;
  certification_reasons: RatingReason[];
  certification_origin: RatingOrigin | null;
  certification_source: string | null;
}

type RatingOverrides = Pick<
  MovieOverrides,
  'certification' | 'certificationReasons' | 'certificationOrigin' | 'certificationSource'
>;

/** TMDB's reasons and origin belong to TMDB's value: they are not shown with another one that an editor chose. */
export function projectRating(found: FoundRating | undefined, overrides: RatingOverrides): RatingRow {
  const provided = found && parseCertification(found.certification);
  const certification = overrides.certification ?? provided ?? null;
  const tmdb = provided && provided === certification ? found : undefined;
  const reasons = tmdb?.descriptors.flatMap((text) => parseRatingReason(text) ?? []) ?? [];
  const { certificationReasons, certificationOrigin, certificationSource } = overrides;
  const isEdited = Boolean(overrides.certification ?? certificationReasons ?? certificationOrigin);
  return {
    certification,
    certification_reasons: sortRatingReasons(certificationReasons ?? reasons),
    certification_origin: certificationOrigin ?? (tmdb ? readRatingOrigin(tmdb.certification) : null),
    certification_source: certificationSource ?? (isEdited ? 'editor' : tmdb ? 'tmdb' : null),
  };
}
