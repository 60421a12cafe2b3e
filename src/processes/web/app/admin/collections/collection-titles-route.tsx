import { findItemTitles } from '#server/admin/collections/find-item-titles.ts';
import { adminLoader } from '../guard.server.ts';

const LONGEST_QUERY = 200;

/** Films and series for the search field of the collection editor. */
export const loader = adminLoader('/admin/colecoes/titulos', async ({ ctx, url }) => {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  return { query, found: await findItemTitles(ctx, query) };
});
