import { exportVoices } from '#server/admin/dubbing/read-voices.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminLoader } from '../guard.server.ts';

/** A CSV file of the voices of one title. */
export const loader = adminLoader('/admin/vozes/exportar', async ({ ctx, url }) => {
  const kind = url.searchParams.get('tipo') === 'series' ? ('series' as const) : ('movie' as const);
  const word = url.searchParams.get('id') ?? '';
  const id = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  return new Response(await exportVoices(ctx, { kind, id }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${adminDubbing.fileName}"`,
    },
  });
});
