import type { SitePart } from '#shared/domain/entities.ts';
import { parseHomeCollections, parsePins } from '#shared/domain/site/home-pins.ts';
import { arrangeSections } from '#shared/domain/site/home-sections.ts';
import { type PageName, PRIVACY_SECTIONS, pageOf, parsePageTexts } from '#shared/domain/site/page-texts.ts';
import { paths } from '#shared/domain/site/paths.ts';
import {
  HIDDEN_FROM_SEARCH,
  HOME_ARRANGEMENT,
  HOME_PINS,
  parseHiddenPaths,
  type SiteSubject,
} from '#shared/domain/site/site-settings.ts';
import type { TaxonomyEdits, TaxonomySource } from '#shared/domain/titles/taxonomy.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { listTaxonomy } from '../taxonomy/taxonomy.ts';
import type { StoredSource } from '../titles/sources.ts';
import { findSiteRecord, lockSiteRecord, saveSiteRecord } from './site-records.ts';

interface Part {
  entity: SitePart;
  id: number;
}

interface Signed {
  author: string;
  at: Date;
}

type Fields = Readonly<Record<string, unknown>>;

/** Where search engines find the page. */
export const PAGE_PATHS: Readonly<Record<PageName, string>> = {
  home: paths.home(),
  about: paths.about(),
  privacy: paths.privacy(),
};

/** The record that holds the published values; `undefined` if there is no such page or genre. */
async function findSubject(db: Db, { entity, id }: Part): Promise<SiteSubject | undefined> {
  if (entity === 'home') return HOME_PINS;
  if (entity === 'platform') return { kind: 'platform', key: String(id) };
  if (entity === 'page') {
    const key = pageOf(id);
    return key && { kind: 'page', key };
  }
  const row = await db.selectFrom('genres').select('key').where('id', '=', id).executeTakeFirst();
  return row && { kind: 'genre', key: row.key };
}

/** A record's value by field, as drafts and revisions have it. */
function toFields(entity: SitePart, value: unknown): Fields {
  if (entity === 'home') return value === undefined ? {} : { pins: parsePins(value) };
  if (entity !== 'page') return (value ?? {}) as TaxonomyEdits;
  const { questions, sections } = parsePageTexts(value);
  return { ...(questions && { questions }), ...sections };
}

function toValue(entity: SitePart, fields: Fields): unknown {
  if (entity === 'home') return fields.pins ?? [];
  if (entity !== 'page') return fields;
  const sections = PRIVACY_SECTIONS.flatMap((id) => (id in fields ? [[id, fields[id]] as const] : []));
  return {
    ...(fields.questions !== undefined && { questions: fields.questions }),
    ...(sections.length > 0 && { sections: Object.fromEntries(sections) }),
  };
}

/** The published values that editors wrote. A record has one author: the member who changed it last. */
export async function listSiteOverrides(db: Db, part: Part): Promise<(Signed & { field: string; value: unknown })[]> {
  const subject = await findSubject(db, part);
  if (!subject) return [];
  const record = await findSiteRecord(db, subject);
  const { author, at } = record ?? { author: 'system', at: new Date(0) };
  const written = Object.entries(toFields(part.entity, record?.value)).map(([field, value]) => ({
    field,
    value,
    author,
    at,
  }));
  if (part.entity === 'home') return [...written, ...(await listArrangement(db))];
  const page = part.entity === 'page' ? pageOf(part.id) : undefined;
  if (!page) return written;
  const robots = await findSiteRecord(db, HIDDEN_FROM_SEARCH);
  if (!robots || !parseHiddenPaths(robots.value).includes(PAGE_PATHS[page])) return written;
  return [...written, { field: 'isNoindex', value: true, author: robots.author, at: robots.at }];
}

/** Home's fields beside its pins. */
async function listArrangement(db: Db): Promise<(Signed & { field: string; value: unknown })[]> {
  const record = await findSiteRecord(db, HOME_ARRANGEMENT);
  const { sections, collections } = (record?.value ?? {}) as Fields;
  const { author, at } = record ?? { author: 'system', at: new Date(0) };
  return [
    ...(sections === undefined ? [] : [{ field: 'sections', value: arrangeSections(sections), author, at }]),
    ...(collections === undefined
      ? []
      : [{ field: 'collections', value: parseHomeCollections(collections), author, at }]),
  ];
}

/** The caller has locked home by its pins. */
async function saveArrangement(trx: Trx, field: string, value: unknown, by: Signed): Promise<void> {
  const record = await findSiteRecord(trx, HOME_ARRANGEMENT);
  const { [field]: _, ...others } = (record?.value ?? {}) as Fields;
  const next = value === null ? others : { ...others, [field]: value };
  await saveSiteRecord(trx, HOME_ARRANGEMENT, { value: next, draft: null, version: (record?.version ?? 0) + 1, ...by });
}

/** The caller has locked the part. `null` removes what editors wrote. */
export async function saveSiteOverride(trx: Trx, part: Part, field: string, value: unknown, by: Signed): Promise<void> {
  const page = part.entity === 'page' ? pageOf(part.id) : undefined;
  if (page && field === 'isNoindex') return hidePath(trx, PAGE_PATHS[page], value === true, by);
  if (part.entity === 'home' && field !== 'pins') return saveArrangement(trx, field, value, by);
  const subject = await findSubject(trx, part);
  if (!subject) return;
  const record = await findSiteRecord(trx, subject);
  const { [field]: _, ...others } = toFields(part.entity, record?.value);
  await saveSiteRecord(trx, subject, {
    value: toValue(part.entity, value === null ? others : { ...others, [field]: value }),
    draft: record?.draft ?? null,
    version: (record?.version ?? 0) + 1,
    ...by,
  });
}

/** All pages share one list. */
async function hidePath(trx: Trx, path: string, isHidden: boolean, by: Signed): Promise<void> {
  const record = await lockSiteRecord(trx, HIDDEN_FROM_SEARCH);
  const others = parseHiddenPaths(record?.value).filter((each) => each !== path);
  const value = isHidden ? [...others, path].toSorted() : others;
  await saveSiteRecord(trx, HIDDEN_FROM_SEARCH, { value, draft: null, version: (record?.version ?? 0) + 1, ...by });
}

type SiteSource = StoredSource<{ id: number } | TaxonomySource>;

/** What editors write over: the defaults of a genre or platform. The default texts of pages are not stored. */
export async function findSiteSource(db: Db, part: Part): Promise<SiteSource | undefined> {
  const subject = await findSubject(db, part);
  if (!subject) return undefined;
  const at = (await findSiteRecord(db, subject))?.at ?? new Date(0);
  const stored = { fetchedAt: at, fetchStartedAt: at, isGone: false };
  if (part.entity === 'page' || part.entity === 'home') return { source: { id: part.id }, ...stored };
  const rows = await listTaxonomy(db, part.entity);
  const row = rows.find(({ key }) => key === subject.key);
  if (!row) return undefined;
  const others = rows.filter((each) => each !== row).map(({ name, slug, aliases }) => ({ name, slug, aliases }));
  return { source: { id: part.id, key: row.key, defaults: row.defaults, others }, ...stored };
}

/** Changes of one part wait for each other; of genres and platforms all of a kind, because slugs and order concern all rows. */
export async function lockSitePart(trx: Trx, part: Part): Promise<SiteSource | undefined> {
  if (part.entity === 'genre' || part.entity === 'platform') await lockUntilCommit(trx, 'taxonomy', part.entity);
  const subject = await findSubject(trx, part);
  if (subject) await lockSiteRecord(trx, subject);
  return findSiteSource(trx, part);
}
