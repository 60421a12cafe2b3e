import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { HIDDEN_PATHS_MAX } from '#shared/admin/domain/limits.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isOursToLead, parseRedirectFrom } from '#shared/domain/site/redirect-path.ts';
import { HIDDEN_FROM_SEARCH, parseHiddenPaths } from '#shared/domain/site/site-settings.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { PAGE_PATHS } from '../../store/site/site-overrides.ts';
import { findSiteRecord } from '../../store/site/site-records.ts';
import type { Editor } from '../editing/editor.ts';
import { changeSiteSetting } from './change-site-settings.ts';

const words = adminPages;

export async function readHiddenPages(ctx: Context): Promise<{ version: number; paths: string[] }> {
  const record = await findSiteRecord(ctx.db, HIDDEN_FROM_SEARCH);
  return { version: record?.version ?? 0, paths: parseHiddenPaths(record?.value) };
}

/** Sets lists and other pages to noindex; sitemaps leave them out from their next build on. */
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
  const isApart = (path: string) => Object.values(PAGE_PATHS).includes(path);
  const given = written.filter((path) => path !== undefined);
  refuseWrongFields({ others: given.some(isApart) ? words.robotsOwnScreen : undefined });
  const listed = [...new Set(given)];
  if (listed.length > HIDDEN_PATHS_MAX) throw new Failure('invalid-argument', words.tooManyPaths(HIDDEN_PATHS_MAX));
  await changeSiteSetting<string[]>(ctx, editor, {
    subject: HIDDEN_FROM_SEARCH,
    version,
    action: 'robots.changed',
    tags: [tags.pages()],
    // Home and the pages with texts are hidden on their own screens.
    toValue: (record) => [...parseHiddenPaths(record?.value).filter(isApart), ...listed].toSorted(),
  });
}
