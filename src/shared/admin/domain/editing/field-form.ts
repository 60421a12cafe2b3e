import type { Editable } from '../../../domain/entities.ts';
import { parseId } from '../../../domain/ids.ts';
import type { HomeCollection, HomePin } from '../../../domain/site/home-pins.ts';
import { arrangeSections, isHomeSection, type PlacedSection } from '../../../domain/site/home-sections.ts';
import type { Question } from '../../../domain/site/page-texts.ts';
import { parseTrailingId } from '../../../domain/slug.ts';
import type { FieldKind } from '../../../domain/subjects/field-values.ts';
import { RATING_REASONS } from '../../../domain/titles/age-rating.ts';
import type {
  AddedOffer,
  AddedTrailer,
  HiddenOffer,
  OfferAudio,
  OwnPicture,
  SimilarEdits,
} from '../../../domain/titles/field-values.ts';
import { OFFER_KINDS, type OfferKind } from '../../../domain/titles/source-parts.ts';
import { findEditableField } from './check-field.ts';
import { NO_SERVICE } from './check-lists.ts';
import type { FieldSave } from './edited-subject.ts';
import { splitList } from './pasted-lines.ts';

/** A form's fields by name. The browser (autosave) and the server (forms sent without JavaScript) share this parser. */
export type FormMap = ReadonlyMap<string, string>;

/** Names of the inputs of a field: `value.title`, `offers.added.0.url`. */
export const inputNames = {
  /** Marks a field's control as open: a value missing from the form was then emptied, not left out. */
  open: (field: string) => `open.${field}`,
  version: (field: string) => `version.${field}`,
  value: (field: string) => `value.${field}`,
  reason: (field: string, reason: string) => `${field}.reason.${reason}`,
  service: (field: string, serviceId: number) => `${field}.service.${serviceId}`,
  row: (field: string, group: string, row: number | string, part: string) => `${field}.${group}.${row}.${part}`,
} as const;

const OPEN = inputNames.open('');

/** The value as the server stores it; `null` means no override. The server validates it. */
export function readFieldValue(kind: FieldKind, field: string, form: FormMap): unknown {
  switch (kind) {
    case 'switch':
      return form.get(inputNames.value(field)) === '1';
    case 'aliases':
      return orNull(splitList(form.get(inputNames.value(field)) ?? '', '\n'));
    case 'reasons':
      return orNull(RATING_REASONS.filter((reason) => form.get(inputNames.reason(field, reason)) === '1'));
    case 'watch-urls':
      return readWatchUrls(field, form);
    case 'offers':
      return readOffers(field, form);
    case 'gallery':
      return readGallery(field, form);
    case 'trailers':
      return readTrailers(field, form);
    case 'similar':
      return readSimilar(field, form);
    case 'questions':
      return readQuestions(field, form);
    case 'pins':
      return readPins(field, form);
    case 'sections':
      return readSections(field, form);
    case 'home-collections':
      return readHomeCollections(field, form);
    case 'slugs':
    case 'paths':
      return splitList((form.get(inputNames.value(field)) ?? '').toLowerCase(), /[\s,;]+/);
    case 'number':
    case 'place':
      return Number(readText(field, form, false)) || null;
    default:
      return readText(field, form, KEPT_EMPTY.has(field));
  }
}

/** An empty name is sent, and the server rejects it; an empty text of a platform is one. An empty tagline means TMDB's value. */
const KEPT_EMPTY: ReadonlySet<string> = new Set([
  ...['title', 'name'],
  ...['h1', 'p', 'description', 'serviceUrl', 'searchUrl'],
]);

/** Every open field of a form sent without JavaScript. */
export function readFieldForm(entity: Editable, form: FormMap): FieldSave[] {
  const open = [...form.keys()].flatMap((name) => (name.startsWith(OPEN) ? [name.slice(OPEN.length)] : []));
  return open.flatMap((field) => {
    const kind = findEditableField(entity, field)?.kind;
    // A list of titles is changed title by title, not by a form.
    if (!kind || kind === 'items') return [];
    return [
      { field, value: readFieldValue(kind, field, form), version: parseId(form.get(inputNames.version(field))) ?? 0 },
    ];
  });
}

/** Saves sent by a script: `[{ field, value, version }]`. Anything else is ignored. */
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

function readText(field: string, form: FormMap, isKeptEmpty: boolean): string | null {
  const text = (form.get(inputNames.value(field)) ?? '').replaceAll('\r\n', '\n').trim();
  return text === '' && !isKeptEmpty ? null : text;
}

/** Rows left empty are no questions. */
function readQuestions(field: string, form: FormMap): Question[] {
  return readRows(field, 'of', form).flatMap(([, parts]) => {
    const [question, answerHtml] = [parts.get('question') ?? '', parts.get('answer') ?? ''];
    return question === '' && answerHtml === '' ? [] : [{ question, answerHtml }];
  });
}

/** In the order of their numbers; a pin whose number was emptied is taken away. */
function readPins(field: string, form: FormMap): HomePin[] {
  const pins = readRows(field, 'of', form).flatMap(([row, parts]) => {
    const [kind, id] = row.split('-');
    const place = Number(parts.get('place')) || 0;
    if ((kind !== 'movie' && kind !== 'series') || !Number(id) || parts.get('remove') === '1') return [];
    const words = (['kicker', 'headline', 'text', 'image'] as const).flatMap((name) => {
      const word = parts.get(name)?.replaceAll(/\s+/g, ' ');
      return word ? [[name, word] as const] : [];
    });
    const pin: HomePin = { kind, id: Number(id), ...readDays(parts), ...Object.fromEntries(words) };
    return [{ pin, place }];
  });
  return pins.sort((one, other) => one.place - other.place).map(({ pin }) => pin);
}

const readDays = (parts: FormMap) => ({ from: parts.get('from') || null, until: parts.get('until') || null });

/** In the order of their numbers; two with the same number keep the order of the form. */
function readSections(field: string, form: FormMap): PlacedSection[] {
  const rows = readRows(field, 'of', form).flatMap(([section, parts]) =>
    isHomeSection(section)
      ? [{ section, isShown: parts.get('shown') === '1', place: Number(parts.get('place')) || 0 }]
      : [],
  );
  const placed = rows.sort((one, other) => one.place - other.place);
  return arrangeSections(placed.map(({ section, isShown }) => ({ section, isShown })));
}

function readHomeCollections(field: string, form: FormMap): HomeCollection[] {
  const rows = readRows(field, 'of', form).flatMap(([id, parts]) =>
    Number(id) && parts.get('remove') !== '1'
      ? [{ chosen: { id: Number(id), ...readDays(parts) }, place: Number(parts.get('place')) || 0 }]
      : [],
  );
  return rows.sort((one, other) => one.place - other.place).map(({ chosen }) => chosen);
}

function orNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}

function readWatchUrls(field: string, form: FormMap): Record<string, string> | null {
  const prefix = `${field}.service.`;
  const urls = [...form].flatMap(([name, url]) =>
    name.startsWith(prefix) && url.trim() ? [[name.slice(prefix.length), url.trim()] as const] : [],
  );
  return urls.length > 0 ? Object.fromEntries(urls) : null;
}

/** The rows of a list of inputs (`offers.added.0.url`), in form order. */
function readRows(field: string, group: string, form: FormMap): [row: string, parts: ReadonlyMap<string, string>][] {
  const prefix = `${field}.${group}.`;
  const rows = new Map<string, Map<string, string>>();
  for (const [name, value] of form) {
    if (!name.startsWith(prefix)) continue;
    const rest = name.slice(prefix.length);
    const [row, part] = [rest.slice(0, rest.lastIndexOf('.')), rest.slice(rest.lastIndexOf('.') + 1)];
    rows.set(row, (rows.get(row) ?? new Map<string, string>()).set(part, value.trim()));
  }
  return [...rows];
}

/** A row with anything typed is kept without its service too: a draft may be incomplete. */
function readOffers(field: string, form: FormMap): object | null {
  const added = readRows(field, 'added', form).flatMap(([, parts]): AddedOffer[] => {
    const serviceId = Number(parts.get('service')) || NO_SERVICE;
    const kind = toOfferKind(parts.get('kind'));
    const [url, source = '', checkedOn = ''] = [
      parts.get('url') || undefined,
      parts.get('source'),
      parts.get('checkedOn'),
    ];
    if (!kind || (serviceId === NO_SERVICE && !url && !source && !checkedOn)) return [];
    return [{ serviceId, kind, url, source, checkedOn }];
  });
  const hidden = readRows(field, 'hidden', form).flatMap(([row, parts]): HiddenOffer[] => {
    const [word, number] = row.split('-');
    const kind = toOfferKind(word);
    if (parts.get('on') !== '1' || !kind) return [];
    return [
      { serviceId: Number(number), kind, reason: parts.get('reason') ?? '', until: parts.get('until') || undefined },
    ];
  });
  const audio = readRows(field, 'audio', form).flatMap(([row, parts]): OfferAudio[] => {
    const [word, number] = row.split('-');
    const kind = toOfferKind(word);
    const has = (part: string) => parts.get(part) === '1';
    const facts = {
      ...{ isDubbed: has('isDubbed'), isSubtitled: has('isSubtitled') },
      ...{ hasLibras: has('hasLibras'), isDescribed: has('isDescribed') },
    };
    if (!kind || !Object.values(facts).includes(true)) return [];
    const source = { source: parts.get('source') ?? '', checkedOn: parts.get('checkedOn') ?? '' };
    return [{ serviceId: Number(number), kind, ...facts, ...source }];
  });
  if (added.length + hidden.length + audio.length === 0) return null;
  return { added, hidden, ...(audio.length > 0 && { audio }) };
}

function toOfferKind(word: string | undefined): OfferKind | undefined {
  return OFFER_KINDS.find((kind) => kind === word);
}

/** Entries with a position, in that order, and hidden entries. */
function readOrder(field: string, form: FormMap): { first: string[]; hidden: string[] } | null {
  const rows = readRows(field, 'of', form).map(([, parts]) => ({
    name: parts.get('name') ?? '',
    place: Number(parts.get('place')) || 0,
    isHidden: parts.get('hidden') === '1',
  }));
  const first = rows
    .filter(({ place, isHidden }) => place > 0 && !isHidden)
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => name);
  const hidden = rows.flatMap(({ name, isHidden }) => (isHidden ? [name] : []));
  return first.length + hidden.length > 0 ? { first, hidden } : null;
}

/** Titles with a place, in that order, and banned ones; `add` is the address or the number of one more to pin. */
function readSimilar(field: string, form: FormMap): SimilarEdits | null {
  const rows = readRows(field, 'of', form).map(([id, parts]) => ({
    id: Number(id),
    place: Number(parts.get('place')) || 0,
    isBanned: parts.get('banned') === '1',
    reason: parts.get('reason') ?? '',
  }));
  const added = parseTrailingId(form.get(inputNames.row(field, 'add', 0, 'title'))?.trim() ?? '');
  const pinned = rows
    .filter(({ place, isBanned }) => place > 0 && !isBanned)
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);
  const banned = rows.flatMap(({ id, isBanned, reason }) => (isBanned ? [{ id, reason }] : []));
  const isNew = added !== null && !rows.some(({ id, place, isBanned }) => id === added && (place > 0 || isBanned));
  const edits = { pinned: isNew ? [...pinned, added] : pinned, banned };
  return edits.pinned.length + banned.length > 0 ? edits : null;
}

function readTrailers(field: string, form: FormMap): object | null {
  const order = readOrder(field, form);
  const added = readRows(field, 'added', form).flatMap(([, parts]): AddedTrailer[] => {
    const key = parts.get('key');
    if (!key || parts.get('remove') === '1') return [];
    return [{ key, name: parts.get('name') ?? '', publishedOn: parts.get('publishedOn') ?? '' }];
  });
  if (added.length === 0) return order;
  return { first: order?.first ?? [], hidden: order?.hidden ?? [], added };
}

function readGallery(field: string, form: FormMap): object | null {
  const order = readOrder(field, form);
  const own = readRows(field, 'own', form).flatMap(([, parts]): OwnPicture[] => {
    const path = parts.get('path');
    if (!path || parts.get('remove') === '1') return [];
    const [width, height] = [Number(parts.get('width')) || 0, Number(parts.get('height')) || 0];
    const [alt, credit, licence] = ['alt', 'credit', 'licence'].map((part) => parts.get(part) ?? '');
    return [{ path, width, height, alt: alt ?? '', credit: credit ?? '', licence: licence ?? '' }];
  });
  if (!order && own.length === 0) return null;
  return { first: order?.first ?? [], hidden: order?.hidden ?? [], own };
}
