import { createHash } from 'node:crypto';
import type { ArchivePreview } from '#shared/admin/domain/archive.ts';
import { CHANGES_PER_SET } from '#shared/admin/domain/change-sets.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { ARCHIVE } from '#shared/admin/domain/limits.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { isFromTmdb } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { listStoredIds } from '../../store/titles/stored.ts';
import { prepareChangeSet } from '../change-sets/prepare-change-set.ts';
import type { Editor } from '../editing/editor.ts';
import { archiveSource, groupBySubject } from './archive-source.ts';
import { type Comparison, compareArchive } from './compare-archive.ts';
import { exportArchive } from './export-archive.ts';
import { countWrites, importRows, publishFields } from './import-archive.ts';
import { type Archive, parseArchive } from './parse-archive.ts';

const words = adminArchive;

/** The archive's file, as `archive:export` writes it. */
export async function downloadArchive(ctx: Context): Promise<string> {
  return `${JSON.stringify(await exportArchive(ctx), null, 1)}\n`;
}

interface Uploaded {
  preview: ArchivePreview;
  /** The change set of the fields that differ: their preview, to be published and undone. */
  setId?: string | undefined;
  /** Whether rows were written that have no drafts. */
  isImported: boolean;
}

/**
 * Fields that differ become a change set. What else is in the file is compared first and written by a second upload, with the key of that
 * comparison; if the file or what is here changed meanwhile, it is compared again.
 */
export async function uploadArchive(
  ctx: Context,
  editor: Editor,
  { bytes, seen }: { bytes: Uint8Array; seen: string },
): Promise<Uploaded> {
  refuseWrongFields({ archive: findFileFault(bytes) });
  const archive = parseArchive(decode(bytes));
  const compared = await compare(ctx, archive);
  const preview = await toPreview(ctx, archive, bytes, compared);
  if (preview.obstacle !== undefined || preview.writes === 0) return { preview, isImported: false };
  if (!compared.hasRows) return { preview, setId: await prepareFields(ctx, editor, compared), isImported: false };
  if (seen !== preview.key) return { preview, isImported: false };
  await importRows(ctx, editor.actor, archive, () => {
    throw new Failure('aborted', words.changedMeanwhile);
  });
  const by = { author: editor.actor.id, at: ctx.now() };
  // A service that is new becomes a platform, which other fields may name.
  const created = new Set(compared.records.map(({ entity, id }) => `${entity} ${id}`));
  const services = compared.overrides.filter(({ entity, id }) => entity === 'service' && created.has(`service ${id}`));
  for (const fields of groupBySubject([...services, ...compared.unstored]))
    await publishFields(ctx, fields[0], fields, by);
  const left = await compare(ctx, archive);
  return { preview, setId: await prepareFields(ctx, editor, left), isImported: true };
}

interface Compared extends Comparison {
  /** Of titles that are not here yet: they cannot be published. */
  unstored: Comparison['overrides'];
  hasRows: boolean;
}

function compare(ctx: Context, archive: Archive): Promise<Compared> {
  return ctx.db.transaction().execute(async (trx) => {
    const compared = await compareArchive(trx, archive);
    const stored = new Set<string>();
    for (const entity of ['movie', 'series', 'person'] as const) {
      const ids = compared.overrides.filter((one) => one.entity === entity).map(({ id }) => id);
      for (const id of await listStoredIds(trx, entity, [...new Set(ids)])) stored.add(`${entity} ${id}`);
    }
    const unstored = compared.overrides.filter(
      ({ entity, id }) => isFromTmdb(entity) && !stored.has(`${entity} ${id}`),
    );
    const rows = [compared.records, compared.people, compared.merges, unstored];
    return { ...compared, unstored, hasRows: rows.some(({ length }) => length > 0) };
  });
}

async function prepareFields(ctx: Context, editor: Editor, compared: Compared): Promise<string | undefined> {
  const overrides = compared.overrides.filter((field) => !compared.unstored.includes(field));
  if (overrides.length + compared.site.length === 0) return undefined;
  return prepareChangeSet(ctx, editor, archiveSource, { overrides, site: compared.site });
}

function findFileFault({ length }: Uint8Array): string | undefined {
  if (length === 0) return words.fileMissing;
  return length > ARCHIVE.uploadBytes ? words.tooLarge(ARCHIVE.uploadBytes / 1024 / 1024) : undefined;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure('invalid-argument', words.notJson);
  }
}

async function toPreview(
  ctx: Context,
  archive: Archive,
  bytes: Uint8Array,
  compared: Compared,
): Promise<ArchivePreview> {
  const { counts } = compared;
  const writes = countWrites(compared);
  const replaced = [];
  for (const { entity, id, field } of compared.replaced.slice(0, ARCHIVE.replacedListed)) {
    const face = await findSubjectFace(ctx.db, { entity, id });
    replaced.push({ entity, id, field, title: face?.title ?? String(id) });
  }
  return {
    key: createHash('sha256').update(bytes).update(JSON.stringify(counts)).digest('hex'),
    from: { siteUrl: archive.site_url, exportedAt: archive.exported_at },
    ...{ counts, replaced, writes, obstacle: findObstacle(compared, writes) },
  };
}

/** The second file, and imports that take longer than a request, are left to the command line. */
function findObstacle({ pictures, overrides, site }: Comparison, writes: number): string | undefined {
  if (pictures.length > 0) return words.picturesByCommand(pictures.length);
  const changed = groupBySubject(overrides).length + Map.groupBy(site, ({ entity, key }) => `${entity} ${key}`).size;
  return writes > ARCHIVE.uploadWrites || changed > CHANGES_PER_SET ? words.tooMany(ARCHIVE.uploadWrites) : undefined;
}
