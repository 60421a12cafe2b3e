import { HIDDEN_PATHS_MAX } from '#shared/domain/admin-limits.ts';
import { Failure } from '#shared/domain/failure.ts';
import { refuseWrongFields } from '#shared/domain/field-failure.ts';
import { HIDDEN_FROM_SEARCH, parseHiddenPaths } from '#shared/domain/house.ts';
import { isOursToLead, parseRedirectFrom } from '#shared/domain/redirect-path.ts';
import { tags } from '#shared/domain/tags.ts';
import { adminPages } from '#shared/text/admin-pages.ts';
import type { Context } from '../context.ts';
import { findHouseRecord } from '../store/house-records.ts';
import { changeHouse } from './change-house.ts';
import type { Editor } from './editor.ts';

const words = adminPages;

export async function readHiddenPages(ctx: Context): Promise<{ version: number; paths: string[] }> {
  const record = await findHouseRecord(ctx.db, HIDDEN_FROM_SEARCH);
  return { version: record?.version ?? 0, paths: parseHiddenPaths(record?.value) };
}

/** Sets pages to noindex; sitemaps leave them out from their next build on. */
export async function hidePages(
  ctx: Context,
  editor: Editor,
  { version, paths }: { version: number; paths: readonly string[] },
): Promise<void> {
  const written = paths.map((path) => (path === '/' ? path : parseRedirectFrom(path)));
  refuseWrongFields({
    others: written.some((path) => path === undefined || (path !== '/' && !isOursToLead(path)))
      ? words.pathInvalid
      : undefined,
  });
  const value = [...new Set(written.filter((path) => path !== undefined))].toSorted();
  if (value.length > HIDDEN_PATHS_MAX) throw new Failure('invalid-argument', words.tooManyPaths(HIDDEN_PATHS_MAX));
  await changeHouse<string[]>(ctx, editor, {
    subject: HIDDEN_FROM_SEARCH,
    version,
    action: 'robots.changed',
    tags: [tags.pages()],
    toValue: () => value,
  });
}
