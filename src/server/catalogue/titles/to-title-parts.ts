import type { z } from 'zod';
import type { DubbingVoice } from '#shared/contract/dubbing.ts';
import type { CertificationBadge, TitleImages, Video } from '#shared/contract/title-parts.ts';
import { isRatingReason, type RatingOrigin } from '#shared/domain/titles/age-rating.ts';
import { type Certification, certificationMeaning } from '#shared/domain/titles/certification.ts';
import { ageRating } from '#shared/text/titles/age-rating.ts';
import type { VoiceRow } from '../../store/dubbing/dubbing-credits.ts';
import { type ImageFile, toImages } from './to-images.ts';

interface ImageRow extends ImageFile {
  kind: string;
}

export function toTitleImages(
  images: readonly ImageRow[],
  title: { poster_path: string | null; backdrop_path: string | null },
): z.infer<typeof TitleImages> {
  const ofKind = (kind: 'poster' | 'backdrop') => images.filter((image) => image.kind === kind);
  return {
    posters: toImages(ofKind('poster'), title.poster_path, 'portrait'),
    backdrops: toImages(ofKind('backdrop'), title.backdrop_path, 'landscape'),
  };
}

/** Unknown texts are empty in the table. */
export function toDubbingVoice({ original_name, studio, director, source_url, ...voice }: VoiceRow): DubbingVoice {
  return {
    ...voice,
    original: original_name || null,
    studio: studio || null,
    director: director || null,
    source: source_url,
  };
}

interface VideoRow {
  tmdb_id: string;
  youtube_key: string;
  name: string;
  type: string;
  language: string;
  published_at: Date;
  is_pinned: boolean;
}

export function toVideo(video: VideoRow): Video {
  return {
    id: video.tmdb_id,
    key: video.youtube_key,
    name: video.name,
    type: video.type,
    published_at: video.published_at.toISOString(),
    iso_639_1: video.language,
    ...(video.is_pinned && { is_pinned: true }),
  };
}

interface RatingRow {
  certification: string | null;
  certification_reasons: readonly string[];
  certification_origin: string | null;
  certification_source: string | null;
}

/** The columns hold only values that the projection accepts. */
export function toCertificationBadge(row: RatingRow): CertificationBadge | null {
  const certification = row.certification as Certification | null;
  return (
    certification && {
      certification,
      meaning: certificationMeaning(certification),
      reasons: row.certification_reasons.filter(isRatingReason).map((reason) => ageRating.reasons[reason]),
      origin: row.certification_origin as RatingOrigin | null,
      source: row.certification_source,
    }
  );
}

const NAMES = new Intl.DisplayNames(['pt-BR'], { type: 'region', fallback: 'none' });

/** `BR` → `Brasil`. Codes without a current country (SU, XC) are left out. */
export function countryNames(codes: readonly string[]): string[] {
  return codes.flatMap((code) => (/^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? []) : []));
}
