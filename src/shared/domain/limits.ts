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

/** How many of the most popular titles of a kind belong to the first and second tier of refreshing. */
export const REFRESH_TIERS = { first: 5_000, second: 30_000 } as const;
/** How old a tier may get. TMDB's terms end at six months; nothing of ours gets near. */
export const REFRESH_DAYS = { first: 1, second: 7, rest: 60 } as const;
/** A person's page has neither votes nor offers, which are what moves from day to day. */
export const REFRESH_DAYS_OF_PEOPLE = { first: 7, second: 30, rest: 60 } as const;
/** TMDB must say for this long that it does not have a title before its page goes. */
export const MISSING_CHECKS_HOURS = [24, 72] as const;
/** A list of films in cinemas older than this sells no tickets. */
export const NOW_PLAYING_HOURS = 24;

/** Streaming news. A look at a platform is complete when it counted this close to what TMDB said there is. */
export const SNAPSHOT_COUNT_TOLERANCE = 0.1;
/** Away for less than this is flapping: JustWatch's data drops titles for days and brings them back. */
export const FLAPPING_DAYS = 14;
/** More of a platform than this cannot come or go in a day: a fault, or a merger; a person decides. */
export const MASS_EVENT_SHARE = 0.25;
/** … and a platform of eight series may gain three; below this many titles nothing is a mass. */
export const MASS_EVENT_TITLES = 5;
/** After longer than this without a look, what is new has no day of its own to be told with. */
export const ARRIVAL_DATE_KNOWN_WITHIN_DAYS = 7;
/** Days with a look, of the last fortnight, from which on our own observations are shown instead of release dates. */
export const ARRIVAL_HISTORY = { days: 7, ofLastDays: 14 } as const;
/** What came, or was released, longer ago than this is not new. */
export const NEW_ON_STREAMING_DAYS = 90;
/** Days on which the title's own page must deny an arrival before it is given up. */
export const ARRIVAL_CONTRADICTIONS = 2;
/** An arrival nobody could confirm within this time is never told. */
export const ARRIVAL_CONFIRMED_WITHIN_DAYS = 14;
/** One call each; a usual day has about 150 arrivals (0.5 % of 30,000). */
export const ARRIVALS_CONFIRMED_PER_RUN = 1_000;
/** TMDB's terms: nothing derived from theirs is kept longer than six months. */
export const AVAILABILITY_HISTORY_DAYS = 180;
