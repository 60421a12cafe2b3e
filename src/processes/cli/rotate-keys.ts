import { OperatorError } from '#server/infra/operator-error.ts';
import { rotateKeys } from '#server/staff/rotate-keys.ts';
import { listMemberEmails } from '#server/store/staff/staff-members.ts';
import { REMEMBERED_SESSION_DAYS } from '#shared/admin/domain/limits.ts';
import { catalogueCommand } from './command.ts';
import { openCliStaff } from './open-catalogue.ts';

export const rotateAdminKeys = catalogueCommand({
  summary:
    'encrypt authenticator apps and recovery codes with the first key of ADMIN_SECRET, and say when the others may go',
  needs: ['ADMIN_SECRET'],
  async run(_given, { ctx, env, terminal }) {
    const staff = openCliStaff(ctx, env);
    const { apps, codes, unreadable, olderCodes } = await rotateKeys(staff);
    terminal.print(`${apps} authenticator apps and ${codes} recovery codes encrypted with the first key`);
    if (olderCodes.length > 0) {
      const emails = await listMemberEmails(ctx.db, olderCodes);
      terminal.print(
        `recovery codes of an older release, which need the old key until new ones are generated: ${emails.join(', ')}`,
      );
    }
    if (unreadable.length > 0) {
      const emails = await listMemberEmails(ctx.db, unreadable);
      throw new OperatorError(
        `No key of ADMIN_SECRET opens what these members stored; put the missing key back: ${emails.join(', ')}`,
      );
    }
    if (staff.keys.length > 1)
      terminal.print(
        `the older keys may be removed ${REMEMBERED_SESSION_DAYS} days after every process had the first one`,
      );
  },
});
