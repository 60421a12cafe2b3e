import { REDIRECTS_MAX } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { listObeyedRedirects, type Redirect } from '../../store/site/redirects.ts';
import { readSiteSetting } from './read-site-settings.ts';

/** The editors' redirect for this path. All redirects are cached in memory: a request needs no query. */
export async function findObeyedRedirect(ctx: Context, path: string): Promise<Redirect | undefined> {
  const redirects = await readSiteSetting(ctx, {
    key: 'redirects',
    tag: tags.redirects(),
    none: NONE,
    read: async ({ db }) => new Map((await listObeyedRedirects(db, REDIRECTS_MAX)).map((each) => [each.from, each])),
  });
  return redirects.get(path);
}

const NONE: ReadonlyMap<string, Redirect> = new Map();
