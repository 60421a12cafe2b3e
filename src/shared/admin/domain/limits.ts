/** Limits of the admin. Those of the specification and of the public site are in limits.ts. */

/** Staff passwords: length rather than complexity. Argon2id reads no more than the maximum. */
export const PASSWORD_CHARACTERS = { min: 12, max: 128 } as const;
export const STAFF_NAME_CHARACTERS = 80;
export const EMAIL_CHARACTERS = 254;
/** Wrong passwords and wrong codes, counted separately; correct ones are not counted. */
export const SIGN_IN_TRIES = { perAccount: 5, perAddress: 20, windowMinutes: 15 } as const;
/**
 * Wrong codes per authenticator app, beside the limit above: at this many within these days, codes are refused until the password
 * changes. 29 a month are 353 a year, each right with 3 in 1,000,000: 0.11 % a year for an attacker who has the password.
 */
export const WRONG_CODES = { perApp: 30, days: 30 } as const;
/** A passkey cannot be guessed; this only bounds the work. Counted separately, so that wrong passwords never block passkeys. */
export const PASSKEY_TRIES_PER_ADDRESS = 100;
/** From password to second factor, including the time to install an app. */
export const HALF_SESSION_MINUTES = 30;
/** A session ends after this idle time, or at this age; on a remembered device password or passkey reopens it for these days. */
export const SESSION_IDLE_MINUTES = 30;
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 14;
/** An open page warns this long before its session ends, and checks at this interval. */
export const SESSION_WARNING = { minutes: 2, lookedAtMs: 10_000 } as const;
/** Typing in a form without autosave counts as use: it refreshes a session that was idle for this long. */
export const SESSION_TOUCHED_MINUTES = 5;
/** Resolution of "last seen": further requests within it write nothing. */
export const SESSION_SEEN_SECONDS = 60;
/** People, roles and credentials can be changed only within this time after confirming one's identity. */
export const CONFIRMED_MINUTES = 10;
export const INVITE_HOURS = 48;
export const RECOVERY_LINK_HOURS = 24;
/** An invite can be renewed for so long after it expired; then it is deleted, with the address in it. */
export const LINK_DAYS_AFTER_EXPIRY = 30;
/** RFC 6238: six digits, half a minute; a clock may be one step off. */
export const AUTHENTICATOR = { digits: 6, periodSeconds: 30, stepsAround: 1 } as const;
export const RECOVERY_CODES = 10;
export const PASSKEYS_PER_PERSON = 10;
/** The admin has its own connection pool, so that visitors and editors cannot block each other. */
export const ADMIN_POOL_SIZE = 4;
export const ADMIN_STATEMENT_TIMEOUT_MS = 5_000;
/** Refused sign-ins and changed credentials shown to the member they concern. */
export const NOTICES_LISTED = 10;
/** On the dashboard. */
export const AUDIT_LINES_SHOWN = 8;

/** Autosave delay after the last keystroke. */
export const DRAFT_SAVED_AFTER_MS = 3_000;
/** Retry delay when the server did not answer. */
export const DRAFT_RETRIED_AFTER_MS = 8_000;
/** Unsaved text is written to the browser's storage this long after a keystroke. */
export const LOCAL_DRAFT_WRITTEN_AFTER_MS = 300;
/** Page size of the admin lists of films, series and people. */
export const SUBJECTS_PER_PAGE = 50;
/** Counting stops here, so that its cost does not grow with the catalogue: 200 pages. */
export const SUBJECTS_COUNTED = 10_000;
/** Hidden names compared with a misspelt search. */
export const HIDDEN_NAMES_READ = 5_000;
/** Titles pasted at once: each new one costs a TMDB request while the editor waits. */
export const IMPORTED_AT_ONCE = 100;
export const IMPORTS_LISTED = 10;
export const REPORTS_LISTED = 100;
/** On the dashboard. */
export const OWN_DRAFTS_SHOWN = 8;
export const MISSES_LOOKED_AT_DAYS = 30;
/** How long a change set can be undone, and an import viewed. */
export const CHANGE_SET_DAYS = 30;
/** Rows of an exported file. */
export const SUBJECTS_EXPORTED = 5_000;
/** Saved filters of the lists. */
export const SAVED_VIEWS_PER_PERSON = 30;
export const VIEW_NAME_CHARACTERS = 80;
/** A longer headline is cut on cards and in search results. */
export const NEWS_TITLE_CHARACTERS = 90;
/** Search results when adding a title to a collection, per kind. */
export const ITEMS_FOUND = 6;
/** Pasted lines: as many as a collection may have titles. */
export const PASTED_LINES_MAX = 200;
/** Of one pasted line: more than a name with a URL takes. */
export const PASTED_LINE_CHARACTERS = 500;
/** Of one cell of a CSV: as long as a URL may be. */
export const CSV_CELL_CHARACTERS = 2_000;
/** How long something can be restored from the trash. */
export const TRASH_DAYS = 30;

/** Length limits of editable fields. */
export const LINE_CHARACTERS = 200;
export const TEXT_CHARACTERS = 4_000;
export const RICH_TEXT_BYTES = 50 * 1024;
export const ALIASES_PER_SUBJECT = 50;
/** TMDB has up to some hundreds of pictures per title. */
export const LIST_FIELD_ENTRIES = 500;
export const NOTE_CHARACTERS = 500;
/** Rows of the table of episodes. */
export const EPISODES_EDITED_PER_PAGE = 50;
/** Lines of pasted titles: more than the chapters of a novela. */
export const EPISODES_PASTED_MAX = 500;
/** The greatest place of a season in its list. */
export const SEASON_PLACE_MAX = 999;
/** All titles of a person who is merged are projected in one transaction. */
export const MERGED_TITLES_MAX = 400;
/** Autosave writes every few seconds; a new revision starts after this time, or when another editor wrote in between. */
export const DRAFT_REVISION_MINUTES = 10;
export const PREVIEW_HOURS = 24;
/** A schedule must be at least this far ahead. */
export const PLAN_AHEAD_MINUTES = 1;
/** Entries beside the edit form, and on the admin's other lists. */
export const REVISIONS_BESIDE_EDIT = 5;
export const REVISIONS_LISTED = 500;
export const CONFLICTS_LISTED = 200;
export const TRASH_LISTED = 200;

/** An admin form: three rich texts of 50 kB, each character of which may take three when encoded, and the other fields. */
export const ADMIN_FORM_BYTES = 1024 * 1024;
/** Limits of an uploaded picture. */
export const OWN_PICTURE = { bytes: 10 * 1024 * 1024, minWidth: 500 } as const;
/** A picture that no draft, published value or trash entry uses is deleted after this time, so that the trash restores whole. */
export const UNUSED_PICTURE_DAYS = 30;

/** Home shows three films and three series; the others wait for their dates. */
export const HOME_PINS_MAX = 24;
/** Own words of a featured card: the headline has the room of a title. */
export const HOME_PIN_CHARACTERS = { kicker: 30, headline: 40, text: 200 } as const;
/** Backdrops offered for a featured card. */
export const HOME_PIN_PICTURES = 8;
export const HOME_COLLECTIONS_MAX = 6;
export const REDIRECTS_PER_PAGE = 50;
/** The newest versions of one redirect that its history lists. */
export const REDIRECT_VERSIONS_LISTED = 50;
export const MISSING_LISTED = 50;
/** Search results when pinning a title, per kind. */
export const HOME_PINS_FOUND = 6;
/** Texts of a genre or a platform: headings of one line, then a sentence or two. */
export const TAXONOMY_CHARACTERS = { name: 60, h1: 120, p: 300, description: 300 } as const;
export const TAXONOMY_ALIASES = 20;
export const TAXONOMY_POSITION_MAX = 999;
export const FAQ_QUESTIONS = 20;
export const HIDDEN_PATHS_MAX = 200;
export const SEARCH_MISSES_LISTED = 100;
/** Search results, per kind, when adding an alias for a search without results. */
export const ALIAS_CANDIDATES = 4;
export const AUDIT_LINES_PER_PAGE = 50;
/** Audit entries sent to the external receiver per request, and the timeout of the request. */
export const AUDIT_SHIPPED = { atOnce: 200, deadlineMs: 10_000 } as const;
/** Rows of one export file; for more, an editor chooses a shorter period. */
export const AUDIT_LINES_EXPORTED = 20_000;
/** The palette searches this long after the last keystroke, and shows this many results per kind. */
export const PALETTE_WAITS_MS = 120;
export const PALETTE_FOUND = 5;
/** While the admin is read-only, an open page checks at this interval whether that is over. */
export const READ_ONLY_ASKED_AGAIN_MS = 10_000;
/** Unmatched ticket links, and editors' decisions about them, on their screen. */
export const TICKETS_LISTED = 200;

/** Sagas on the page of a new collection; others are found by name. */
export const SAGAS_OFFERED = 12;
/** A comment of a member, and how many a member may write within a minute. */
export const COMMENT_CHARACTERS = 2_000;
export const COMMENTS_PER_MINUTE = 30;
/** Who has a screen open. A closed laptop is gone 12 s after its last sign of life, and seen to be gone 2 s later at most. */
export const PRESENCE = {
  beatMs: 5_000,
  goneMs: 12_000,
  sweptMs: 2_000,
  /** Rows of screens that ended without a word. */
  deletedMs: 600_000,
  /** In a field without typing. */
  fieldIdleMs: 30_000,
  /** Below the 20 s after which an idle connection is closed (infra/http.ts). */
  pingMs: 10_000,
  /** Varnish ends a response after 10 minutes (`send_timeout`). */
  streamMs: 300_000,
  /** Of one process, and of one member in it. */
  streams: 250,
  streamsPerMember: 8,
  /** Of one member in one process: 12 a minute for each open screen, and one for each field entered. */
  beatsPerMinute: 120,
  beatsAtOnce: 60,
} as const;
/** In the list that an @ opens in a comment. */
export const MEMBERS_OFFERED = 6;
export const REVIEWS_LISTED = 100;
/** The dashboard's first list, out of so many of each kind that are read; plans of today; the newest audit entries. */
export const FIRST_ITEMS = 8;
export const PENDING_READ = 50;
export const PLANS_ON_DASHBOARD = 6;

/** Plans and bundles. A CSV pasted at once stays far below what a form may hold. */
export const SUBSCRIPTIONS = {
  nameCharacters: 60,
  /** R$ 10.000,00. */
  centsMax: 1_000_000,
  /** Platforms in one bundle. */
  included: 20,
  /** The latest end after the day of the check. */
  daysValid: 366,
  rows: 1_000,
  csvRows: 500,
  csvCharacters: 500_000,
  csvFaultsShown: 5,
  changesListed: 10,
} as const;

/** A notification that plans or bundles expire is sent this many days before. */
export const OFFERS_REMINDED_DAYS = 7;
/** On the page of notifications, and in the panel of the bell. */
export const NOTIFICATIONS_LISTED = 100;
export const NOTIFICATIONS_IN_PANEL = 8;
export const NOTIFICATION_DAYS = 90;
/** Words of a member in a notification; the rest is one click away. */
export const QUOTE_CHARACTERS = 280;
/** Undelivered ones on the page of notifications. */
export const DELIVERIES_LISTED = 50;
/** Tests of e-mail or webhook a member may send within an hour. */
export const DELIVERY_TESTS_PER_HOUR = 10;
export const WEBHOOK_ADDRESS_CHARACTERS = 500;
/** Twelve attempts within 12 to 16 hours: 30 to 60 s apart, then 1 to 2 min, 2 to 4 min … 4 h. */
export const NOTIFICATION_ATTEMPTS = { max: 12, firstSeconds: 30, longestSeconds: 4 * 3_600 } as const;
/** Longer than an attempt can take, so that none is made twice at once. */
export const NOTIFICATION_ATTEMPT_SECONDS = 120;
export const NOTIFICATION_POLL_SECONDS = 2;
/** What waits for a worker with ADMIN_SECRET is deleted after this long. */
export const NOTIFICATION_WAIT_DAYS = 365;
/** Of each step of a connection to the mail server. */
export const MAIL_TIMEOUT_MS = 15_000;
export const WEBHOOK_TIMEOUT_MS = 10_000;

/** The dubbing cast of one title. */
export const VOICES = {
  nameCharacters: 120,
  rows: 200,
  csvRows: 200,
  csvCharacters: 200_000,
  csvFaultsShown: 5,
  /** People with the typed name, and people found while typing. */
  namesakes: 5,
  found: 6,
} as const;

/** Services that cost nothing. */
export const FREE_SERVICES = {
  aboutCharacters: 160,
  /** The end of an offer for which none is given. */
  daysUsual: 90,
  /** Services that have one title. */
  perTitle: 50,
  /** Offers of one service on its screen; the CSV has all of them. */
  offersListed: 200,
} as const;

/** The library of own pictures. */
export const MEDIA = {
  perPage: 24,
  /** Licences that end within these days are marked, and their end is notified. */
  expiringDays: 15,
  /** Removal of an unused picture is notified this many days before. */
  unusedNoticeDays: 7,
  /** Bits of two fingerprints, of 64, that may differ in pictures that look alike. */
  alikeBits: 6,
  alikeListed: 6,
  usesListed: 100,
  licencesListed: 50,
  /** The largest part of a picture that an arrow key moves a frame by, and with Shift. */
  step: 0.01,
  largeStep: 0.1,
} as const;

/** What the calendar reads at most for a month, and what it shows of one day in a month. */
export const CALENDAR = {
  plans: 300,
  expiries: 200,
  openingsPerDay: 5,
  waiting: 50,
  perDay: 4,
} as const;

/** Longer is slow, not dead. */
export const LINK_TIMEOUT_MS = 10_000;
/** Between two calls of one host. */
export const LINK_GAP_MS = 1_000;
/** Hosts that are called at the same time. */
export const LINK_HOSTS_AT_ONCE = 8;
/** One run of the job; the night has several, and a kill loses at most one. */
export const LINK_RUN_MS = 8 * 60_000;
/** If more than half of this many links of one host fail in a run, the host is in trouble, not its links. */
export const LINK_HOST_TROUBLE = { links: 20, share: 0.5 } as const;
export const LINKS_LISTED = 100;
/** Links that one press of an editor tests. */
export const LINKS_TESTED_AT_ONCE = 20;
export const LINK_NIGHTS_DAYS = 30;

/** An editorial archive. */
export const ARCHIVE = {
  ...{ bytes: 50 * 1024 * 1024, rows: 500_000, depth: 40 },
  /** By the screen: as large as a picture may be, and what one request can publish. */
  ...{ uploadBytes: 10 * 1024 * 1024, uploadWrites: 2_000, replacedListed: 50 },
  /** One picture as stored: encoded again, an upload may be larger than it came. */
  pictureBytes: 50 * 1024 * 1024,
} as const;
