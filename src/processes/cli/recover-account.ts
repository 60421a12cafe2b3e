import { OperatorError } from '#server/infra/operator-error.ts';
import { COMMAND_LINE } from '#server/staff/audited.ts';
import { issueRecovery } from '#server/staff/links.ts';
import { normaliseEmail } from '#server/staff/sign-in.ts';
import { findMemberByEmail } from '#server/store/staff/staff-members.ts';
import { RECOVERY_LINK_HOURS } from '#shared/admin/domain/limits.ts';
import { catalogueCommand } from './command.ts';
import { openCliStaff } from './open-catalogue.ts';
import { email, required } from './parameters.ts';

export const recoverAccount = catalogueCommand({
  summary: 'print a link to a new password and a new second factor, for an administrator who lost both',
  needs: ['ADMIN_SECRET'],
  arguments: { email: required(email, 'the address of the account') },
  async run({ email: address }, { ctx, env, terminal }) {
    const member = await findMemberByEmail(ctx.db, normaliseEmail(address));
    if (!member) throw new OperatorError(`No account has the address ${address}.`);
    if (member.disabledAt) throw new OperatorError(`The account of ${address} is disabled.`);
    const staff = openCliStaff(ctx, env);
    const { url } = await issueRecovery(staff, COMMAND_LINE, { userId: member.id, purpose: 'both' });
    terminal.print(`${url}\nopens once, within ${RECOVERY_LINK_HOURS} hours`);
  },
});
