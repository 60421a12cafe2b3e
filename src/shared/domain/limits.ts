/** Every number the SPEC fixes (§9) and every bound we set ourselves, with its unit in the name. */

/** Backend cache lifetimes, SPEC §9. */
export const CACHE_TTL_SECONDS = {
  home: 10 * 60,
  detail: 30 * 60,
  trending: 15 * 60,
  popular: 20 * 60,
  taxonomy: 60 * 60,
} as const;

/** In-memory caches, SPEC §9: entries and lifetime. Details outlive their freshness so that a failure can be answered. */
export const MEMORY_CACHE = {
  default: { entries: 100, ttlSeconds: 15 * 60 },
  home: { entries: 5, ttlSeconds: 5 * 60 },
  images: { entries: 200, ttlSeconds: 30 * 60 },
} as const;

/** How long an expired copy may still be shown when nothing newer can be had. */
export const STALE_ON_FAILURE_SECONDS = 24 * 60 * 60;
/** Cleanup of expired cache rows runs every five minutes, SPEC §9. */
export const CACHE_CLEANUP_MINUTES = 5;

export const PAGE_SIZE = 20;
/** TMDB serves 500 pages of 20; a list deeper than that does not exist. */
export const MAX_PAGE = 500;

export const CAST_PREVIEW = 6;
export const SIMILAR_TITLES = 12;
/** The document keeps more than a page shows, so that similarOptions.limit needs no second document. */
export const SIMILAR_TITLES_MAX = 20;
export const TECHNICAL_SHEET_PEOPLE = 3;
/** Budget and revenue show only above this, SPEC §5. */
export const MONEY_SHOWN_ABOVE_USD = 1_000_000;
export const RATING_SCALE = { best: 10, worst: 1 } as const;

export const META_TITLE_CHARACTERS = 60;
export const META_DESCRIPTION_CHARACTERS = 160;
export const ATTEMPTED_ROUTE_CHARACTERS = 200;

/** What is kept of one TMDB answer: the rest is never shown. */
export const SOURCE_KEEPS = {
  cast: 60,
  crew: 60,
  imagesPerKind: 60,
  videos: 40,
  recommendations: 40,
  /** The longest-running programmes have fewer than a hundred; each past the eighth costs a call. */
  seasons: 200,
  episodesPerSeason: 5_000,
  personCredits: 300,
  profiles: 40,
} as const;

/** A visitor's request may wait this long on TMDB, once, for a title nobody asked for before. */
export const COLD_MISS_DEADLINE_MS = 1_500;
/** A film that TMDB does not have, or could not tell us of, is not asked for again meanwhile. */
export const UNKNOWN_TITLE_MEMORY_SECONDS = 30;
export const UNKNOWN_TITLES_REMEMBERED = 5_000;

export const FUNCTION_BODY_BYTES = 64 * 1024;
export const IMAGE_BODY_BYTES = 10 * 1024 * 1024;
export const IMAGE_DEADLINE_MS = 1_800;
/** A picture that could not be had is not asked for again meanwhile. */
export const IMAGE_FAILURE_MEMORY_SECONDS = 30;
/** TMDB's terms: nothing of theirs is kept longer than six months; 180 days. */
export const IMAGE_MAX_AGE_SECONDS = 180 * 24 * 60 * 60;
