import { parseListQuery } from '#shared/domain/admin-list-query.ts';
import { adminLists } from '#shared/text/admin-lists.ts';
import { adminLoader } from '../../admin/guard.server.ts';
import { writeCsv } from '../../admin/subjects/write-csv.ts';
import { LAST_PAGE, readChosen } from './list-subjects.server.ts';

const ENTITIES = ['movie', 'series', 'person'] as const;

/** A CSV file of a list, or of the rows selected in it. */
export const loader = adminLoader('/admin/exportar', async ({ admin, url, site }) => {
  const entity = ENTITIES.find((each) => each === url.searchParams.get('tipo')) ?? 'movie';
  const list = parseListQuery(url.searchParams, LAST_PAGE);
  const lines = await admin.lists.export({ entity, ids: readChosen(url.searchParams.keys()), list });
  return new Response(writeCsv(entity, lines, site.url), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${adminLists.fileName[entity]}"`,
    },
  });
});
