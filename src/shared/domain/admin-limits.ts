/** The numbers of the newsroom. Those of the specification and of what a visitor sees are in limits.ts. */

/** Staff passwords: long rather than odd. Argon2id reads no more than the maximum. */
export const PASSWORD_CHARACTERS = { min: 12, max: 128 } as const;
export const STAFF_NAME_CHARACTERS = 80;
export const EMAIL_CHARACTERS = 254;
/** Wrong passwords and wrong codes, each counted apart; right ones cost nothing. */
export const SIGN_IN_TRIES = { perAccount: 5, perAddress: 20, windowMinutes: 15 } as const;
/**
 * Wrong codes of one app beside the limit above: at this many within these days its codes are refused until the password changes.
 * 29 a month are 353 a year, each right with 3 in 1,000,000: 0.11 % a year for who has the password.
 */
export const WRONG_CODES = { perApp: 30, days: 30 } as const;
/** A passkey cannot be guessed; this only bounds the work. Apart, so that no wrong password shuts its holder out. */
export const PASSKEY_TRIES_PER_ADDRESS = 100;
/** Between password and second factor, the time to install an app included. */
export const HALF_SESSION_MINUTES = 30;
/** Unused for this long, or this old, a session ends; on a kept device password or passkey open it again for these days. */
export const SESSION_IDLE_MINUTES = 30;
export const SESSION_HOURS = 12;
export const KEPT_SESSION_DAYS = 14;
/** An open page warns this long before its session ends, and looks this often whether it is time. */
export const SESSION_WARNING = { minutes: 2, lookedAtMs: 10_000 } as const;
/** Typing in a form that sends nothing by itself counts as use: the session is used again when it was idle for this long. */
export const SESSION_TOUCHED_MINUTES = 5;
/** How fine "last seen" is: a request within it writes nothing. */
export const SESSION_SEEN_SECONDS = 60;
/** People, roles and keys are changed within this time of proving who one is. */
export const CONFIRMED_MINUTES = 10;
export const INVITE_HOURS = 48;
export const RECOVERY_LINK_HOURS = 24;
/** RFC 6238: six digits, half a minute; a clock may be one step off. */
export const AUTHENTICATOR = { digits: 6, periodSeconds: 30, stepsAround: 1 } as const;
export const RECOVERY_CODES = 10;
export const PASSKEYS_PER_PERSON = 10;
/** The newsroom has connections of its own: visitors cannot crowd it out, nor it them. */
export const ADMIN_POOL_SIZE = 4;
export const ADMIN_STATEMENT_TIMEOUT_MS = 5_000;
/** Refused sign-ins and changed credentials shown to the member they concern. */
export const NOTICES_LISTED = 10;
/** On the newsroom's first page. */
export const AUDIT_LINES_SHOWN = 20;

/** A draft is stored this long after the last key. */
export const DRAFT_SAVED_AFTER_MS = 3_000;
/** … and, where the server did not answer, tried again this much later. */
export const DRAFT_RETRIED_AFTER_MS = 8_000;
/** A page of the newsroom's lists of films, series and people. */
export const SUBJECTS_PER_PAGE = 50;
/** Nobody reads further, and a count that stops here costs the same however large the catalogue: 200 pages. */
export const SUBJECTS_COUNTED = 10_000;
/** Pasted at once: each that is new costs a question to TMDB, while somebody waits. */
export const IMPORTED_AT_ONCE = 100;
export const IMPORTS_LISTED = 10;
export const REPORTS_LISTED = 100;
/** On the newsroom's first page. */
export const OWN_DRAFTS_SHOWN = 8;
export const MISSES_LOOKED_AT_DAYS = 30;
/** Something done to several can be undone, and an import looked at, for this long. */
export const BULK_KEPT_DAYS = 30;
/** Lines of an exported file. */
export const SUBJECTS_EXPORTED = 5_000;
/** Names of lists an editor keeps. */
export const SAVED_VIEWS_PER_PERSON = 30;
export const VIEW_NAME_CHARACTERS = 80;
/** A page of the newsroom's list of collections. */
export const COLLECTIONS_LISTED_PER_PAGE = 20;
/** Titles shown while somebody looks for one to add to a collection, of films and of series each. */
export const ITEMS_FOUND = 6;
/** Lines pasted at once: as many as a collection may have. */
export const PASTED_LINES_MAX = 200;
/** What was thrown away can be had back for this long. */
export const TRASH_DAYS = 30;

/** What an editor may write. A title is a line; an overview is what a page can show without being one. */
export const LINE_CHARACTERS = 200;
export const TEXT_CHARACTERS = 4_000;
export const RICH_TEXT_BYTES = 50 * 1024;
export const ALIASES_PER_SUBJECT = 50;
/** TMDB has up to some hundreds of pictures of one title; nobody orders more by hand. */
export const LIST_FIELD_ENTRIES = 500;
export const NOTE_CHARACTERS = 500;
/** Drafts are saved every few seconds; their revisions are this far apart, unless somebody else wrote in between. */
export const DRAFT_REVISION_MINUTES = 10;
export const PREVIEW_HOURS = 24;
/** A plan is for later, if only a little. */
export const PLAN_AHEAD_MINUTES = 1;
/** What stands beside an edit, and on the newsroom's other lists. */
export const REVISIONS_BESIDE_EDIT = 5;
export const REVISIONS_LISTED = 500;
export const CONFLICTS_LISTED = 200;
export const TRASH_LISTED = 200;

/** A form of the newsroom: three rich texts of 50 kB, each letter of which may take three as it is sent, and the rest. */
export const ADMIN_FORM_BYTES = 1024 * 1024;
/** An own picture, as the newsroom takes it. */
export const OWN_PICTURE = { bytes: 10 * 1024 * 1024, minWidth: 500 } as const;
/** Named by nothing that is written, published or thrown away, it is kept this long: what is in the trash comes back whole. */
export const UNUSED_PICTURE_DAYS = 30;

/** Home shows three films and three series; the rest wait for their days. */
export const HOME_PINS_MAX = 24;
export const HOUSE_REVISIONS_LISTED = 50;
export const REDIRECTS_PER_PAGE = 50;
export const MISSING_LISTED = 50;
/** Of each kind, where somebody looks for a title to pin. */
export const HOME_PINS_FOUND = 6;
/** What is written of a genre or a platform. A heading is a line, what follows it a sentence or two. */
export const TAXONOMY_CHARACTERS = { name: 60, h1: 120, p: 300, description: 300 } as const;
export const TAXONOMY_ALIASES = 20;
export const TAXONOMY_POSITION_MAX = 999;
export const FAQ_QUESTIONS = 20;
export const HIDDEN_PATHS_MAX = 200;
export const SEARCH_MISSES_LISTED = 100;
/** Of each kind, where a name is given to what nobody found. */
export const ALIAS_CANDIDATES = 4;
export const AUDIT_LINES_PER_PAGE = 50;
/** Entries sent off the machine in one request, and how long the receiver may take. */
export const AUDIT_SHIPPED = { atOnce: 200, deadlineMs: 10_000 } as const;
/** One file; whoever needs more asks for a shorter time. */
export const AUDIT_LINES_EXPORTED = 20_000;
/** The palette asks this long after the last key, and shows so many of each kind. */
export const PALETTE_WAITS_MS = 120;
export const PALETTE_FOUND = 5;
/** While the newsroom can only be read, an open page asks this often whether that is over. */
export const READ_ONLY_ASKED_AGAIN_MS = 10_000;
/** Ticket links without a film, and editors' decisions about them, on their screen. */
export const TICKETS_LISTED = 200;
