import { editing } from '#shared/admin/text/field-problems.ts';
import { formatCount } from '../../../domain/format.ts';
import { isId } from '../../../domain/ids.ts';
import { SIMILAR_TITLES } from '../../../domain/limits.ts';
import { AUDIO_WORDS } from '../../../domain/subscriptions/free-services.ts';
import { OFFER_KINDS } from '../../../domain/titles/source-parts.ts';
import { LINE_CHARACTERS, LIST_FIELD_ENTRIES } from '../limits.ts';
import { findDayFault, findUrlFault, isRecord, isText } from './check-values.ts';

/** The form of picture paths, TMDB's and our own. */
const PICTURE_PATH = /^\/[A-Za-z0-9_-]{1,80}\.(?:jpg|png|webp|svg)$/;

/** Whether screens can show the value, complete or not. */
function isOrderShaped(value: unknown): boolean {
  return isRecord(value) && [value.first, value.hidden].every((names) => isListOf(names, isText));
}

export function isTrailersShaped(value: unknown): boolean {
  const isAdded = (trailer: unknown) => isRecord(trailer) && areTexts(trailer, ['key', 'name', 'publishedOn']);
  return isOrderShaped(value) && isRecord(value) && isListOf(value.added ?? [], isAdded);
}

export function isGalleryShaped(value: unknown): boolean {
  const isOwn = (picture: unknown) =>
    isRecord(picture) &&
    areTexts(picture, ['path', 'alt', 'credit', 'licence']) &&
    areNumbers(picture, ['width', 'height']);
  return isOrderShaped(value) && isRecord(value) && isListOf(value.own, isOwn);
}

export function isOffersShaped(value: unknown): boolean {
  const isShaped = (texts: string[]) => (offer: unknown) =>
    isRecord(offer) &&
    areNumbers(offer, ['serviceId']) &&
    areTexts(offer, ['kind', ...texts]) &&
    areTexts({ url: '', until: '', ...withoutEmpty(offer) }, ['url', 'until']);
  return (
    isRecord(value) &&
    isListOf(value.added, isShaped(['source', 'checkedOn'])) &&
    isListOf(value.hidden, isShaped(['reason'])) &&
    isListOf(
      value.audio ?? [],
      (audio) => isShaped(['source', 'checkedOn'])(audio) && isRecord(audio) && areAnswers(audio),
    )
  );
}

export function isSimilarShaped(value: unknown): boolean {
  const isBanned = (title: unknown) => isRecord(title) && areNumbers(title, ['id']) && areTexts(title, ['reason']);
  return isRecord(value) && isListOf(value.pinned, Number.isFinite) && isListOf(value.banned, isBanned);
}

function withoutEmpty(entry: Entries): Entries {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined && value !== null));
}

type Entries = Readonly<Record<string, unknown>>;

function isListOf(value: unknown, isOne: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= LIST_FIELD_ENTRIES && value.every(isOne);
}

function areTexts(entry: Entries, names: readonly string[]): boolean {
  return names.every((name) => isText(entry[name]));
}

function areAnswers(entry: Entries): boolean {
  return Object.keys(AUDIO_WORDS).every((name) => typeof entry[name] === 'boolean');
}

function areNumbers(entry: Entries, names: readonly string[]): boolean {
  return names.every((name) => Number.isFinite(entry[name]));
}

export function findPictureFault(value: unknown): string | undefined {
  return isText(value) && PICTURE_PATH.test(value) ? undefined : editing.pictureInvalid;
}

/** Checks the names in `first` and `hidden`. */
function findOrderFault(value: unknown, name: RegExp): string | undefined {
  if (!isRecord(value)) return editing.notUnderstood;
  return firstFault([value.first, value.hidden].map((list) => findNamesFault(list, name)));
}

const YOUTUBE_KEY = /^[\w-]{11}$/;

export function findTrailersFault(value: unknown): string | undefined {
  const order = findOrderFault(value, YOUTUBE_KEY);
  if (order !== undefined || !isRecord(value)) return order;
  return findEachFault(value.added ?? [], ({ key, name, publishedOn }) => {
    if (!isText(key) || !YOUTUBE_KEY.test(key) || !isFilled(name)) return editing.notUnderstood;
    return findDayFault(publishedOn);
  });
}

export function findGalleryFault(value: unknown): string | undefined {
  const order = findOrderFault(value, PICTURE_PATH);
  if (order !== undefined || !isRecord(value)) return order;
  return findEachFault(value.own, findOwnPictureFault);
}

function findOwnPictureFault(picture: Entries): string | undefined {
  const { path, width, height, alt, credit, licence } = picture;
  if (!isId(width) || !isId(height)) return editing.pictureInvalid;
  const fault = findPictureFault(path);
  if (fault !== undefined) return fault;
  if (!isFilled(alt)) return editing.altMissing;
  return isFilled(credit) && isFilled(licence) ? undefined : editing.creditMissing;
}

export function findSimilarFault(value: unknown): string | undefined {
  if (!isSimilarShaped(value) || !isRecord(value)) return editing.notUnderstood;
  const pinned = value.pinned as readonly number[];
  const banned = value.banned as readonly { id: number; reason: string }[];
  const ids = [...pinned, ...banned.map(({ id }) => id)];
  if (!ids.every(isId) || new Set(ids).size < ids.length) return editing.similarTwice;
  if (pinned.length > SIMILAR_TITLES) return editing.tooMany(SIMILAR_TITLES);
  return banned.every(({ reason }) => reason.length <= LINE_CHARACTERS)
    ? undefined
    : editing.tooLong(formatCount(LINE_CHARACTERS));
}

export function findOffersFault(value: unknown): string | undefined {
  if (!isRecord(value)) return editing.notUnderstood;
  return (
    findEachFault(value.added, findAddedFault) ??
    findEachFault(value.hidden, findHiddenFault) ??
    findEachFault(value.audio ?? [], findAudioFault)
  );
}

/** Of an offer whose service is not chosen yet. */
export const NO_SERVICE = 0;

function findAddedFault({ serviceId, kind, url, source, checkedOn }: Entries) {
  if (serviceId === NO_SERVICE) return editing.offerServiceMissing;
  if (!isOffer(serviceId, kind)) return editing.notUnderstood;
  const fault = url === undefined || url === null ? undefined : findUrlFault(url);
  if (fault !== undefined) return fault;
  return isFilled(source) && findDayFault(checkedOn) === undefined ? undefined : editing.offerSourceMissing;
}

function findAudioFault({ serviceId, kind, source, checkedOn, ...facts }: Entries) {
  if (!isOffer(serviceId, kind)) return editing.notUnderstood;
  if (!Object.keys(AUDIO_WORDS).some((name) => facts[name] === true)) return editing.audioMissing;
  return isFilled(source) && findDayFault(checkedOn) === undefined ? undefined : editing.audioSourceMissing;
}

function findHiddenFault({ serviceId, kind, reason, until, isUnticked }: Entries) {
  if (!isOffer(serviceId, kind)) return editing.notUnderstood;
  if (isUnticked) return editing.offerTickMissing;
  if (!isFilled(reason)) return editing.offerReasonMissing;
  return until === undefined || until === null ? undefined : findDayFault(until);
}

function isOffer(serviceId: unknown, kind: unknown): boolean {
  return isId(serviceId) && OFFER_KINDS.some((known) => known === kind);
}

function isFilled(value: unknown): boolean {
  return isText(value) && value.trim() !== '' && value.length <= LINE_CHARACTERS;
}

function findNamesFault(list: unknown, name: RegExp): string | undefined {
  if (!Array.isArray(list)) return editing.notUnderstood;
  if (list.length > LIST_FIELD_ENTRIES) return editing.tooMany(LIST_FIELD_ENTRIES);
  return list.every((entry) => isText(entry) && name.test(entry)) ? undefined : editing.notUnderstood;
}

function findEachFault(list: unknown, findFault: (entry: Entries) => string | undefined): string | undefined {
  if (!Array.isArray(list)) return editing.notUnderstood;
  if (list.length > LIST_FIELD_ENTRIES) return editing.tooMany(LIST_FIELD_ENTRIES);
  return firstFault(list.map((entry: unknown) => (isRecord(entry) ? findFault(entry) : editing.notUnderstood)));
}

function firstFault(faults: readonly (string | undefined)[]): string | undefined {
  return faults.find((fault) => fault !== undefined);
}
