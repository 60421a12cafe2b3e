import { downloadArchive } from '#server/admin/archive/upload-archive.ts';
import { note } from '#server/staff/audited.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { adminLoader } from '../guard.server.ts';

export const loader = adminLoader('/admin/arquivo/exportar', async ({ ctx, self }) => {
  await note(ctx, self.actor, { action: 'archive.exported', entity: 'archive', entityId: '' });
  return new Response(await downloadArchive(ctx), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${adminArchive.fileName}"`,
    },
  });
});
