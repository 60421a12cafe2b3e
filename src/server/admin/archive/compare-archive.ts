import type { ArchiveCounts as Counts } from '#shared/admin/domain/archive.ts';
import { isVoicesShaped } from '#shared/admin/domain/dubbing/check-voice.ts';
import { isSameValue, toCanonicalText } from '#shared/admin/domain/editing/same-value.ts';
import { isOwnOffersShaped } from '#shared/admin/domain/subscriptions/check-own-offer.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { isPaged } from '#shared/domain/subjects/page-words.ts';
import { factsOf, isCreated } from '#shared/domain/subjects/records.ts';
import type { Trx } from '../../infra/db.ts';
import {
  listArchivedMerges,
  listArchivedOverrides,
  listArchivedPictures,
  listArchivedRecords,
  listNamesOfPeople,
  listTakenRecords,
} from '../../store/archive/archive-rows.ts';
import { listOverrides } from '../../store/titles/overrides.ts';
import { listSiteParts, type PartKey } from './export-archive.ts';
import type { Archive, SectionName } from './parse-archive.ts';

const words = adminArchive;

/** What an import would write. */
export interface Comparison {
  counts: Record<SectionName, Counts>;
  records: Archive['records'];
  people: Archive['people'];
  pictures: Archive['pictures'];
  merges: Archive['merges'];
  overrides: Archive['overrides'];
  /** Those of them that have another value here. */
  replaced: Archive['overrides'];
  site: (Archive['site'][number] & { id: number | undefined })[];
}

/** Compares an archive with what is here; throws if both use one id for different things. */
export async function compareArchive(trx: Trx, archive: Archive): Promise<Comparison> {
  const records = await compareRecords(trx, archive);
  const people = await comparePeople(trx, archive);
  const pictures = await comparePictures(trx, archive);
  const merges = await compareMerges(trx, archive);
  const counts = { records: records.counts, people: people.counts } as Comparison['counts'];
  const parts = await listSiteParts(trx);
  refuseLoose(archive, parts, await listTakenRecords(trx));
  const overrides = await compareOverrides(trx, archive, records.kept);
  const site = await compareSite(trx, archive, parts);
  counts.pictures = pictures.counts;
  counts.merges = merges.counts;
  counts.overrides = overrides.counts;
  counts.site = site.counts;
  return {
    ...{ counts, records: records.added, people: people.added },
    ...{ pictures: pictures.added, merges: merges.added },
    ...{ overrides: overrides.written, replaced: overrides.replaced, site: site.written },
  };
}

const refuse = (sentence: string): never => {
  throw new Failure('invalid-argument', sentence);
};
const count = (all: number, { added = 0, changed = 0, kept = 0 }): Counts => ({
  ...{ added, changed, kept },
  same: all - added - changed - kept,
});

const keyOf = ({ entity, id }: { entity: string; id: number }) => `${entity} ${id}`;

/** What makes a record without a page the same one: by its number, the values that no two share. */
function listNatural(overrides: readonly { entity: string; id: number; field: string; value: unknown }[]) {
  const unique = (entity: string) => (isCreated(entity) ? (factsOf(entity).unique ?? []) : []);
  const named = overrides.filter(({ entity, field }) => unique(entity).includes(field));
  const bySubject = Map.groupBy(named, keyOf);
  const toKey = (entity: string, fields: typeof named) =>
    toCanonicalText([entity, ...unique(entity).map((name) => fields.find(({ field }) => field === name)?.value)]);
  return new Map([...bySubject].map(([key, fields]) => [key, toKey(fields[0]?.entity ?? '', fields)]));
}

async function compareRecords(trx: Trx, { records, overrides }: Archive) {
  const here = await listArchivedRecords(trx);
  const [natural, naturalHere] = [listNatural(overrides), listNatural(await listArchivedOverrides(trx))];
  const ownerHere = new Map([...naturalHere].map(([key, value]) => [value, key]));
  const byKey = new Map(here.map((one) => [keyOf(one), one]));
  const taken = await listTakenRecords(trx);
  const addresses = here.flatMap((one) =>
    [one.slug, ...one.former].map((slug) => [`${one.entity} ${slug}`, one.id] as const),
  );
  const slugs = new Map(addresses);
  const kept = new Set<string>();
  for (const record of records) {
    const { entity, id, slug, title } = record;
    const held = byKey.get(keyOf(record));
    if (!isPaged(entity)) {
      const key = natural.get(keyOf(record)) ?? '';
      const isSame = held ? naturalHere.get(keyOf(record)) === key : !taken.has(keyOf(record)) && !ownerHere.has(key);
      // Offers and platforms name services by their numbers.
      if (!isSame && entity === 'service') refuse(words.other(words.records.service, id, held?.title ?? '…', title));
      if (!isSame) kept.add(keyOf(record));
      continue;
    }
    const isAnother = held ? ![held.slug, ...held.former].includes(slug) : taken.has(keyOf(record));
    if (isAnother) refuse(words.other(words.records[entity], id, held?.title ?? '…', title));
    if ((slugs.get(`${entity} ${slug}`) ?? id) !== id) refuse(words.slugTaken(slug));
  }
  const added = records.filter((record) => !byKey.has(keyOf(record)) && !kept.has(keyOf(record)));
  return { added, kept, counts: count(records.length, { added: added.length, kept: kept.size }) };
}

async function comparePeople(trx: Trx, { people }: Archive) {
  const here = await listNamesOfPeople(
    trx,
    people.map(({ id }) => id),
  );
  for (const { id, name } of people) {
    const held = here.get(id);
    if (isOwnPerson(id) && held !== undefined && held !== name) refuse(words.other(words.person, id, held, name));
  }
  const added = people.filter(({ id }) => !here.has(id));
  return { added, counts: count(people.length, { added: added.length }) };
}

/** Two uploads of one file are one picture. Texts that were written of it here stay. */
async function comparePictures(trx: Trx, { pictures }: Archive) {
  const here = new Map((await listArchivedPictures(trx)).map((picture) => [picture.path, picture]));
  const added = pictures.filter(({ path }) => !here.has(path));
  const kept = pictures.filter((picture) => {
    const held = here.get(picture.path);
    return held !== undefined && !isSameValue(held, picture);
  });
  return { added, counts: count(pictures.length, { added: added.length, kept: kept.length }) };
}

/** A merge that does not go with those here is left out: an address redirects once. */
async function compareMerges(trx: Trx, { merges }: Archive) {
  const here = await listArchivedMerges(trx);
  const merged = new Map(here.map(({ from_id, into_id }) => [from_id, into_id]));
  const survivors = new Set(here.map(({ into_id }) => into_id));
  const isKept = ({ from_id, into_id }: Archive['merges'][number]) =>
    merged.has(from_id) ? merged.get(from_id) !== into_id : survivors.has(from_id) || merged.has(into_id);
  const kept = merges.filter(isKept).length;
  const added = merges.filter((merge) => !merged.has(merge.from_id) && !isKept(merge));
  return { added, counts: count(merges.length, { added: added.length, kept }) };
}

/** Rows that name a platform, a service or a person that neither the archive nor this installation has. */
function refuseLoose(archive: Archive, parts: readonly PartKey[], taken: ReadonlySet<string>): void {
  const own = archive.records.flatMap(({ entity, id }) => (entity === 'service' ? id : []));
  const isService = (id: number) => own.includes(id) || taken.has(`service ${id}`);
  const platforms = new Set([...parts.flatMap(({ entity, id }) => (entity === 'platform' ? [id] : [])), ...own]);
  const people = new Set(archive.people.map(({ id }) => id));
  const check = (section: SectionName, row: number, isKnown: boolean, what: string) =>
    isKnown || refuse(words.wrongRow(words.sections[section], row + 1, what));
  for (const [row, { field, value }] of archive.overrides.entries()) {
    for (const id of field === 'platformId' || field === 'platformIds' ? [value].flat() : [])
      check('overrides', row, platforms.has(Number(id)), words.unknownPart('platform', JSON.stringify(id)));
    for (const { voiceId } of field === 'voices' && isVoicesShaped(value) ? value : [])
      check('overrides', row, voiceId !== null && people.has(voiceId), words.unknownPart('person', String(voiceId)));
    for (const { serviceId } of field === 'ownOffers' && isOwnOffersShaped(value) ? value : [])
      check('overrides', row, isService(serviceId), words.unknownPart('service', String(serviceId)));
  }
  for (const [row, { from_id, into_id }] of archive.merges.entries())
    for (const id of [from_id, into_id]) check('merges', row, people.has(id), words.unknownPart('person', String(id)));
}

async function compareOverrides(trx: Trx, { overrides, records }: Archive, kept: ReadonlySet<string>) {
  const fieldOf = (one: { entity: string; id: number; field: string }) => `${keyOf(one)} ${one.field}`;
  const here = new Map((await listArchivedOverrides(trx)).map((one) => [fieldOf(one), one]));
  const known = new Set(records.map(keyOf));
  const replaced: Archive['overrides'] = [];
  let left = 0;
  const written = overrides.filter((one, row) => {
    if (isCreated(one.entity) && !known.has(keyOf(one)))
      refuse(words.wrongRow(words.sections.overrides, row + 1, words.unknownPart(one.entity, String(one.id))));
    if (kept.has(keyOf(one))) {
      left += 1;
      return false;
    }
    const held = here.get(fieldOf(one));
    if (held && isSameValue(held.value, one.value)) return false;
    if (held) replaced.push(one);
    return true;
  });
  const changed = replaced.length;
  const counts = count(overrides.length, { added: written.length - changed, changed, kept: left });
  return { written, replaced, counts };
}

async function compareSite(trx: Trx, { site, records }: Archive, parts: readonly PartKey[]) {
  const own = new Set(records.flatMap(({ entity, id }) => (entity === 'service' ? String(id) : [])));
  const ids = new Map(parts.map(({ entity, key, id }) => [`${entity} ${key}`, id]));
  const here = new Map<string, unknown>();
  for (const { entity, key, id } of parts)
    for (const { field, value } of await listOverrides(trx, { entity, id }))
      here.set(`${entity} ${key} ${field}`, value);
  let added = 0;
  const written = site.flatMap((one, row) => {
    const id = ids.get(`${one.entity} ${one.key}`);
    if (id === undefined && !(one.entity === 'platform' && own.has(one.key)))
      refuse(words.wrongRow(words.sections.site, row + 1, words.unknownPart(one.entity, one.key)));
    const name = `${one.entity} ${one.key} ${one.field}`;
    if (!here.has(name)) added += 1;
    else if (isSameValue(here.get(name), one.value)) return [];
    return [{ ...one, id }];
  });
  return { written, counts: count(site.length, { added, changed: written.length - added }) };
}
