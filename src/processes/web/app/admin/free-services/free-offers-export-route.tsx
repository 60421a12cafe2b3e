import { exportOffers } from '#server/admin/own-offers/read-own-offers.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { parseId } from '#shared/domain/ids.ts';
import { adminLoader } from '../guard.server.ts';

/** A CSV file of what is entered of a service. */
export const loader = adminLoader('/admin/ofertas/gratis/:id/exportar', async ({ ctx, params }) => {
  const id = parseId(params.id) ?? 0;
  return new Response(await exportOffers(ctx, id), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${adminFreeServices.fileName(String(id))}"`,
    },
  });
});
