import { downloadArchive } from '#server/admin/archive/upload-archive.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { adminLoader } from '../guard.server.ts';

export const loader = adminLoader('/admin/arquivo/exportar', async ({ ctx, self }) => {
  return new Response(await downloadArchive(ctx, self.actor), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${adminArchive.fileName}"`,
    },
  });
});
