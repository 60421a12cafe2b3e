import { isEnded } from '#shared/admin/domain/media/library.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import type { Editable, Entity } from '#shared/domain/entities.ts';
import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { personShape } from '#shared/domain/people/person.ts';
import { buildPersonSlug, normaliseForSearch } from '#shared/domain/slug.ts';
import { type CreatedRecord, isCreated } from '#shared/domain/subjects/records.ts';
import type { Context } from '../../context.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import {
  type ArchivedBytes,
  insertArchivedPicture,
  insertArchivedRecords,
  insertOverrides,
  raiseOwnPeople,
} from '../../store/archive/archive-rows.ts';
import { upsertPeople } from '../../store/people/credited-people.ts';
import { listShowing } from '../../store/pictures/picture-uses.ts';
import type { Actor } from '../../store/staff/audit.ts';
import { type Subject, setLock } from '../../store/titles/overrides.ts';
import { saveSource } from '../../store/titles/sources.ts';
import { listStoredIds } from '../../store/titles/stored.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { reprojectEntity } from '../../sync/storage/storages.ts';
import { toFetched } from '../../sync/sync-steps.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { saveDraftCopy } from '../editing/draft-revisions.ts';
import { lockWritten } from '../editing/written.ts';
import { applyMerge } from '../people/merge-people.ts';
import { groupBySubject } from './archive-source.ts';
import { type Comparison, compareArchive } from './compare-archive.ts';
import { listSiteParts } from './export-archive.ts';
import type { Archive } from './parse-archive.ts';

/** What an import would do. */
export async function countArchive(ctx: Context, archive: Archive): Promise<Comparison['counts']> {
  return ctx.db.transaction().execute(async (trx) => (await compareArchive(trx, archive)).counts);
}

/** The bytes of a picture from the second file, checked. */
export type ReadPicture = (picture: Archive['pictures'][number]) => Promise<ArchivedBytes>;

/**
 * First what has rows of its own, in one transaction; then each edited subject in one of its own, as a publication with its revision.
 * May be killed and run again: what is here already is not written twice. Returns how much was written.
 */
export async function importArchive(
  ctx: Context,
  actor: Actor,
  archive: Archive,
  readPicture: ReadPicture,
): Promise<number> {
  const by = { author: actor.id, at: ctx.now() };
  const comparison = await importRows(ctx, actor, archive, readPicture);
  // A service becomes a platform before anything names that.
  const { services = [], others = [] } = Object.groupBy(comparison.overrides, ({ entity }) =>
    entity === 'service' ? 'services' : 'others',
  );
  for (const fields of groupBySubject([...services, ...others])) await publishFields(ctx, fields[0], fields, by);
  await publishSite(ctx, comparison.site, by);
  return countWrites(comparison);
}

export function countWrites({ counts }: Pick<Comparison, 'counts'>): number {
  return Object.values(counts).reduce((sum, { added, changed }) => sum + added + changed, 0);
}

/** What has rows of its own, in one transaction. */
export async function importRows(
  ctx: Context,
  actor: Actor,
  archive: Archive,
  readPicture: ReadPicture,
): Promise<Comparison> {
  const by = { author: actor.id, at: ctx.now() };
  return changeCatalogue(ctx, async (change) => {
    await lockUntilCommit(change.trx, 'subscriptions');
    const compared = await compareArchive(change.trx, archive);
    await writePictures(change, compared.pictures, readPicture, by);
    await writePeople(change, compared.people);
    await insertArchivedRecords(change.trx, compared.records, by.at);
    if (compared.merges.length > 0) await lockUntilCommit(change.trx, 'merges');
    for (const { from_id, into_id } of compared.merges)
      await applyMerge(change, { from: from_id, into: into_id }, by.author);
    const after = { counts: compared.counts, site: archive.site_url };
    change.record(actor, { action: 'archive.imported', entity: 'archive', entityId: '', after });
    return compared;
  });
}

interface Signed {
  author: string;
  at: Date;
}

/** A picture whose licence has ended meanwhile is stored, and shown nowhere. Fields that were here before it may name it. */
async function writePictures(
  change: Change,
  pictures: Archive['pictures'],
  readPicture: ReadPicture,
  by: Signed,
): Promise<void> {
  const { trx, now } = change;
  for (const picture of pictures) {
    const removedAt = picture.removed_at === null ? undefined : new Date(picture.removed_at);
    const licence = { expiresOn: picture.expires_on ?? undefined, removedAt };
    const endedAt = isEnded(licence, toBrazilianDay(now)) ? now : null;
    await insertArchivedPicture(trx, picture, await readPicture(picture), { ...by, endedAt });
    for (const { entity, id } of await listShowing(trx, picture.path)) await reprojectEntity(change, entity, id);
  }
}

async function writePeople(change: Change, people: Archive['people']): Promise<void> {
  const { trx, now } = change;
  const own = people.filter(({ id }) => isOwnPerson(id));
  for (const { id, name } of own) {
    const source = { ...personShape, id, name, department: 'Dubbing', profiles: [], credits: [] };
    await saveSource(trx, 'person', toFetched(source, { fetchStartedAt: now, fetchedAt: now }));
    await reprojectEntity(change, 'person', id);
  }
  if (own.length > 0) await raiseOwnPeople(trx, Math.max(...own.map(({ id }) => id)));
  // TMDB's are named until their own record is fetched, as people of credits are.
  const credited = people.filter(({ id }) => !isOwnPerson(id));
  const rows = credited.map(({ id, name }) => ({
    ...{ id, name, slug: buildPersonSlug(name, id), profile_path: null, popularity: 0 },
    search_name: normaliseForSearch(name),
  }));
  await upsertPeople(trx, rows, new Date(0));
}

/** A title that is not stored here keeps its edits until it is; no history is written for it before. */
export async function publishFields(
  ctx: Context,
  { entity, id }: Subject<Entity | CreatedRecord>,
  fields: Archive['overrides'],
  by: Signed,
): Promise<void> {
  const subject = { entity, id };
  await changeCatalogue(ctx, async (change) => {
    const { trx } = change;
    const isStored = isCreated(entity) || (await listStoredIds(trx, entity, [id])).length > 0;
    if (!isStored) return insertOverrides(trx, fields, by);
    await publishValues(change, subject, fields, by);
    for (const { field, is_locked, reason, expires_at } of fields) {
      const lock = { reason, expiresAt: expires_at === null ? undefined : new Date(expires_at) };
      if (is_locked) await setLock(trx, subject, field, lock);
    }
  });
}

async function publishValues(
  change: Change,
  subject: Subject<Editable>,
  fields: readonly { field: string; value: unknown }[],
  by: Signed,
): Promise<void> {
  const held = await lockWritten(change.trx, subject);
  await saveDraftCopy(change.trx, subject, held);
  const values = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  await applyPublication(change, subject, held, { values, note: adminArchive.title, areEndedStored: true, ...by });
}

async function publishSite(ctx: Context, site: Comparison['site'], by: Signed): Promise<void> {
  // Platforms of imported services have come into being meanwhile.
  const parts = await ctx.db.transaction().execute(listSiteParts);
  for (const [name, fields] of Map.groupBy(site, ({ entity, key }) => `${entity} ${key}`)) {
    const part = parts.find(({ entity, key }) => `${entity} ${key}` === name);
    if (part) await changeCatalogue(ctx, (change) => publishValues(change, part, fields, by));
  }
}
