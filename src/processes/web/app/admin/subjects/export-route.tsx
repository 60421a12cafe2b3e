import { exportSubjects } from '#server/admin/site/list-choices.ts';
import { parseListQuery } from '#shared/admin/domain/list-query.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import { adminLoader } from '../guard.server.ts';
import { LAST_PAGE, readChosen } from './list-subjects.server.ts';
import { writeCsv } from './write-csv.ts';

const ENTITIES = ['movie', 'series', 'person'] as const;

/** A CSV file of a list, or of the rows selected in it. */
export const loader = adminLoader('/admin/exportar', async ({ ctx, url, site }) => {
  const entity = ENTITIES.find((each) => each === url.searchParams.get('tipo')) ?? 'movie';
  const list = parseListQuery(url.searchParams, LAST_PAGE);
  const lines = await exportSubjects(ctx, { entity, ids: readChosen(url.searchParams.keys()), list });
  return new Response(writeCsv(entity, lines, site.url), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${adminLists.fileName[entity]}"`,
    },
  });
});
