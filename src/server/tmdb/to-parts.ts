import type { z } from 'zod';
import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import {
  OFFER_KINDS,
  type SourceImage,
  type SourceOffers,
  type SourcePerson,
  type SourceVideo,
} from '#shared/domain/titles/source-parts.ts';
import type { RelatedTitles, TmdbImage, Videos, WatchServices } from './parts-schema.ts';
import { parseTime, toPopularity, unique, uniqueBy } from './to-values.ts';

/** Parts that films and series share, mapped from TMDB's names to ours; `undefined` means "not read". */
export function imagesOf(images: readonly z.infer<typeof TmdbImage>[] | undefined): SourceImage[] | undefined {
  return images?.slice(0, SOURCE_LIMITS.imagesPerKind).map((image) => ({
    filePath: image.file_path,
    width: image.width,
    height: image.height,
    language: image.iso_639_1 ?? null,
  }));
}

const YOUTUBE_KEY = /^[A-Za-z0-9_-]{11}$/;

export function videosOf(videos: z.infer<typeof Videos>): SourceVideo[] | undefined {
  return videos?.results
    .flatMap((video) => {
      const publishedAt = parseTime(video.published_at);
      if (video.site !== 'YouTube' || !YOUTUBE_KEY.test(video.key) || !publishedAt) return [];
      return {
        tmdbId: video.id,
        youtubeKey: video.key,
        name: video.name,
        type: video.type,
        language: video.iso_639_1,
        isOfficial: video.official,
        publishedAt,
      };
    })
    .slice(0, SOURCE_LIMITS.videos);
}

export function offersOf(watchServices: z.infer<typeof WatchServices>): SourceOffers | undefined {
  if (!watchServices) return undefined;
  const brazil = watchServices.results.BR;
  const services = OFFER_KINDS.flatMap((kind) =>
    uniqueBy(brazil?.[kind] ?? [], (service) => service.provider_id).map((service) => ({
      kind,
      serviceId: service.provider_id,
      serviceName: service.provider_name,
      logoPath: service.logo_path,
    })),
  );
  const link = brazil?.link ?? null;
  return { link: link?.startsWith('https://www.themoviedb.org/') ? link : null, services };
}

interface Related {
  id: number;
  mediaType: 'movie' | 'tv';
  recommendations?: z.infer<typeof RelatedTitles>;
  similar?: z.infer<typeof RelatedTitles>;
}

/** Recommendations first, then similar titles: never itself, the other kind or an adult title. */
export function recommendationsOf({ id, mediaType, recommendations, similar }: Related): number[] | undefined {
  if (!recommendations || !similar) return undefined;
  const titles = [...recommendations.results, ...similar.results].filter(
    (title) => !title.adult && (title.media_type ?? mediaType) === mediaType && title.id !== id,
  );
  return unique(titles.map((title) => title.id)).slice(0, SOURCE_LIMITS.recommendations);
}

/** Jobs that a page shows come first, so that truncating never drops a creator or director. */
const SHOWN_JOBS = [
  'Creator',
  'Director',
  'Screenplay',
  'Writer',
  'Author',
  'Story',
  'Producer',
  'Original Music Composer',
];

export function rankJob(job: string): number {
  return SHOWN_JOBS.includes(job) ? SHOWN_JOBS.indexOf(job) : SHOWN_JOBS.length;
}

interface CreditedPerson {
  id: number;
  name: string;
  profile_path: string | null;
  popularity: number;
}

export function personOf({ id, name, profile_path, popularity }: CreditedPerson): SourcePerson {
  return { personId: id, name, profilePath: profile_path, popularity: toPopularity(popularity) };
}

export const NO_OFFERS: SourceOffers = { link: null, services: [] };

export function namesOf(things: readonly { name: string }[] | undefined): string[] | undefined {
  return things && unique(things.map((thing) => thing.name));
}
