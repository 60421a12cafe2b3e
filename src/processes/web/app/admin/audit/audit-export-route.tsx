import { exportAudit } from '#server/staff/audit-search.ts';
import { adminAudit } from '#shared/admin/text/audit.ts';
import { adminLoader } from '../guard.server.ts';
import { readAuditQuery } from './audit-query.server.ts';

export const loader = adminLoader('/admin/auditoria/exportar', async ({ ctx, self, url }) => {
  const csv = await exportAudit(ctx, self.actor, readAuditQuery(url));
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${adminAudit.fileName}"`,
    },
  });
});
