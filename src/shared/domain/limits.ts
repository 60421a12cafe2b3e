/** Every number the SPEC fixes (§9) and every bound we set ourselves, with its unit in the name. */

/** Backend cache lifetimes, SPEC §9. */
export const CACHE_TTL_SECONDS = {
  home: 10 * 60,
  detail: 30 * 60,
  trending: 15 * 60,
  popular: 20 * 60,
  taxonomy: 60 * 60,
} as const;

/** What was typed is seldom typed again by the same person, and often by the next: an edge keeps it for a moment. */
export const SEARCH_TTL_SECONDS = 60;

/** In-memory caches, SPEC §9: entries and lifetime. Details outlive their freshness so that a failure can be answered. */
export const MEMORY_CACHE = {
  default: { entries: 100, ttlSeconds: 15 * 60 },
  home: { entries: 5, ttlSeconds: 5 * 60 },
  images: { entries: 200, ttlSeconds: 30 * 60 },
} as const;

/** Rows of cards a process remembers, some 50 MB; what nobody announced (votes TMDB counted since) is seen this much later. */
export const CARDS_KEPT = { entries: 40_000, ttlSeconds: 5 * 60 } as const;

/** How long an expired copy may still be shown when nothing newer can be had. */
export const STALE_ON_FAILURE_SECONDS = 24 * 60 * 60;
/** A copy past its time, shown because nothing newer could be had: an edge spares us the question for this long. */
export const STALE_LIFETIME_SECONDS = 10;
/**
 * Replicas are asked how far they are four times a second, one that is short of an announced change sooner. One that is later than
 * a publication may be is not read from until it has caught up.
 */
export const REPLICAS = { askedEveryMs: 250, askedSoonMs: 25, lagLimitMs: 5_000 } as const;
/** Within how long a client has to send its headers, and the whole request; checked every second. */
export const REQUEST_HEADERS_MS = 10_000;
export const REQUEST_READ_MS = 15_000;
/**
 * Renders that run at the same time in one process, and as many calls; the rest of MAX_IN_FLIGHT waits. Rendering takes the CPU,
 * so more would only slow down each of them and the admin, which does not wait. Four hide the waits for the database.
 */
export const TURNS_AT_ONCE = 4;
/** How late timers are is told as the median of a window this long. */
export const LOOP_DELAY_WINDOW_MS = 500;

/** The edge: how often the worker looks for what it was not told, how long a call may take, and when one that failed is made again. */
export const EDGE_POLL_MS = 250;
export const EDGE_CALL_MS = 3_000;
export const EDGE_RETRY_MS = 500;
/** Announcements told at once. */
export const EDGE_PURGE_ROWS = 200;
/** A place that has not answered for so long is left behind, and is looked after this often until it answers again. */
export const EDGE_LEFT_BEHIND_MS = 5_000;
export const EDGE_CATCH_UP_MS = 2_000;
/** By then every process has heard of a change: the message of a commit takes milliseconds. */
export const EDGE_SECOND_PURGE_MS = 2_000;
/** How long an editor who published waits to be told that it can be seen; a change is to be seen within 5 s. */
export const VISIBLE_WAIT_MS = 5_000;
export const VISIBLE_POLL_MS = 150;

/** Pages a process keeps as they are sent; PAGE_CACHE_MB is reached long before. */
export const PAGES_KEPT_MAX = 20_000;
/** After a page that was kept could not be made anew: the old copy answers this long before it is tried again. */
export const PAGE_RETRY_SECONDS = 5;
/** Deeper pages of a list are built for whoever asks and not stored. */
export const LIST_PAGES_STORED = 20;
/** About 2 KB in a header; the smallest buffer of a common proxy is 4 KB. */
export const HEADER_TAGS_MAX = 150;
export const UNNAMED_LIFETIME_SECONDS = 60;
/** Cleanup of expired cache rows runs every five minutes, SPEC §9. */
export const CACHE_CLEANUP_MINUTES = 5;
/** … and of pictures every ten. */
export const IMAGE_CLEANUP_MINUTES = 10;

export const PAGE_SIZE = 20;
/** `/pessoas`, SPEC §9. */
export const PEOPLE_PAGE_SIZE = 40;
/** Page numbers a paginator shows at most, SPEC §9; on a phone as many as fit beside the arrows. */
export const PAGINATOR_NUMBERS = 5;
export const PAGINATOR_NUMBERS_ON_PHONE = 3;
/** The videos of a title appear once their section is this near the view, and this much later. */
export const VIDEO_SECTION = { nearPixels: 200, delayMs: 75 };
/** SPEC §9: the last ten years, this one included. */
export const YEAR_FILTER_YEARS = 10;
/** Boxes drawn while a page is on its way, SPEC §9. */
export const SKELETON_CARDS = {
  titles: 24,
  titlesOnPhone: 12,
  genres: 18,
  platforms: 12,
  people: 24,
  collections: 8,
  titlesOfCollection: 12,
  similar: 6,
} as const;
/** A visitor who has waited no longer than this sees the old page until the new one is there. */
export const SKELETON_AFTER_MS = 200;
/** Pages a browser has: shown without a question until stale, kept for going back to, SPEC §9. */
export const BROWSER_CACHE = {
  default: { staleMinutes: 5, keptMinutes: 10, retries: 2 },
  lists: { staleMinutes: 5, keptMinutes: 15, retries: 2 },
  genres: { staleMinutes: 10, keptMinutes: 30, retries: 2 },
  details: { staleMinutes: 15, keptMinutes: 30, retries: 1 },
  collections: { staleMinutes: 10, keptMinutes: 30, retries: 2 },
  collection: { staleMinutes: 15, keptMinutes: 60, retries: 2 },
} as const;
/** SPEC §9: the one other try for a detail page comes this much later; others wait a second, then two. */
export const DETAIL_RETRY_MS = 500;
/** A pointer that rests this long on a link means it; one that passes over a grid of posters does not. */
export const PREFETCH_AFTER_MS = 80;
/** Posters on the card of a platform, and on the head of its page. */
export const PLATFORM_POSTERS = { card: 4, head: 3 } as const;
/** Where a title can be streamed, as its card tells: the first of our order. */
export const CARD_PROVIDERS_MAX = 3;
/** Posters that stand for a collection none of whose titles has a picture wide enough. */
export const COLLECTION_COVER_POSTERS = 4;
/** No call answers more at once than the people's page asks for (SPEC §9). */
export const PAGE_SIZE_MAX = 40;
export const STREAMING_NEWS_PAGE_SIZE = 30;
export const COLLECTIONS_PAGE_SIZE = 20;
/** Each is a tag of the collection's page, twice in its headers: 200 × 13 characters × 2 is 5 kB, and proxies allow 8. */
export const COLLECTION_TITLES_MAX = 200;
/** Home slices, SPEC §9: how many are fetched; a section shows fewer. */
export const HOME_SLICES = {
  banners: 3,
  trending: 12,
  genres: 18,
  nowPlaying: 20,
  topSeries: 10,
  topMovies: 10,
  streamingNews: 15,
  people: 6,
} as const;
/** … and how many the page shows of each, SPEC §2. Four backdrops are asked for at once, the others when they come near. */
export const HOME_SHOWN = {
  featuredInBlock: 3,
  eagerBackdrops: 4,
  hype: 12,
  genres: 18,
  news: 12,
  nowPlaying: 12,
  top: 10,
  people: 6,
} as const;
/** Of so many trending titles of a kind the banners are the newest. */
export const HOME_BANNER_CANDIDATES = 20;
/** Fewest votes for an order to mean something: one vote of 10 is not the best film. */
export const VOTE_FLOORS = {
  rating: { movie: 200, series: 100 },
  title: { movie: 10, series: 10 },
  fewest: { movie: 1, series: 1 },
} as const;
/** Where our own tables rank instead of TMDB: every title starts with this many votes of an ordinary rating. */
export const WEIGHTED_RATING = { votes: 500, mean: 6.5 } as const;
/** … a film is in cinemas for about six weeks, what opens within three months is upcoming, a series airs by the week. */
export const OWN_ORDER_DAYS = { inCinemas: 42, upcoming: 90, onAir: 7 } as const;
/** A ranking of TMDB's not fetched for longer than this is of another time; what airs today is of today. */
export const RANKING_TRUSTED_DAYS = 7;
/** A genre without a picture of its own is shown by one of this many best known titles: the rarest has some among them. */
export const GENRE_PICTURE_CANDIDATES = 1_000;
export const AUTOCOMPLETE = { movies: 5, series: 5, people: 3 } as const;
/** SPEC §9: how long a visitor has stopped typing, and how much there must be, before anything is looked up. */
export const AUTOCOMPLETE_DEBOUNCE_MS = 400;
export const AUTOCOMPLETE_MIN_CHARACTERS = 2;
/** Of each group on the page of all results; the rest is on the group's own page. */
export const SEARCH_GROUP_SHOWN = 12;
/** How fast the sample in the search field is typed, SPEC §4. */
export const SAMPLE_TYPING_MS = { type: 80, erase: 30, pauseTyped: 1_200, pauseErased: 400 } as const;
/** Nobody types more; what is longer is cut before anything reads it. */
export const SEARCH_QUERY_CHARACTERS = 100;
/** A search tells of this many of each kind at most, five pages: nobody looks further, and no word may cost more. */
export const SEARCH_REACH = 100;
/** A prefix more keys begin with has its best names listed ready; one with fewer is read as it is asked for. */
export const SEARCH_HEAVY_KEYS = 150;
/** Prefixes longer than this have no list: nobody waits for one. */
export const SEARCH_PREFIX_CHARACTERS = 24;
/** TMDB serves 500 pages of 20; a list deeper than that does not exist. */
export const MAX_PAGE = 500;
/**
 * Lists are kept in blocks of this many ids: two kilobytes, in their row. Page 500 of the largest pages ends at 20,000; the
 * rest is for titles that left since the last build, whose places others take.
 */
export const LIST_BLOCKS = { blockSize: 500, depth: 22_000 } as const;
/** Past so many titles changed since, lists are built anew before the night: every process holds what changed in memory. */
export const LIST_CHANGES_MAX = 20_000;
/** A title that is new is in the copies of lists within five seconds: this, and the reading. Of many, now and then. */
export const ARRIVALS_ANNOUNCED = { everyMs: 2_500, burst: 12, refillMs: 15_000 } as const;

export const CAST_PREVIEW = 6;
/** SPEC §2 and §9: the first two and the last two by date; of these three before the rest is asked for, on wide screens. */
export const TRAILERS = { newest: 2, oldest: 2, beforeExpanding: 3 } as const;
export const SIMILAR_TITLES = 12;
/** Held for that: some are not ours to show, and the next stands in. */
export const SIMILAR_TITLES_HELD = 20;
export const TECHNICAL_SHEET_PEOPLE = 3;
/** Offers looked at longer ago than this are said to be: 48 hours, counted in days because pages are kept. */
export const OFFERS_OLD_AFTER_DAYS = 2;
/** What is wrong with a page, as visitors tell it: so often per address and hour, and no longer than this. */
export const REPORTS_PER_HOUR = 5;
export const REPORT_NOTE_CHARACTERS = 500;
export const REPORT_SERVICE_CHARACTERS = 80;
/** More of one title that nobody has looked at yet say nothing new. */
export const REPORTS_OPEN_PER_TITLE = 50;
/** A note may hold what its writer would rather forget: settled or not, it goes. */
export const REPORTS_KEPT_DAYS = 180;
/** Budget and revenue show only above this, SPEC §5. */
export const MONEY_SHOWN_ABOVE_USD = 1_000_000;
export const RATING_SCALE = { best: 10, worst: 1 } as const;

/** A picture whose size nobody knows: a poster (a portrait alike) and a backdrop, SPEC §2. */
export const DEFAULT_PICTURE_PIXELS = {
  portrait: { width: 500, height: 750 },
  landscape: { width: 1280, height: 720 },
} as const;

/** Of somebody with hundreds of productions so many are on the page at first, and as many more each time: four rows of seven. */
export const PERSON_PRODUCTIONS = 28;
/** Nobody lived longer than 122 years: beyond this, a death is merely not written down and no age is told. */
export const OLDEST_LIVING_YEARS = 115;
/** Width over height up to which a picture is shown as 2:3 and from which on as 16:9; between them it is 4:3. SPEC §2. */
export const PICTURE_SHAPES = { portraitUpTo: 0.8, landscapeFrom: 1.5 } as const;
/** The viewer of pictures zooms by quarters, portraits of people further than pictures of titles, SPEC §2. */
export const GALLERY_ZOOM = {
  step: 0.25,
  title: { min: 0.5, max: 2 },
  person: { min: 0.25, max: 3 },
} as const;
/** What a gallery shows before it is opened: two rows of six cells. */
export const GALLERY_CELLS = 12;

/** Numbers of titles a sitemap file is for: a page never moves to another file. A series has two seasons, and seldom twenty. */
export const SITEMAP_IDS_PER_FILE = { titles: 10_000, seriesOfSeasons: 2_000 } as const;
/** The protocol's own: no file has more, and no index names more files. */
export const SITEMAP_URLS_MAX = 50_000;
export const SITEMAP_BYTES_MAX = 50 * 1024 * 1024;
/** Crawlers come a few times a day; the files change once an hour at most. */
export const SITEMAP_TTL_SECONDS = 60 * 60;
/** A change that was announced late, by a long transaction: what is looked at twice is written once. */
export const SITEMAP_OVERLAP_SECONDS = 60 * 60;
/** What can be followed: so many things of a feed, and of what is dated those from a month ago to half a year ahead. */
export const FEED = { items: 50, daysBack: 30, daysAhead: 180 } as const;
/** How often calendars are asked to look; theirs to decide. */
export const CALENDAR_REFRESH_HOURS = 12;
export const META_TITLE_CHARACTERS = 60;
export const META_DESCRIPTION_CHARACTERS = 160;
/** Below this a page is kept out of search: a million thin pages hurt the good ones. */
export const INDEXABLE = { overviewCharacters: 80, votes: 10, personCredits: 3 } as const;
/** What structured data says of a title, SPEC §1; a description there is longer than that of a search result. */
export const STRUCTURED_DATA = {
  actors: 5,
  descriptionCharacters: 500,
  logo: { width: 200, height: 60 },
  squareLogo: 512,
} as const;
/** What those who share pages show, in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;
/** What the strictest of the chats accepts. */
export const SHARE_CARD_BYTES_MAX = 300 * 1024;
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
/** Home may ask TMDB itself when nothing of ours answers, and no longer than this: three seconds are all there is. */
export const HOME_FALLBACK_DEADLINE_MS = 2_000;
/** Before it does, it may look this long for what another process got from TMDB. */
export const HOME_FALLBACK_TABLE_MS = 200;
/** What came that way is shown to everybody for a moment. */
export const HOME_FALLBACK_SECONDS = 60;
/** A film that TMDB does not have, or could not tell us of, is not asked for again meanwhile. */
export const UNKNOWN_TITLE_MEMORY_SECONDS = 30;
export const UNKNOWN_TITLES_REMEMBERED = 5_000;
/**
 * Ids we do not hold that one address may have fetched (UNKNOWN_IDS_PER_MINUTE). 500 people behind one open 2,000 pages a minute;
 * 1 in 100 is a title we lack and 5 in 100 a person that only credits name: 120. At once: less than a second of TMDB_RATE_PER_SECOND.
 */
export const UNKNOWN_IDS = { perMinute: 120, burst: 20 } as const;
/**
 * Share cards that one address may have drawn (SHARE_CARDS_PER_MINUTE): 500 people who each share a page an hour that was never
 * shared before need 8 a minute. 30 take 7 s of CPU (232 ms each). After each card the drawing pauses for twice as long as it took,
 * and 16 that wait are answered within the 15 s an edge waits.
 */
export const SHARE_CARDS_DRAWN = { perMinute: 30, burst: 6, pauseShare: 2, waiting: 16 } as const;

/** SPEC §9: a browser waits this long for a call, both ways of asking included. */
export const CALL_TIMEOUT_MS = 70_000;
/** A page of words alone changes with a release. */
export const STATIC_PAGE_SECONDS = 60 * 60;
/** The API's own description changes with a release. */
export const API_DOCS_TTL_SECONDS = 60 * 60;
export const FUNCTION_BODY_BYTES = 64 * 1024;
/** How long a browser remembers that other sites may call the API; Chromium forgets after two hours whatever it is told. */
export const PREFLIGHT_SECONDS = 7_200;
/** Deeper or wider than any call of ours by far. */
export const FUNCTION_BODY_DEPTH = 8;
export const FUNCTION_BODY_KEYS = 100;
/** Per address; carriers in Brazil put many people behind one. */
export const CALLS_PER_SECOND = { autocomplete: 10, search: 3, others: 20 } as const;
/**
 * Pictures not stored yet that one address may have fetched and encoded (PICTURES_PER_MINUTE), half of them at once. 500 people open
 * 2,000 pages a minute: with 1 in 20 new to us and ten pictures in view of each, 1,000. The encoder's queue limits the CPU.
 */
export const NEW_PICTURES_PER_MINUTE = 1_200;
/** Of one original: TMDB's largest are about 8 MB, and no picture of ours needs more pixels than 3840 × 2160 twice over. */
export const IMAGE_BODY_BYTES = 15 * 1024 * 1024;
export const IMAGE_PIXELS = 25_000_000;
/** A visitor waits this long for the source, then sees the stand-in; what was begun goes on and is there the next time. */
export const IMAGE_WAIT_MS = 3_000;
/** A source up to this size is sent as it is, at once: a slow phone (200 KB/s) has it within 1.3 s, encoding takes as long. */
export const IMAGE_SOURCE_AT_ONCE_BYTES = 256 * 1024;
/** A larger one, or one that was stored and costs no fetch, is sent as it is when its encoding takes longer than this. */
export const IMAGE_ENCODE_WAIT_MS = 1_000;
/** A source that takes 10 s is still shown; both tries together. */
export const IMAGE_FETCH_MS = 12_000;
/** IMAGE_FETCH_MS and the time to store it; a killed process keeps a picture from the others no longer. */
export const IMAGE_LEASE_SECONDS = 14;
/** A stored picture nobody asks for goes after this time (SPEC §9). */
export const IMAGE_CACHE_SECONDS = 7 * 24 * 60 * 60;
/** Views are counted in memory and written together. */
export const IMAGE_COUNT_SECONDS = 10;
/** Source bytes, a card without its poster: the browser that has them need not load the small one right after … */
export const INTERIM_MAX_AGE_SECONDS = 60;
/** … but the edge asks again after this time: by then the small one is made, and everybody else gets it. */
export const INTERIM_EDGE_SECONDS = 5;
/** A picture its host does not have is not asked for again meanwhile. */
export const IMAGE_ABSENCE_MEMORY_SECONDS = 30;
/** After a fault the host is asked again when the browser does: its first retry comes after 2 s. */
export const IMAGE_FAULT_MEMORY_SECONDS = 1;
/** When a browser asks again for a picture it got a stand-in for, in seconds after the stand-in came; then at every multiple of the last. */
export const PICTURE_RETRY_SECONDS = [2, 5, 10] as const;
export const PICTURE_RETRY_LIMIT_SECONDS = 5 * 60;
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
/**
 * The feed of ticket links. A chain of 5,000 films does not exist; 2 MB is 400 bytes for each. A feed in which more than this share
 * is refused is broken or hostile and is not used. A link not confirmed for 24 h ends (reading 52); every link ends 2 minutes
 * early, because the worker looks once a minute and caches need seconds to be invalidated.
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

/** SPEC §9: the cookie banner waits this long after the page has loaded. */
export const COOKIE_BANNER_DELAY_MS = 1_000;
/** A yes ends after this long, and the banner asks again. */
export const CONSENT_ASKED_AGAIN_MONTHS = 6;
/** LGPD art. 8 §2: that a visitor said yes is ours to prove. After this long nobody asks. */
export const CONSENT_PROOF_YEARS = 5;
/** SPEC §9. A dismissed toast is out of sight at once; what is left of it in the page goes this much later. */
export const TOASTS_VISIBLE = 1;
export const TOAST_REMOVED_AFTER_MS = 1_000_000;
/** A toast that only informs goes by itself; one that tells of a failure stays until it is closed. */
export const TOAST_SHOWN_MS = 6_000;

/** What a browser tells of a visit, and how often. A view and five vitals are all a page has. */
export const MEASUREMENT_BODY_BYTES = 4 * 1024;
export const MEASUREMENT_EVENTS_PER_CALL = 10;
export const MEASURED_PATH_CHARACTERS = 200;
/** Per address; carriers in Brazil put many people behind one. */
export const MEASUREMENT_CALLS_PER_SECOND = 20;
export const CONSENT_CALLS_PER_MINUTE = 60;
/** How long /.well-known/security.txt says it holds; RFC 9116 wants less than a year. */
export const SECURITY_TXT_DAYS = 180;
/** What browsers report of the security policy: bytes of a call, reports read of one call, calls per address, lines in the log. */
export const CSP_REPORTS = { bodyBytes: 16 * 1024, perCall: 10, callsPerMinute: 30, loggedPerMinute: 10 } as const;
/** What waits to be passed on to analytics: beyond this, or after this long, it is dropped and counted. */
export const FORWARDS = { waiting: 1_000, atOnce: 4, deadlineMs: 3_000, oldestMs: 60_000 } as const;

/** Offers that begin or return on a day are looked for this far back: a worker may have been away over a long weekend. */
export const DATED_OFFERS_LOOKED_BACK_DAYS = 7;

/**
 * Addresses that lead nowhere are counted for editors. Whoever asks for a million of them fills neither memory nor disk: so
 * many are held between two writes and so many are kept of a day, and what is beyond is one number.
 */
export const MISSING_PATHS = {
  buffered: 500,
  perDay: 2_000,
  days: 30,
  characters: 200,
  writtenEverySeconds: 5,
} as const;
/** What editors may lead elsewhere: all of it is in the memory of every web process. */
export const REDIRECTS_MAX = 5_000;
/** As long as the table keeps. */
export const REDIRECT_PATH_CHARACTERS = 300;
/** Redirects, texts of our own pages: read again after this long even if nobody said that they changed. */
export const HOUSE_MEMORY = { entries: 16, ttlSeconds: 300, patienceMs: 1_000 } as const;
/**
 * Searches that find nothing: told to editors from five askers a day up, and only their words. A day's askers are bounded,
 * and gone with the day.
 */
export const SEARCH_MISSES = {
  leastAskers: 5,
  characters: 100,
  buffered: 500,
  askersPerDay: 100_000,
  days: 90,
  writtenEverySeconds: 5,
} as const;
