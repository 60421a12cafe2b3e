import { createHash } from 'node:crypto';
import type { ArchivePreview } from '#shared/admin/domain/archive.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { ARCHIVE } from '#shared/admin/domain/limits.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import type { Actor } from '../../store/staff/audit.ts';
import { type Comparison, compareArchive } from './compare-archive.ts';
import { exportArchive } from './export-archive.ts';
import { importArchive } from './import-archive.ts';
import { type Archive, parseArchive } from './parse-archive.ts';

const words = adminArchive;

/** The archive's file, as `archive:export` writes it. */
export async function downloadArchive(ctx: Context): Promise<string> {
  return `${JSON.stringify(await exportArchive(ctx), null, 1)}\n`;
}

/**
 * The first upload of a file is compared with what is here. Its second, with the key of that comparison, is imported; if the file or
 * what is here changed meanwhile, it is compared again.
 */
export async function uploadArchive(
  ctx: Context,
  actor: Actor,
  { bytes, seen }: { bytes: Uint8Array; seen: string },
): Promise<{ preview: ArchivePreview; written: number | undefined }> {
  refuseWrongFields({ archive: findFileFault(bytes) });
  const archive = parseArchive(decode(bytes));
  const preview = await previewArchive(ctx, archive, bytes);
  if (seen !== preview.key || preview.obstacle !== undefined || preview.writes === 0)
    return { preview, written: undefined };
  const written = await importArchive(ctx, actor, archive, () => {
    throw new Failure('aborted', words.changedMeanwhile);
  });
  return { preview, written };
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

async function previewArchive(ctx: Context, archive: Archive, bytes: Uint8Array): Promise<ArchivePreview> {
  const compared = await ctx.db.transaction().execute((trx) => compareArchive(trx, archive));
  const { counts } = compared;
  const writes = Object.values(counts).reduce((sum, { added, changed }) => sum + added + changed, 0);
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
function findObstacle({ pictures }: Comparison, writes: number): string | undefined {
  if (pictures.length > 0) return words.picturesByCommand(pictures.length);
  return writes > ARCHIVE.uploadWrites ? words.tooMany(ARCHIVE.uploadWrites) : undefined;
}
