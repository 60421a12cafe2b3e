import { MEDIA } from '#shared/admin/domain/limits.ts';
import type { LibraryCounts, LibraryPicture, LibraryQuery, OpenedPicture } from '#shared/admin/domain/media/library.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import {
  type CountedPicture,
  findPicture,
  type LibraryDays,
  listAlike,
  listLibrary,
  listLicences,
} from '../../store/pictures/picture-library.ts';
import { listPictureUses } from '../../store/pictures/picture-uses.ts';
import { openNames } from '../editing/editor.ts';

export interface Library {
  pictures: LibraryPicture[];
  total: number;
  counts: LibraryCounts;
  licences: string[];
}

function libraryDays(ctx: Pick<Context, 'now'>): LibraryDays {
  const today = toBrazilianDay(ctx.now());
  return { today, soon: addDays(today, MEDIA.expiringDays) };
}

export async function readLibrary(ctx: Context, query: LibraryQuery): Promise<Library> {
  const days = libraryDays(ctx);
  const slice = { offset: (query.page - 1) * MEDIA.perPage, limit: MEDIA.perPage };
  const [{ rows, total, counts }, licences] = await Promise.all([
    listLibrary(ctx.db, query, days, slice),
    listLicences(ctx.db, MEDIA.licencesListed),
  ]);
  return { pictures: rows.map(toPicture), total, counts, licences };
}

export async function openPicture(ctx: Context, id: number): Promise<OpenedPicture> {
  const row = await findPicture(ctx.db, id);
  if (!row) throw new Failure('not-found', adminMedia.notFound);
  const [usedIn, alike, nameAuthor] = await Promise.all([
    listPictureUses(ctx.db, row.path, MEDIA.usesListed),
    listAlike(ctx.db, row, { bits: MEDIA.alikeBits, limit: MEDIA.alikeListed }),
    openNames(ctx.db, [row.author]),
  ]);
  return {
    ...toPicture(row),
    author: nameAuthor(row.author),
    usedIn,
    alike: alike.map(toPicture),
    cutFrom: row.cutFrom ?? undefined,
  };
}

function toPicture({ sha256: _, cutFrom: _from, author: _author, ...row }: CountedPicture): LibraryPicture {
  return {
    ...row,
    expiresOn: row.expiresOn ?? undefined,
    removedAt: row.removedAt ?? undefined,
    endedAt: row.endedAt ?? undefined,
    unusedSince: row.unusedSince ?? undefined,
  };
}
