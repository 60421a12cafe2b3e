import { checkAuditChain, exportAudit, listAuditChoices, searchAudit } from '#server/staff/audit-search.ts';
import type { SignedIn } from '#server/staff/read-visitor.ts';
import type { Staff } from '#server/staff/staff.ts';
import { listAuditLines } from '#server/store/staff/audit.ts';
import { AUDIT_LINES_SHOWN } from '#shared/admin/domain/limits.ts';
import type { AdminBackend } from './app/admin/admin-backend.server.ts';

export function bindAudit({ ctx }: Staff, self: () => SignedIn): Pick<AdminBackend, 'audit'> {
  return {
    audit: {
      listRecent: () => listAuditLines(ctx.db, AUDIT_LINES_SHOWN),
      search: (query, page) => searchAudit(ctx, query, page),
      listChoices: () => listAuditChoices(ctx),
      check: () => checkAuditChain(ctx),
      export: (query) => exportAudit(ctx, self().actor, query),
    },
  };
}
