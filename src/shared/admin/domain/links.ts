import { parseId } from '../../domain/ids.ts';

/** Outgoing links that the worker checks at night: what an answer means, and when a link is hidden. */
const LINK_KINDS = ['ticket', 'trailer', 'service', 'profile', 'source'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export type LinkState = 'waiting' | 'alive' | 'unknown' | 'failing' | 'broken' | 'kept';

/** Reasons to hide a link, if they are seen two nights running. */
type DeadReason = 'not-found' | 'gone' | 'no-video' | 'no-host' | 'refused' | 'server-error' | 'front-page' | 'loop';

/** Answers that say nothing about the link: it stays as it is. */
type UnknownReason =
  | 'login'
  | 'forbidden'
  | 'limited'
  | 'slow'
  | 'robots'
  | 'inside'
  | 'unavailable'
  | 'odd'
  | 'host-trouble';

export type Seen =
  | { state: 'alive'; title?: string }
  | { state: 'dead'; reason: DeadReason }
  | { state: 'unknown'; reason: UnknownReason };

export interface LinkRecord {
  state: LinkState;
  reason: string;
  nights: number;
  since: Date | null;
}

export interface SettledLink extends LinkRecord {
  since: Date;
  nextCheckAt: Date;
}

const HOUR_MS = 3_600_000;
/** A link is checked once a night: less than a day later, and never twice in the same night. */
const NEXT_NIGHT_MS = 20 * HOUR_MS;
/** Two failures count as two nights if they are this far apart; an editor may test a link at any time. */
const ANOTHER_NIGHT_MS = 14 * HOUR_MS;
/** An answer that says nothing is asked for again after 1, 2, 4 … nights. */
const LONGEST_WAIT_NIGHTS = 32;

/** Two failures to enter, one pass to leave: what the link is after it was checked. */
export function settleLink(before: LinkRecord, seen: Seen, now: Date): SettledLink {
  const nextNight = new Date(now.getTime() + NEXT_NIGHT_MS);
  if (seen.state === 'alive')
    return { state: 'alive', ...countNights(before, 'alive', '', now), nextCheckAt: nextNight };
  if (seen.state === 'dead') {
    const isSecond = before.state === 'failing' && now.getTime() - (before.since?.getTime() ?? 0) >= ANOTHER_NIGHT_MS;
    if (before.state === 'broken' || isSecond) {
      const since = before.since ?? now;
      return { state: 'broken', reason: seen.reason, nights: before.nights + 1, since, nextCheckAt: nextNight };
    }
    const first = before.state === 'failing' ? (before.since ?? now) : now;
    return { state: 'failing', reason: seen.reason, nights: 1, since: first, nextCheckAt: nextNight };
  }
  // What is hidden comes back only by passing the check.
  if (before.state === 'broken') return { ...before, since: before.since ?? now, nextCheckAt: nextNight };
  const counted = countNights(before, 'unknown', seen.reason, now);
  const waits = isNightly(seen.reason) ? 1 : Math.min(2 ** (counted.nights - 1), LONGEST_WAIT_NIGHTS);
  const nextCheckAt = new Date(now.getTime() + NEXT_NIGHT_MS + (waits - 1) * 24 * HOUR_MS);
  return { state: 'unknown', ...counted, nextCheckAt };
}

/** Reasons that editors are shown after three nights, so each night is asked. */
const NIGHTLY: ReadonlySet<string> = new Set<UnknownReason>(['slow', 'host-trouble']);
const isNightly = (reason: string) => NIGHTLY.has(reason);
export const LISTED_UNKNOWN = [...NIGHTLY];
export const UNKNOWN_LISTED_AFTER_NIGHTS = 3;

function countNights(before: LinkRecord, state: LinkState, reason: string, now: Date) {
  const isSame = before.state === state && before.reason === reason;
  return { reason, nights: isSame ? before.nights + 1 : 1, since: (isSame ? before.since : null) ?? now };
}

/** Lists of the page. */
export const LINK_LISTS = {
  todos: undefined,
  ingressos: 'ticket',
  trailers: 'trailer',
  servicos: 'service',
  perfis: 'profile',
  fontes: 'source',
  ignorados: undefined,
} as const satisfies Record<string, LinkKind | undefined>;
export type LinkList = keyof typeof LINK_LISTS;
export const isLinkList = (word: string): word is LinkList => Object.hasOwn(LINK_LISTS, word);

export type LinkEntity = 'movie' | 'series' | 'person' | 'platform' | 'plan' | 'bundle';

/** One row of the page: a link in one place. */
export interface LinkLine {
  id: number;
  url: string;
  kind: LinkKind;
  entity: LinkEntity;
  entityId: number;
  label: string;
  title: string;
  poster: string | null;
  state: 'broken' | 'unknown' | 'kept';
  reason: string;
  nights: number;
  since: Date;
  views: number;
  isReplaced: boolean;
}

export interface LinkNight {
  checked: number;
  startedAt: Date;
  endedAt: Date;
}

const PLACE = /^(?<id>\d{1,10})-(?<kind>[a-z]+)-(?<entity>[a-z]+)-(?<entityId>\d{1,10})$/;
const ENTITIES: readonly string[] = ['movie', 'series', 'person', 'platform', 'plan', 'bundle'] satisfies LinkEntity[];

type Place = Pick<LinkLine, 'id' | 'kind' | 'entity' | 'entityId'>;

/** A place in an address and a form. */
export const placeWord = ({ id, kind, entity, entityId }: Place) => `${id}-${kind}-${entity}-${entityId}`;

export function parseLinkPlace(word: string): Place | undefined {
  const { id, kind, entity, entityId } = PLACE.exec(word)?.groups ?? {};
  const known = LINK_KINDS.find((each) => each === kind);
  const [linkId, ofId] = [parseId(id), parseId(entityId)];
  if (!known || entity === undefined || !ENTITIES.includes(entity) || !linkId || !ofId) return undefined;
  return { id: linkId, kind: known, entity: entity as LinkEntity, entityId: ofId };
}

const WATCH =
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#&]*&)*v=|embed\/|shorts\/)(?<key>[\w-]{11})(?:[&?#/]|$)/;
const SHORT = /^https:\/\/youtu\.be\/(?<key>[\w-]{11})(?:[?#/]|$)/;

/** The key of a video, from any address YouTube gives it or from the key itself. */
export function parseTrailerKey(text: string): string | undefined {
  if (/^[\w-]{11}$/.test(text)) return text;
  return (WATCH.exec(text) ?? SHORT.exec(text))?.groups?.key;
}

/** The address under which a trailer is checked; the store builds the same. */
export const trailerUrl = (key: string) => `https://www.youtube.com/watch?v=${key}`;

/** Kinds whose address is a field of a title; the others are changed on the screens that have them. */
export function isReplaceable({ kind, entity }: Pick<LinkLine, 'kind' | 'entity'>): boolean {
  const isTitle = entity === 'movie' || entity === 'series';
  return isTitle && (kind === 'trailer' || kind === 'service' || (kind === 'ticket' && entity === 'movie'));
}
