import type { FieldKind } from '../../../domain/subjects/field-values.ts';
import { parseCents } from '../../../domain/subscriptions/format-price.ts';
import type {
  AddedOffer,
  HiddenOffer,
  OfferAudio,
  OfferEdits,
  SimilarEdits,
} from '../../../domain/titles/field-values.ts';
import { OFFER_KINDS, type OfferKind } from '../../../domain/titles/source-parts.ts';
import { NO_SERVICE } from './check-lists.ts';
import type { FieldSave } from './edited-subject.ts';
import { splitList } from './pasted-lines.ts';

/** What was typed into a field of one text, as the server stores it; `null` means no override. The server validates it. */
export function readTyped(kind: FieldKind, field: string, typed: string): unknown {
  const text = typed.replaceAll('\r\n', '\n').trim();
  switch (kind) {
    case 'aliases':
      return noneIfEmpty(splitList(text, '\n'));
    case 'slugs':
    case 'paths':
      return splitList(text.toLowerCase(), /[\s,;]+/);
    case 'number':
    case 'place':
    case 'screens':
    case 'platform':
      return Number(text) || null;
    case 'cents':
      // No price at all: the field says how one is written.
      return text === '' ? null : (parseCents(text) ?? 0);
    default:
      return text === '' && !KEPT_EMPTY.has(field) ? null : text;
  }
}

/** An empty name is sent, and the server rejects it; an empty text of a platform is one. An empty tagline means TMDB's value. */
const KEPT_EMPTY: ReadonlySet<string> = new Set([
  ...['title', 'name'],
  ...['h1', 'p', 'description', 'serviceUrl', 'searchUrl'],
]);

export function noneIfEmpty<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}

/** What is first in a list, and what is not shown; `rows` are in the order of the screen. */
export function readOrder(rows: readonly { name: string; place: number; isHidden: boolean }[]) {
  const first = rows.filter(({ place, isHidden }) => place > 0 && !isHidden);
  return {
    first: first.sort((one, other) => one.place - other.place).map(({ name }) => name),
    hidden: rows.flatMap(({ name, isHidden }) => (isHidden ? [name] : [])),
  };
}

/** A list whose every part is empty is no override. */
export function orNone<T extends object>(edits: T): T | null {
  return Object.values(edits).some((part) => Array.isArray(part) && part.length > 0) ? edits : null;
}

export interface OfferRows {
  /** `service` is a number or empty. */
  added: readonly { service: string; kind: string; url: string; source: string; checkedOn: string }[];
  hidden: readonly { serviceId: number; kind: OfferKind; isOn: boolean; reason: string; until: string }[];
  audio: readonly OfferAudio[];
}

/** A row with anything typed is kept without its service or its tick too: a draft may be incomplete. */
export function readOffers({ added, hidden, audio }: OfferRows): OfferEdits | null {
  const known = audio.filter(
    ({ isDubbed, isSubtitled, hasLibras, isDescribed, source, checkedOn }) =>
      isDubbed || isSubtitled || hasLibras || isDescribed || source || checkedOn,
  );
  return orNone({
    added: added.flatMap((row): AddedOffer[] => {
      const serviceId = Number(row.service) || NO_SERVICE;
      const kind = OFFER_KINDS.find((each) => each === row.kind);
      const [url, source, checkedOn] = [row.url.trim(), row.source.trim(), row.checkedOn];
      if (!kind || (serviceId === NO_SERVICE && !url && !source && !checkedOn)) return [];
      return [{ serviceId, kind, url: url || undefined, source, checkedOn }];
    }),
    hidden: hidden.flatMap(({ serviceId, kind, isOn, until, ...row }): HiddenOffer[] => {
      const reason = row.reason.trim();
      if (!(isOn || reason || until)) return [];
      return [{ serviceId, kind, reason, until: until || undefined, ...(!isOn && { isUnticked: true }) }];
    }),
    ...(known.length > 0 && { audio: known }),
  });
}

/** Titles with a place, in that order, and banned ones. */
export function readSimilar(
  rows: readonly { id: number; place: number; isBanned: boolean; reason: string }[],
): SimilarEdits | null {
  const pinned = rows.filter(({ place, isBanned }) => place > 0 && !isBanned);
  return orNone({
    pinned: pinned.sort((one, other) => one.place - other.place).map(({ id }) => id),
    banned: rows.flatMap(({ id, isBanned, reason }) => (isBanned ? [{ id, reason: reason.trim() }] : [])),
  });
}

/** What a page saves: `[{ field, value, version }]`. Anything else is ignored. */
export function parseSaves(json: string): FieldSave[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return [];
  }
  return Array.isArray(parsed) ? parsed.filter(isSave) : [];
}

function isSave(value: unknown): value is FieldSave {
  if (typeof value !== 'object' || value === null) return false;
  const { field, version } = value as Partial<FieldSave>;
  return typeof field === 'string' && typeof version === 'number' && 'value' in value;
}
