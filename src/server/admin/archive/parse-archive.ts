import { z } from 'zod';
import { findEditableField, findFieldFault, isFieldShaped } from '#shared/admin/domain/editing/check-field.ts';
import { ARCHIVE } from '#shared/admin/domain/limits.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { type Editable, SITE_PARTS } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { LARGEST_ID } from '#shared/domain/ids.ts';
import {
  isOwnPicturePath,
  ownPictureFile,
  ownPicturePathOf,
  withoutFocus,
} from '#shared/domain/pictures/own-picture-path.ts';
import { isPaged } from '#shared/domain/subjects/page-words.ts';
import { CREATED_RECORDS } from '#shared/domain/subjects/records.ts';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { nameBundle } from '#shared/domain/subscriptions/subscriptions.ts';
import { cleanField } from '../editing/edit-refusals.ts';

const words = adminArchive;

/** A mark that begins an element; visitors' texts have none. */
const hasMarkup = (text: string) => /<[a-z!/?]/i.test(text);
const id = z.int().min(1).max(LARGEST_ID);
const plain = (most: number, least = 1) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((text) => !hasMarkup(text) && !/(?![\n\t])\p{Cc}/u.test(text));
const link = z
  .string()
  .max(500)
  .regex(/^https:\/\/[a-z0-9.-]+(?:\/[^\s\p{Cc}<>"]*)?$/u);
const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });
const title = { title_kind: z.enum(['movie', 'series']), title_id: id };
const dated = { source_url: link, checked_on: day, expires_on: day };
const price = z.int().min(1).max(1_000_000);
const period = z.enum(['month', 'year']);

const Override = z.strictObject({
  entity: z.enum(['movie', 'series', 'person', ...CREATED_RECORDS]),
  id,
  field: z.string().max(60),
  value: z.json(),
  is_locked: z.boolean(),
  reason: plain(500, 0),
  expires_at: moment.nullable(),
});
const SiteField = z.strictObject({
  entity: z.enum(SITE_PARTS),
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  field: z.string().max(60),
  value: z.json(),
});
const CreatedRow = z
  .strictObject({
    entity: z.enum(CREATED_RECORDS),
    id,
    title: plain(200),
    /** Empty for one without a page. */
    slug: z
      .string()
      .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      .max(120),
    position: z.int().min(0).max(1_000_000),
    saga_id: id.nullable(),
    created_at: moment,
    first_published_at: moment.nullable(),
    former: z.array(z.string().regex(/^[a-z0-9-]{1,120}$/)).max(200),
  })
  .refine(({ entity, slug }) => isPaged(entity) === (slug !== ''), { path: ['slug'] });
/** Of versions 1 and 2, which had services and prices as rows. */
const Service = z.strictObject({
  id: z.int().min(900_000).max(LARGEST_ID),
  platform_id: id.nullable(),
  name: plain(60),
  article: z.enum(['a', 'o']),
  about: plain(160),
  url: link.max(200),
  asks: z.enum(['nothing', 'registration', 'gov-br', 'other']),
  asks_other: plain(60, 0),
  has_ads: z.boolean(),
  is_public: z.boolean(),
  ...dated,
});
const Plan = z.strictObject({
  ...{ id, platform_id: id, name: plain(60), price_cents: price, period, has_ads: z.boolean() },
  resolution: z.enum(['sd', 'hd', 'full-hd', '4k']).nullable(),
  screens: z.int().min(1).max(20).nullable(),
  ...dated,
});
const Bundle = z.strictObject({
  ...{ id, seller: plain(60), name: plain(60), platform_ids: z.array(id).min(1).max(20) },
  ...{ price_cents: price.nullable(), period: period.nullable(), ...dated },
});
/** Of versions 1 and 2, which had offers and voices as rows. */
const FormerOffer = z.strictObject({
  ...{ id, service_id: id, ...title, url: link, is_dubbed: z.boolean(), is_subtitled: z.boolean() },
  ...{ has_libras: z.boolean(), is_described: z.boolean(), ...dated },
});
const Voice = z.strictObject({
  ...{ id, ...title, character: plain(120), original_name: plain(120, 0), voice_id: id },
  ...{ studio: plain(120, 0), director: plain(120, 0), source_url: link },
});

/** A part of a path decides which file pages ask for: nothing but our own form is taken. */
const ownPath = z.string().refine((path) => isOwnPicturePath(path) && withoutFocus(path) === path);
const percent = z.int().min(0).max(100);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Picture = z
  .strictObject({
    ...{ path: ownPath, sha256, width: z.int().min(1).max(20_000), height: z.int().min(1).max(20_000) },
    /** Of the stored bytes, which are in the second file. */
    ...{
      size: z.int().min(1).max(ARCHIVE.pictureBytes),
      hash: sha256,
      colour: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .nullable(),
    },
    ...{
      fingerprint: z
        .string()
        .regex(/^[01]{64}$/)
        .nullable(),
      name: plain(200, 0),
      alt: plain(200, 0),
    },
    ...{ credit: plain(200, 0), licence: plain(200, 0), expires_on: day.nullable() },
    ...{ focus_x: percent, focus_y: percent, cut_from: ownPath.nullable(), removed_at: moment.nullable() },
  })
  .refine(({ path, sha256: uploaded }) => path === ownPicturePathOf(ownPictureFile(uploaded)), { path: ['path'] });
const FormerMerge = z.strictObject({ from_id: id, into_id: id, voice_rows: z.array(id).max(10_000) });
const Merge = z
  .strictObject({ from_id: id, into_id: id })
  .refine(({ from_id, into_id }) => from_id !== into_id, { path: ['into_id'] });

const SECTIONS = {
  pictures: Picture,
  records: CreatedRow,
  people: z.strictObject({ id, name: plain(120) }),
  overrides: Override,
  site: SiteField,
  merges: Merge,
} as const;
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

export type Archive = { [S in SectionName]: z.infer<(typeof SECTIONS)[S]>[] } & {
  format: typeof FORMAT;
  version: typeof VERSION;
  site_url: string;
  exported_at: string;
};

export const FORMAT = 'lanterninha-editorial';
/** 2 added pictures and merges; 3 has all that editors create in one section, prices and services too, and voices and own offers as fields of titles. */
export const VERSION = 3;

/** Reads an archive or throws the first thing that is wrong with it, in words. Nothing of it was written then. */
export function parseArchive(text: string): Archive {
  if (text.length > ARCHIVE.bytes) refuse(words.tooLarge(ARCHIVE.bytes / 1024 / 1024));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    refuse(words.notJson);
  }
  refuseHostileKeys(json, 0);
  const head = z.object({ format: z.literal(FORMAT), version: z.unknown() }).safeParse(json);
  if (!head.success) refuse(words.notArchive);
  if (![1, 2, VERSION].some((version) => version === head.data.version))
    refuse(words.unknownVersion(String(JSON.stringify(head.data.version)).slice(0, 20)));
  const known: ReadonlySet<string> = new Set([...SECTION_NAMES, 'format', 'version', 'site_url', 'exported_at']);
  const given = toNewest(json as Record<string, unknown>, head.data.version);
  if (Object.keys(given).some((key) => !known.has(key))) refuse(words.notArchive);
  const about = z.object({ site_url: z.url().max(200), exported_at: moment }).safeParse(given);
  if (!about.success) refuse(words.notArchive);
  const parsed = Object.fromEntries(
    SECTION_NAMES.map((section) => [section, parseRows<unknown>(section, SECTIONS[section], given[section])]),
  );
  const archive = { format: FORMAT, version: VERSION, ...about.data, ...parsed } as unknown as Archive;
  refuseRepeated(archive);
  refuseChains(archive);
  for (const [row, { entity, field, value }] of archive.overrides.entries())
    checkValue('overrides', row, entity, field, value);
  for (const [row, { entity, field, value }] of archive.site.entries()) checkValue('site', row, entity, field, value);
  return archive;
}

/** A file of an older version as this one writes it. */
function toNewest({ collections, ...given }: Record<string, unknown>, version: unknown): Record<string, unknown> {
  if (version === VERSION) return collections === undefined ? given : { ...given, collections };
  const toRow = (row: unknown) => {
    if (typeof row !== 'object' || row === null || !('name' in row)) return row;
    const { name: title, ...same } = row;
    return { entity: 'collection', title, ...same };
  };
  const records = Array.isArray(collections) ? collections.map(toRow) : undefined;
  return withEnteredAsRecords(
    withRowsAsFields({ ...given, records, ...(version === 1 && { pictures: [], merges: [] }) }),
  );
}

/** Their fields are overrides. When each was entered is not known: the day it was checked stands for it. */
function withEnteredAsRecords({
  plans,
  bundles,
  services,
  ...given
}: Record<string, unknown>): Record<string, unknown> {
  const entered = [
    ...parseRows('plans', Plan, plans).map((row) => toEntered('plan', row.name, row)),
    ...parseRows('bundles', Bundle, bundles).map((row) => toEntered('bundle', nameBundle(row), row)),
    ...parseRows('services', Service, services).map((row) => toEntered('service', row.name, row)),
  ];
  const join = (section: unknown, rows: readonly unknown[]) =>
    Array.isArray(section) ? [...(section as unknown[]), ...rows] : section;
  return {
    ...given,
    records: join(
      given.records,
      entered.map(({ record }) => record),
    ),
    overrides: join(
      given.overrides,
      entered.flatMap(({ fields }) => fields),
    ),
  };
}

function toEntered(
  entity: 'plan' | 'bundle' | 'service',
  title: string,
  { id: rowId, ...columns }: { id: number; checked_on: string },
) {
  const at = `${columns.checked_on}T12:00:00Z`;
  const given = Object.entries(columns).filter(([, value]) => value !== null && value !== '');
  return {
    record: {
      ...{ entity, id: rowId, title, slug: '', position: 0, saga_id: null },
      ...{ created_at: at, first_published_at: at, former: [] },
    },
    fields: given.map(([column, value]) => ({
      ...{ entity, id: rowId, field: column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()), value },
      ...{ is_locked: false, reason: '', expires_at: null },
    })),
  };
}

/** Of the rows that a merge had moved, each names the merged person again: the projection shows the survivor. */
function withRowsAsFields({ voices, offers, merges, ...given }: Record<string, unknown>): Record<string, unknown> {
  const rows = parseRows('voices', Voice, voices);
  const former = parseRows('merges', FormerMerge, merges);
  const mergedOf = new Map(
    former.flatMap(({ from_id, into_id, voice_rows }) => voice_rows.map((row) => [`${row} ${into_id}`, from_id])),
  );
  const names = new Map(parseRows('people', SECTIONS.people, given.people).map((person) => [person.id, person.name]));
  const casts = toField('voices', rows, ({ id, character, original_name, voice_id, studio, director, source_url }) => {
    const voiceId = mergedOf.get(`${id} ${voice_id}`) ?? voice_id;
    return {
      ...{ character, original: original_name, voiceId, voice: names.get(voiceId) ?? '', studio, director },
      sourceUrl: source_url,
    };
  });
  const offered = toField('ownOffers', parseRows('offers', FormerOffer, offers), (offer): OwnOffer => {
    const { service_id, url, source_url, checked_on, expires_on } = offer;
    return {
      ...{ serviceId: service_id, url, isDubbed: offer.is_dubbed, isSubtitled: offer.is_subtitled },
      ...{ hasLibras: offer.has_libras, isDescribed: offer.is_described, sourceUrl: source_url },
      ...{ checkedOn: checked_on, expiresOn: expires_on, since: checked_on },
    };
  });
  return {
    ...given,
    merges: former.map(({ from_id, into_id }) => ({ from_id, into_id })),
    overrides: Array.isArray(given.overrides)
      ? [...(given.overrides as unknown[]), ...casts, ...offered]
      : given.overrides,
  };
}

/** Rows of titles as one field of each. */
function toField<R extends { title_kind: string; title_id: number }>(
  field: string,
  rows: readonly R[],
  toLine: (row: R) => object,
) {
  return [...Map.groupBy(rows, ({ title_kind, title_id }) => `${title_kind} ${title_id}`).values()].map((lines) => ({
    ...{ entity: lines[0]?.title_kind, id: lines[0]?.title_id, field, is_locked: false, reason: '', expires_at: null },
    value: lines.map(toLine),
  }));
}

function refuse(sentence: string): never {
  throw new Failure('invalid-argument', sentence);
}

/** What former versions had in a section of its own. */
type FormerSection = keyof typeof words.former;

function refuseRow(section: SectionName | FormerSection, row: number, what: string): never {
  const former: Readonly<Record<string, string>> = words.former;
  refuse(words.wrongRow(former[section] ?? words.sections[section as SectionName], row + 1, what));
}

function parseRows<T>(section: SectionName | FormerSection, schema: z.ZodType<T>, rows: unknown): T[] {
  if (!Array.isArray(rows) || rows.length > ARCHIVE.rows) refuse(words.notArchive);
  return rows.map((row, number) => {
    const parsed = schema.safeParse(row);
    if (!parsed.success) {
      const where = parsed.error.issues[0]?.path.join('.') ?? '';
      refuseRow(section, number, where ? `${where} ${words.notUnderstood}` : words.notUnderstood);
    }
    return parsed.data;
  });
}

const HOSTILE = new Set(['__proto__', 'constructor', 'prototype']);

function refuseHostileKeys(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > ARCHIVE.depth) refuse(words.tooDeep);
  for (const key of Object.keys(value)) {
    if (HOSTILE.has(key)) refuse(words.hostileKey(key));
    refuseHostileKeys((value as Record<string, unknown>)[key], depth + 1);
  }
}

function refuseRepeated(archive: Archive): void {
  const keyOf = (row: Record<string, unknown>) =>
    [row.entity, row.key, row.id, row.field, row.path, row.from_id].map((part) => JSON.stringify(part) ?? '').join(' ');
  for (const section of SECTION_NAMES) {
    const seen = new Set<string>();
    for (const [number, row] of archive[section].entries()) {
      const key = keyOf(row);
      if (seen.has(key)) refuseRow(section, number, words.twice);
      seen.add(key);
    }
  }
}

/** An address redirects once, so the survivor of a merge is not merged further. */
function refuseChains({ merges }: Archive): void {
  const merged = new Set(merges.map(({ from_id }) => from_id));
  for (const [row, { into_id }] of merges.entries())
    if (merged.has(into_id)) refuseRow('merges', row, words.mergedTwice);
}

/** The same checks as when an editor publishes; a rich text that cleaning would change is refused, not changed. */
function checkValue(section: 'overrides' | 'site', row: number, entity: Editable, field: string, value: unknown): void {
  const known = findEditableField(entity, field);
  if (!known) refuseRow(section, row, words.unknownField(field.slice(0, 60)));
  if (value === null || !isFieldShaped(entity, field, value))
    refuseRow(section, row, `${field} ${words.notUnderstood}`);
  const fault = findFieldFault(entity, field, value);
  if (fault !== undefined) refuseRow(section, row, fault);
  const isRich = known.kind === 'rich' || known.kind === 'questions';
  const isClean = isRich
    ? JSON.stringify(cleanField(entity, field, value)) === JSON.stringify(value)
    : !hasMarkup(JSON.stringify(value));
  if (!isClean) refuseRow(section, row, words.hasHtml(field));
}
