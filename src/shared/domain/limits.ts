/** Numbers of the specification (docs/evidence/spec-coverage.md, "Numbers") and limits of our own, each with its unit in the name. */

/** Backend cache lifetimes. */
export const CACHE_TTL_SECONDS = {
  home: 10 * 60,
  detail: 30 * 60,
  trending: 15 * 60,
  popular: 20 * 60,
  taxonomy: 60 * 60,
} as const;

/** Visitors rarely repeat their own search, but often each other's: the edge caches results for a minute. */
export const SEARCH_TTL_SECONDS = 60;

/** In-memory caches: entries and lifetime. */
export const MEMORY_CACHE = {
  default: { entries: 100, ttlSeconds: 15 * 60 },
  home: { entries: 5, ttlSeconds: 5 * 60 },
  images: { entries: 200, ttlSeconds: 30 * 60 },
} as const;

/** Cards cached per process, about 50 MB. Changes without an invalidation (TMDB's vote counts) show this much later. */
export const CARDS_CACHED = { entries: 40_000, ttlSeconds: 5 * 60 } as const;

/** How long an expired copy may still be served when rebuilding it fails. */
export const STALE_ON_FAILURE_SECONDS = 24 * 60 * 60;
/** Edge lifetime of a stale copy: short, so that the rebuilt one replaces it soon. */
export const STALE_LIFETIME_SECONDS = 10;
/**
 * Each replica's position is polled four times a second, and sooner while it lacks an announced change. A replica further behind
 * than `lagLimitMs` is not read until it has caught up.
 */
export const REPLICAS = { askedEveryMs: 250, askedSoonMs: 25, lagLimitMs: 5_000 } as const;
/** Time a client has to send its headers, and the whole request; checked every second. */
export const REQUEST_HEADERS_MS = 10_000;
export const REQUEST_READ_MS = 15_000;
/** Requests begin for this long in one turn of the event loop: half of what a render takes. The others wait for the next turn. */
export const REQUESTS_BEGUN_MS = 5;
/** A render waits this long at most while new connections are accepted, one in each turn of the event loop. */
export const CONNECTIONS_FIRST_MS = 20;
/**
 * Concurrent renders per process, and as many concurrent calls; the rest of MAX_IN_FLIGHT queues. Rendering is CPU-bound: more
 * would slow down each render and the admin, which does not queue. Four are enough to use the time spent waiting for the database.
 */
export const TURNS_AT_ONCE = 4;
/** Event loop delay is reported as the median over this window. */
export const LOOP_DELAY_WINDOW_MS = 500;

/** Edge purging by the worker: poll interval for unpurged changes, timeout of a call, base of the retry backoff. */
export const EDGE_POLL_MS = 250;
export const EDGE_CALL_MS = 3_000;
export const EDGE_RETRY_MS = 500;
/** Announced changes sent per purge. */
export const EDGE_PURGE_ROWS = 200;
/** The purger stops waiting for an edge that has failed for this long, and retries it at this interval until it answers. */
export const EDGE_LEFT_BEHIND_MS = 5_000;
export const EDGE_CATCH_UP_MS = 2_000;
/** Delay of the second purge. By then every process has received the invalidation message, which takes milliseconds. */
export const EDGE_SECOND_PURGE_MS = 2_000;
/** How long publishing waits for the change to be visible, and how often it checks. The target is 5 s. */
export const VISIBLE_WAIT_MS = 5_000;
export const VISIBLE_POLL_MS = 150;

/** Rendered pages a process caches at most; PAGE_CACHE_MB is reached long before. */
export const PAGES_CACHED_MAX = 20_000;
/** After a cached page could not be rendered again, the old copy is served for this long before the next attempt. */
export const PAGE_RETRY_SECONDS = 5;
/** Deeper pages of a list are built per request and not stored. */
export const LIST_PAGES_STORED = 20;
/** About 2 KB in a header; the smallest buffer of a common proxy is 4 KB. */
export const HEADER_TAGS_MAX = 150;
export const UNNAMED_LIFETIME_SECONDS = 60;
/** Cleanup interval of expired cache rows. */
export const CACHE_CLEANUP_MINUTES = 5;
/** Cleanup interval of stored pictures. */
export const IMAGE_CLEANUP_MINUTES = 10;

export const PAGE_SIZE = 20;
/** Page size of `/pessoas`. */
export const PEOPLE_PAGE_SIZE = 40;
/** Chapters of a novela on a page: about eight weeks. */
export const CHAPTERS_PER_PAGE = 50;
/** Page numbers a paginator shows at most; on a phone as many as fit beside the arrows. */
export const PAGINATOR_NUMBERS = 5;
export const PAGINATOR_NUMBERS_ON_PHONE = 3;
/** The videos of a title load once their section is this near the viewport, after this delay. */
export const VIDEO_SECTION = { nearPixels: 200, delayMs: 75 };
/** The last ten years, this one included. */
export const YEAR_FILTER_YEARS = 10;
/** Skeleton boxes drawn while a page loads. */
export const SKELETON_CARDS = {
  titles: 24,
  titlesOnPhone: 12,
  genres: 18,
  platforms: 12,
  people: 24,
  collections: 8,
  news: 6,
  titlesOfCollection: 12,
  similar: 6,
} as const;
/** The old page stays for this long while the new one loads; then skeletons replace it. */
export const SKELETON_AFTER_MS = 200;
/** The browser's page cache: pages are used without a request until stale, and stored for going back until `cachedMinutes`. */
export const BROWSER_CACHE = {
  default: { staleMinutes: 5, cachedMinutes: 10, retries: 2 },
  lists: { staleMinutes: 5, cachedMinutes: 15, retries: 2 },
  genres: { staleMinutes: 10, cachedMinutes: 30, retries: 2 },
  details: { staleMinutes: 15, cachedMinutes: 30, retries: 1 },
  collections: { staleMinutes: 10, cachedMinutes: 30, retries: 2 },
  collection: { staleMinutes: 15, cachedMinutes: 60, retries: 2 },
} as const;
/** Delay before the single retry of a detail page; other pages retry after one second, then two. */
export const DETAIL_RETRY_MS = 500;
/** A link is prefetched once the pointer rests on it this long; crossing a grid of posters prefetches nothing. */
export const PREFETCH_AFTER_MS = 80;
/** Posters on the card of a platform, and on the head of its page. */
export const PLATFORM_POSTERS = { card: 4, head: 3 } as const;
/** Streaming services drawn on a title's card; the others are counted. */
export const CARD_SERVICES_SHOWN = 2;
/** A card shows day and month of a premiere within this time, later only the year. */
export const OPENING_DAY_WITHIN_DAYS = 300;
/** Posters that form the cover of a collection none of whose titles has a wide enough picture. */
export const COLLECTION_COVER_POSTERS = 4;
/** Coverage of a collection: platforms with a row of their own, titles named in such a row and in a group below. */
export const COVERAGE_SHOWN = { platforms: 6, namesInRow: 3, namesInGroup: 8 } as const;
/** No call returns more items than the people page requests. */
export const PAGE_SIZE_MAX = 40;
export const STREAMING_NEWS_PAGE_SIZE = 30;
export const COLLECTIONS_PAGE_SIZE = 20;
export const NEWS_PAGE_SIZE = 12;
/** Stories on the page of a title or person, and after a story. */
export const NEWS_SHOWN = { ofTitle: 2, after: 3 } as const;
/** Words read in a minute: the usual figure for prose on a screen. */
export const READING_WORDS_PER_MINUTE = 200;
/** Each title is a cache tag of the collection's page; pages with more than HEADER_TAGS_MAX tags are cached briefly. */
export const COLLECTION_TITLES_MAX = 200;
/** How many items home loads per section; the page shows fewer. */
export const HOME_SLICES = {
  banners: 3,
  trending: 12,
  genres: 18,
  nowPlaying: 20,
  topSeries: 10,
  topMovies: 10,
  streamingNews: 15,
  arrivedThisWeek: 12,
  leftLately: 6,
  people: 6,
  /** Fewer are not shown. */
  news: 4,
} as const;
/** A pinned title without words of its own is called new this long after its release. */
export const HOME_NEWNESS_DAYS = 90;
/** How many items home shows per section. Four backdrops load eagerly, the others when they come near the viewport. */
export const HOME_SHOWN = {
  featuredInBlock: 3,
  eagerBackdrops: 4,
  hype: 12,
  genres: 18,
  premieres: 12,
  nowPlaying: 12,
  top: 10,
  people: 6,
  askedServices: 9,
  otherServices: 5,
} as const;
/** Platforms a visitor may mark as their own: more than there are. */
export const MY_SERVICES_MAX = 50;
/** The banners are the newest of this many trending titles per kind. */
export const HOME_BANNER_CANDIDATES = 20;
/** Minimum votes for a sort order: a single vote of 10 does not make the best film. */
export const VOTE_FLOORS = {
  rating: { movie: 200, series: 100 },
  title: { movie: 10, series: 10 },
  fewest: { movie: 1, series: 1 },
} as const;
/** Bayesian average for rankings from our own tables: the prior counts as this many votes of this rating. */
export const WEIGHTED_RATING = { votes: 500, mean: 6.5 } as const;
/**
 * /hoje chooses its answers among the `pool` most popular titles that fit and leaves out up to `seen` it has shown already. A new
 * title gains `freshness.points`, which fall to 0 over `years`; a title loses points for each genre, and for the decade, that it
 * shares with an answer chosen before it.
 */
export const TODAY = {
  answers: 3,
  pool: 240,
  seen: 150,
  freshness: { points: 1, years: 20 },
  variety: { genre: 0.5, decade: 0.5 },
} as const;
/** The visitor's clock is on the page: it must not be cached for long. */
export const TODAY_TTL_SECONDS = 60;
/** Our own rankings: a film is in cinemas for about six weeks, upcoming means within three months, a series airs weekly. */
export const OWN_ORDER_DAYS = { inCinemas: 42, upcoming: 90, onAir: 7 } as const;
/** Weeks of films in cinemas with a heading of their own; earlier ones share the last. */
export const CINEMA_WEEKS_SHOWN = 8;
/** A run in cinemas takes about six weeks and less than a year; dates further apart than three months are two runs. */
export const CINEMA_RUN_DAYS = { usual: OWN_ORDER_DAYS.inCinemas, apart: 90, longest: 365 } as const;
/** A TMDB ranking fetched longer ago than this is not used; the ranking of series that air today must be from today. */
export const RANKING_TRUSTED_DAYS = 7;
/** A genre without its own picture uses one of this many best known titles; even the rarest genre has some among them. */
export const GENRE_PICTURE_CANDIDATES = 1_000;
export const AUTOCOMPLETE = { movies: 5, series: 5, people: 3, others: 2 } as const;
/** Pause after the last keystroke, and fewest characters, before suggestions are requested. */
export const AUTOCOMPLETE_DEBOUNCE_MS = 400;
export const AUTOCOMPLETE_MIN_CHARACTERS = 2;
/** Results per group on the page of all results; the rest is on the group's own page. */
export const SEARCH_GROUP_SHOWN = 12;
/** Results of the groups besides titles and people, which have no pages; a collection's row shows this many posters. */
export const SEARCH_GROUPS_SHOWN = { platforms: 2, genres: 6, collections: 3, posters: 4 } as const;
/** Posters under the link to a filtered list. */
export const SEARCH_LIST_POSTERS = 6;
/** Offers on the card that answers a question. */
export const ANSWER_OFFERS_SHOWN = 3;
/** Actors of a character, and titles of each. */
export const CHARACTERS_SHOWN = { actors: 6, titles: 20 } as const;
/** On the results page; the rest is on the actor's page. */
export const CHARACTER_TITLES_SHOWN = 6;
/** Typing speed of the sample in the search field. */
export const SAMPLE_TYPING_MS = { type: 80, erase: 30, pauseTyped: 1_200, pauseErased: 400 } as const;
/** Longer queries are cut before anything reads them. */
export const SEARCH_QUERY_CHARACTERS = 100;
/** Most results per kind, five pages: bounds the cost of any query. */
export const SEARCH_REACH = 100;
/** A prefix of more keys than this has a precomputed list of its best names; others are read on request. */
export const SEARCH_HEAVY_KEYS = 150;
/** Longer prefixes have no precomputed list. */
export const SEARCH_PREFIX_CHARACTERS = 24;
/** TMDB serves 500 pages of 20; a list deeper than that does not exist. */
export const MAX_PAGE = 500;
/**
 * Lists are stored in blocks of this many ids: two kilobytes, which PostgreSQL stores in the row itself. Page 500 of the largest
 * page size ends at 20,000; the rest replaces titles that left since the last build.
 */
export const LIST_BLOCKS = { blockSize: 500, depth: 22_000 } as const;
/** After this many changed titles, lists are rebuilt before the nightly run: every process holds the changes in memory. */
export const LIST_CHANGES_MAX = 20_000;
/**
 * How often the worker invalidates lists for new titles, so that they show within five seconds. The token bucket (`burst`,
 * `refillMs`) slows this down during an import.
 */
export const ARRIVALS_ANNOUNCED = { everyMs: 2_500, burst: 12, refillMs: 15_000 } as const;

export const CAST_PREVIEW = 6;
/** Voices of the dubbing that are shown at once; the others are folded. */
export const VOICES_SHOWN = 6;
/** The two newest and the two oldest; on wide screens three of them show before expanding. */
export const TRAILERS = { newest: 2, oldest: 2, beforeExpanding: 3 } as const;
export const SIMILAR_TITLES = 12;
/** Recommendations stored per title: more than are shown, because some are not in the catalogue. */
export const SIMILAR_TITLES_STORED = 20;
export const TECHNICAL_SHEET_PEOPLE = 3;
/** A page says that its offers are old when they were checked longer ago: 48 hours, in days because pages are cached. */
export const OFFERS_OLD_AFTER_DAYS = 2;
/** Visitors' error reports: rate limit per address, and maximum lengths. */
export const REPORTS_PER_HOUR = 5;
export const REPORT_NOTE_CHARACTERS = 500;
export const REPORT_SERVICE_CHARACTERS = 80;
/** Most open reports per title: further ones add nothing and are not stored. */
export const REPORTS_OPEN_PER_TITLE = 50;
/** Reports are deleted after this time, open or closed: a note may contain personal data. */
export const REPORTS_RETENTION_DAYS = 180;
/** Budget and revenue show only above this. */
export const MONEY_SHOWN_ABOVE_USD = 1_000_000;
export const RATING_SCALE = { best: 10, worst: 1 } as const;

/** Assumed size of a picture of unknown size: poster or portrait, and backdrop. */
export const DEFAULT_PICTURE_PIXELS = {
  portrait: { width: 500, height: 750 },
  landscape: { width: 1280, height: 720 },
} as const;

/** Productions on a person's page at first, and as many more each time: four rows of seven. */
export const PERSON_PRODUCTIONS = 28;
/** No age above this is shown: the longest life was 122 years, so the death is probably just not recorded. */
export const OLDEST_LIVING_YEARS = 115;
/** Width over height up to which a picture is shown as 2:3, and from which on as 16:9; between them it is 4:3. */
export const PICTURE_SHAPES = { portraitUpTo: 0.8, landscapeFrom: 1.5 } as const;
/** The picture viewer zooms in steps of a quarter; portraits have a wider range than pictures of titles. */
export const GALLERY_ZOOM = {
  step: 0.25,
  title: { min: 0.5, max: 2 },
  person: { min: 0.25, max: 3 },
} as const;
/** Cells a gallery shows before it is opened: two rows of six. */
export const GALLERY_CELLS = 12;

/** A sitemap file covers a fixed range of ids, so a page never moves to another file. Most series have two seasons, few twenty. */
export const SITEMAP_IDS_PER_FILE = { titles: 10_000, seriesOfSeasons: 2_000 } as const;
/** Limits of the sitemap protocol: URLs per file (also files per index), and bytes per file. */
export const SITEMAP_URLS_MAX = 50_000;
export const SITEMAP_BYTES_MAX = 50 * 1024 * 1024;
/** Crawlers come a few times a day; the files change once an hour at most. */
export const SITEMAP_TTL_SECONDS = 60 * 60;
/** Each refresh also reads this long before the last one, for changes that a long transaction committed late. */
export const SITEMAP_OVERLAP_SECONDS = 60 * 60;
/** Items per feed; dated items from a month ago to half a year ahead. */
export const FEED = { items: 50, daysBack: 30, daysAhead: 180 } as const;
/** Weeks of `/agenda` before and after this one. Arrivals are stored for 180 days; few premieres are announced a year ahead. */
export const AGENDA_WEEKS = { back: 25, ahead: 52 } as const;
/** Weeks of a platform's history before this one, as long as events are stored (`AVAILABILITY_HISTORY_DAYS`). */
export const HISTORY_WEEKS_BACK = 25;
/** Rows of a title's history that are shown at once; the others are folded. */
export const HISTORY_ROWS_SHOWN = 5;
/** With fewer there is no history to show. */
export const HISTORY_ROWS_MIN = 2;
/** Edits that the page about a title's changes lists. */
export const CHANGES_LISTED = 50;
/** Entries of one lane on one day; with them the page of a usual week has fewer tags than fit a header (`HEADER_TAGS_MAX`). */
export const AGENDA_ENTRIES = { cinema: 12, streaming: 8, episodios: 8 } as const;
/** A series without an offer in Brazil, and not from Brazil, is in the agenda from so many votes on. */
export const AGENDA_SERIES_VOTES = 100;
/** Days of the agenda's calendars and feeds. */
export const AGENDA_FEED = { daysBack: 14, daysAhead: 90 } as const;
/** Refresh interval suggested to calendar apps. */
export const CALENDAR_REFRESH_HOURS = 12;
/** If no calendar program has opened by then, there is none. */
export const CALENDAR_OPENS_WITHIN_MS = 1_500;
export const META_TITLE_CHARACTERS = 60;
export const META_DESCRIPTION_CHARACTERS = 160;
/** Pages below these values are noindex: a million thin pages hurt the good ones. */
export const INDEXABLE = { overviewCharacters: 80, votes: 10, personCredits: 3 } as const;
/** Limits of a title's structured data; its description is longer than that of a search result. */
export const STRUCTURED_DATA = {
  actors: 5,
  descriptionCharacters: 500,
  logo: { width: 200, height: 60 },
  squareLogo: 512,
} as const;
/** Pixels of the picture that social networks and chats show for a shared page. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;
/** Limit of the strictest chat app. */
export const SHARE_CARD_BYTES_MAX = 300 * 1024;
/** /rodizio: titles of one address; after this day of a month a rotation begins in the next one. */
export const ROTATION = { titles: 30, services: 30, startsThisMonthUntilDay: 5 } as const;
/** Size of the widget in pixels that the oEmbed answer proposes; the page of the widget fits any other. */
export const EMBED_SIZE = { width: 480, height: 260 } as const;
/** Services of one kind that the widget names; the rest is a number. */
export const EMBED_SERVICES = 5;
export const ATTEMPTED_ROUTE_CHARACTERS = 200;

/** How much of one TMDB response is stored; the rest is never shown. */
export const SOURCE_LIMITS = {
  /** A name, a part, a note: the longest title that TMDB has is below 300 characters. */
  lineCharacters: 500,
  /** An overview or a biography: twenty pages. */
  textCharacters: 30_000,
  /** An address, a key, a code. */
  tokenCharacters: 300,
  cast: 60,
  crew: 60,
  imagesPerKind: 60,
  videos: 40,
  /** Brazil has fourteen. */
  ratingDescriptors: 20,
  recommendations: 40,
  /** The longest-running programmes have fewer than a hundred; each past the eighth costs a call. */
  seasons: 200,
  episodesPerSeason: 5_000,
  personCredits: 300,
  profiles: 40,
  /** The longest at TMDB have about fifty. */
  sagaParts: 100,
} as const;

/** A saga is asked for again after this time; one that TMDB says it does not have, before it is shown no longer. */
export const SAGA_REFRESH_DAYS = 7;
export const SAGA_MISSING_DAYS = 3;
/** No film stored here names it any more: below TMDB's six months. */
export const SAGA_RETENTION_DAYS = 150;
/** A page with more titles in order would be a list; such a collection is only linked. */
export const SAGA_TITLES_SHOWN = 60;

/** How long a visitor's request waits for TMDB, once, for a title that is not stored yet. */
export const COLD_MISS_DEADLINE_MS = 1_500;
/** Home calls TMDB itself when our own data cannot be read, for at most this long: the whole request has three seconds. */
export const HOME_FALLBACK_DEADLINE_MS = 2_000;
/** Before that, home waits this long for a fallback that another process stored. */
export const HOME_FALLBACK_TABLE_MS = 200;
/** Cache lifetime of the fallback. */
export const HOME_FALLBACK_SECONDS = 60;
/** A title that TMDB does not have, or did not return, is not requested again within this time. */
export const UNKNOWN_TITLE_MEMORY_SECONDS = 30;
export const UNKNOWN_TITLES_REMEMBERED = 5_000;
/**
 * Unknown ids one address may make us fetch (UNKNOWN_IDS_PER_MINUTE). 500 people behind one address open 2,000 pages a minute, of
 * which 1 % are titles and 5 % people not stored yet: 120. The burst takes less than a second of TMDB_RATE_PER_SECOND.
 */
export const UNKNOWN_IDS = { perMinute: 120, burst: 20, atOnce: 16 } as const;
/**
 * Share cards one address may have drawn (SHARE_CARDS_PER_MINUTE): 500 people who each share one new page an hour need 8 a minute.
 * 30 take 7 s of CPU (232 ms each). After each card, drawing pauses for twice as long as the card took; 16 queued cards are
 * answered within the 15 s an edge waits.
 */
export const SHARE_CARDS_DRAWN = { perMinute: 30, burst: 6, pauseShare: 2, waiting: 16 } as const;

/** How long a browser waits for a call, `GET /api` and the fallback to `POST /functions` together. */
export const CALL_TIMEOUT_MS = 70_000;
/** Static pages change only with a release. */
export const STATIC_PAGE_SECONDS = 60 * 60;
/** The API's description changes only with a release. */
export const API_DOCS_TTL_SECONDS = 60 * 60;
export const FUNCTION_BODY_BYTES = 64 * 1024;
/** How long browsers cache the CORS preflight; Chromium caps it at two hours. */
export const PREFLIGHT_SECONDS = 7_200;
/** Far deeper and wider than any valid call. */
export const FUNCTION_BODY_DEPTH = 8;
export const FUNCTION_BODY_KEYS = 100;
/** Per address; carriers in Brazil put many people behind one. */
export const CALLS_PER_SECOND = { autocomplete: 10, search: 3, others: 20 } as const;
/**
 * Pictures not stored yet that one address may have fetched and encoded (PICTURES_PER_MINUTE), half of them at once. 500 people open
 * 2,000 pages a minute: with 1 in 20 new to us and ten pictures in view of each, 1,000. The encoder's queue limits the CPU.
 */
export const NEW_PICTURES_PER_MINUTE = 1_200;
/** Limits of one original: TMDB's largest are about 8 MB, and no output needs more than twice the pixels of 3840 × 2160. */
export const IMAGE_BODY_BYTES = 15 * 1024 * 1024;
export const IMAGE_PIXELS = 25_000_000;
/** A visitor waits this long for the source, then gets the placeholder; the fetch continues and serves the next request. */
export const IMAGE_WAIT_MS = 3_000;
/** A source up to this size is sent unencoded, at once: a slow phone (200 KB/s) loads it in 1.3 s, as long as encoding takes. */
export const IMAGE_SOURCE_AT_ONCE_BYTES = 256 * 1024;
/** A larger source, or one already stored, is sent unencoded when encoding takes longer than this. */
export const IMAGE_ENCODE_WAIT_MS = 1_000;
/** Both fetch attempts together: a source that takes 10 s is still shown. */
export const IMAGE_FETCH_MS = 12_000;
/** IMAGE_FETCH_MS plus the time to store: a killed process blocks the others from a picture no longer than this. */
export const IMAGE_LEASE_SECONDS = 14;
/** A stored picture that is not requested for this long is deleted. */
export const IMAGE_CACHE_SECONDS = 7 * 24 * 60 * 60;
/** Views are counted in memory and written together at this interval. */
export const IMAGE_COUNT_SECONDS = 10;
/** Interim pictures (unencoded source, card without its poster): the browser reuses them for this long … */
export const INTERIM_MAX_AGE_SECONDS = 60;
/** … but the edge asks again after this time, when the final picture is ready. */
export const INTERIM_EDGE_SECONDS = 5;
/** A picture its host does not have is not requested again within this time. */
export const IMAGE_ABSENCE_MEMORY_SECONDS = 30;
/** After a host fault. Shorter than the browser's first retry (2 s), so that the retry reaches the host. */
export const IMAGE_FAULT_MEMORY_SECONDS = 1;
/** Seconds after a placeholder at which the browser retries the picture; then at every multiple of the last, up to the limit. */
export const PICTURE_RETRY_SECONDS = [2, 5, 10] as const;
export const PICTURE_RETRY_LIMIT_SECONDS = 5 * 60;
/** TMDB's terms: nothing of theirs is stored longer than six months; 180 days. */
export const IMAGE_MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** How many of the most popular titles of each kind are in the first and second refresh tier. */
export const REFRESH_TIERS = { first: 5_000, second: 30_000 } as const;
/** Refresh interval per tier. TMDB's terms allow six months. */
export const REFRESH_DAYS = { first: 1, second: 7, rest: 60 } as const;
/** People are refreshed less often: they have neither votes nor offers, which change daily. */
export const REFRESH_DAYS_OF_PEOPLE = { first: 7, second: 30, rest: 60 } as const;
/** When a missing title is checked again; its page is removed if TMDB still lacks it at the last check. */
export const MISSING_CHECKS_HOURS = [24, 72] as const;
/** No ticket links when the list of films in cinemas is older than this. */
export const NOW_PLAYING_HOURS = 24;
/** How long shared caches keep a filtered list: combinations hardly repeat (readings of the specification, 92). */
export const FILTERED_TTL_SECONDS = 60;
/** Questions that may wait for the filter thread before pages come without counts: some 20 ms of work. */
export const FILTER_QUESTIONS_WAITING_MAX = 20;
/**
 * The ticket feed. No cinema chain shows 5,000 films; 2 MB is 400 bytes for each. A feed with more than `refusedShare` refused
 * entries is broken or hostile and is not used. A link not confirmed for 24 h ends (reading 52 in docs/evidence/spec-coverage.md). Every
 * link ends 2 minutes early, because the worker checks once a minute and caches need seconds to be invalidated.
 */
export const TICKETS = {
  feedBytes: 2_000_000,
  entries: 5_000,
  fetchMs: 10_000,
  connectMs: 3_000,
  refusedShare: 0.5,
  confirmedHours: 24,
  endedEarlySeconds: 120,
} as const;

/** An availability snapshot is complete when its count is within this share of the total TMDB reported. */
export const SNAPSHOT_COUNT_TOLERANCE = 0.1;
/** An absence shorter than this is flapping: JustWatch's data drops titles for days and brings them back. */
export const FLAPPING_DAYS = 14;
/** A larger share of a platform cannot come or go in one day: it is a fault or a merger, and a person decides. */
export const MASS_EVENT_SHARE = 0.25;
/** Fewer titles than this are never a mass event: a platform of eight series may gain three. */
export const MASS_EVENT_TITLES = 5;
/** After a longer gap between snapshots, the arrival date of a new title is unknown. */
export const ARRIVAL_DATE_KNOWN_WITHIN_DAYS = 7;
/** Days with a snapshot, of the last fortnight, from which streaming news come from snapshots instead of release dates. */
export const ARRIVAL_HISTORY = { days: 7, ofLastDays: 14 } as const;
/** Arrivals and releases older than this are not new. */
export const NEW_ON_STREAMING_DAYS = 90;
/** Days on which TMDB's data of the title must contradict an arrival before it is dropped. */
export const ARRIVAL_CONTRADICTIONS = 2;
/** An arrival not confirmed within this time is never shown. */
export const ARRIVAL_CONFIRMED_WITHIN_DAYS = 14;
/** One call each; a usual day has about 150 arrivals (0.5 % of 30,000). */
export const ARRIVALS_CONFIRMED_PER_RUN = 1_000;
/** TMDB's terms: data derived from theirs is stored no longer than six months. */
export const AVAILABILITY_HISTORY_DAYS = 180;

/** The cookie banner appears this long after the page has loaded. */
export const COOKIE_BANNER_DELAY_MS = 1_000;
/** Consent expires after this time, and the banner asks again. */
export const CONSENT_ASKED_AGAIN_MONTHS = 6;
/** LGPD art. 8 §2: we must be able to prove consent. The records are deleted after this time. */
export const CONSENT_PROOF_YEARS = 5;
/** A dismissed toast is hidden at once and removed from the DOM this much later. */
export const TOASTS_VISIBLE = 1;
export const TOAST_REMOVED_AFTER_MS = 1_000_000;
/** An informational toast closes by itself; an error toast stays until it is closed. */
export const TOAST_SHOWN_MS = 6_000;

/** Limits of what a browser reports of a visit. A page sends one view and five vitals. */
export const MEASUREMENT_BODY_BYTES = 4 * 1024;
export const MEASUREMENT_EVENTS_PER_CALL = 10;
export const MEASURED_PATH_CHARACTERS = 200;
/** Per address; carriers in Brazil put many people behind one. */
export const MEASUREMENT_CALLS_PER_SECOND = 20;
export const CONSENT_CALLS_PER_MINUTE = 60;
/** Validity of /.well-known/security.txt; RFC 9116 recommends less than a year. */
export const SECURITY_TXT_DAYS = 180;
/** CSP reports: bytes per call, reports read per call, calls per address and minute, log lines per minute. */
export const CSP_REPORTS = { bodyBytes: 16 * 1024, perCall: 10, callsPerMinute: 30, loggedPerMinute: 10 } as const;
/** Queue of events for the analytics service: beyond this length or age, events are dropped and counted. */
export const FORWARDS = { waiting: 1_000, atOnce: 4, deadlineMs: 3_000, oldestMs: 60_000 } as const;

/** Offers that start or return on a date are settled this far back: the worker may have been down over a long weekend. */
export const DATED_OFFERS_LOOKED_BACK_DAYS = 7;
/** The job two minutes before midnight already settles offers of editors' services for the new day. */
export const OWN_OFFERS_SETTLED_AHEAD_MS = 3 * 60_000;

/**
 * Unknown addresses are counted for editors. A flood of them fills neither memory nor disk: the buffer between two writes and the
 * rows per day are bounded, and the rest is counted as one number.
 */
export const MISSING_PATHS = {
  buffered: 500,
  perDay: 2_000,
  days: 30,
  characters: 200,
  writtenEverySeconds: 5,
} as const;
/** Editors' redirects at most: every web process holds all of them in memory. */
export const REDIRECTS_MAX = 5_000;
/** Limit of the table's column. */
export const REDIRECT_PATH_CHARACTERS = 300;
/**
 * Site settings (redirects, texts of our own pages) are read again after this time even without an invalidation; a request waits
 * for them at most `patienceMs`.
 */
export const SITE_MEMORY = { entries: 16, ttlSeconds: 300, patienceMs: 1_000 } as const;
/**
 * Searches without results: editors see only the words, and only if at least five people searched for them on one day. The
 * searchers of a day are bounded in number and forgotten with the day.
 */
export const SEARCH_MISSES = {
  leastAskers: 5,
  characters: 100,
  buffered: 500,
  askersPerDay: 100_000,
  days: 90,
  writtenEverySeconds: 5,
} as const;

/**
 * Views of titles by visitors who accepted, by title and day: what orders the editors' queues. The buffer between two writes is
 * bounded; the dashboard reads the most viewed titles of each kind and no others.
 */
export const TITLE_VIEWS = {
  buffered: 5_000,
  writtenEverySeconds: 10,
  summedDays: 30,
  storedDays: 90,
  mostViewed: 2_000,
} as const;

/** Prices, bundles and free services that editors enter (readings 98): hidden after so many days unchecked, with a week's warning. */
export const PRICES = { daysUnchecked: 30, daysWarned: 7 } as const;
/** Shelves by genre on /gratis. */
export const FREE_GENRE_SHELVES = 4;
