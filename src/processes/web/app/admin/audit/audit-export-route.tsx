import { adminAudit } from '#shared/admin/text/audit.ts';
import { adminLoader } from '../guard.server.ts';
import { readAuditQuery } from './audit-query.server.ts';

export const loader = adminLoader('/admin/auditoria/exportar', async ({ admin, url }) => {
  const csv = await admin.audit.export(readAuditQuery(url));
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${adminAudit.fileName}"`,
    },
  });
});
