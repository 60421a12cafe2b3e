import { exportPrices } from '#server/admin/subscriptions/read-prices.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { adminLoader } from '../guard.server.ts';

/** A CSV file of all plans or of all bundles. */
export const loader = adminLoader('/admin/ofertas/exportar', async ({ ctx, url }) => {
  const kind = url.searchParams.get('ver') === 'combos' ? 'bundle' : 'plan';
  return new Response(await exportPrices(ctx, kind), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${adminSubscriptions.fileNames[kind]}"`,
    },
  });
});
