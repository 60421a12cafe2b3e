import type { z } from 'zod';
import type { TitleImages, Video } from '#shared/contract/title-parts.ts';
import { type Certification, certificationMeaning } from '#shared/domain/titles/certification.ts';
import { type Picture, toImages } from './to-images.ts';

interface ImageRow extends Picture {
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

/** The column holds only values that `parseCertification` accepts. */
export function toCertificationBadge(stored: string | null) {
  const certification = stored as Certification | null;
  return certification && { certification, meaning: certificationMeaning(certification) };
}

const NAMES = new Intl.DisplayNames(['pt-BR'], { type: 'region', fallback: 'none' });

/** `BR` → `Brasil`. Codes without a current country (SU, XC) are left out. */
export function countryNames(codes: readonly string[]): string[] {
  return codes.flatMap((code) => (/^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? []) : []));
}
