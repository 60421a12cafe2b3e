import { adminLoader } from '../guard.server.ts';

const LONGEST_QUERY = 200;

/** Films and series for the search field of the collection editor. */
export const loader = adminLoader('/admin/colecoes/titulos', async ({ admin, url }) => {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  return { query, found: await admin.collections.findTitles(query) };
});
