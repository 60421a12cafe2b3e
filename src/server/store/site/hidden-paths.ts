import { HIDDEN_PATHS, parseHiddenPaths } from '#shared/domain/site/hidden-paths.ts';
import type { Db } from '../../infra/db.ts';
import { readRecordValues } from '../records/records.ts';

/** The paths that editors hide from search engines: those of the list, and pages with the switch. */
export async function listHiddenPaths(db: Db): Promise<string[]> {
  const [{ paths }, pages] = await Promise.all([
    readRecordValues(db, HIDDEN_PATHS),
    db.selectFrom('records').select(['slug', 'content']).where('entity', '=', 'page').execute(),
  ]);
  const isHidden = (content: unknown) => (content as { isNoindex?: unknown }).isNoindex === true;
  return [...parseHiddenPaths(paths), ...pages.flatMap(({ slug, content }) => (isHidden(content) ? (slug ?? []) : []))];
}
