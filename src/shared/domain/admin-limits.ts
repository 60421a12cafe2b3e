/** The numbers of the newsroom. Those of the specification and of what a visitor sees are in limits.ts. */

/** Staff passwords: long rather than odd. Argon2id reads no more than the maximum. */
export const PASSWORD_CHARACTERS = { min: 12, max: 128 } as const;
export const STAFF_NAME_CHARACTERS = 80;
export const EMAIL_CHARACTERS = 254;
/** Wrong passwords and wrong codes, each counted apart; right ones cost nothing. */
export const SIGN_IN_TRIES = { perAccount: 5, perAddress: 20, windowMinutes: 15 } as const;
/** A passkey cannot be guessed; this only bounds the work. Apart, so that no wrong password shuts its holder out. */
export const PASSKEY_TRIES_PER_ADDRESS = 100;
/** Between password and second factor, the time to install an app included. */
export const HALF_SESSION_MINUTES = 30;
/** Unused for this long, or this old, a session ends; one that is kept lives for days, used or not. */
export const SESSION_IDLE_MINUTES = 60;
export const SESSION_HOURS = 12;
export const KEPT_SESSION_DAYS = 14;
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
/** On the newsroom's first page. */
export const AUDIT_LINES_SHOWN = 20;

/** A draft is stored this long after the last key. */
export const DRAFT_SAVED_AFTER_MS = 3_000;
/** … and, where the server did not answer, tried again this much later. */
export const DRAFT_RETRIED_AFTER_MS = 8_000;
/** A page of the newsroom's lists of films, series and people. */
export const SUBJECTS_PER_PAGE = 50;
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
