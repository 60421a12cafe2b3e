import { COMMAND_LINE } from '#server/staff/audited.ts';
import { issueRecovery } from '#server/staff/links.ts';
import { normaliseEmail } from '#server/staff/sign-in.ts';
import { findMemberByEmail } from '#server/store/staff-members.ts';
import { RECOVERY_LINK_HOURS } from '#shared/domain/admin-limits.ts';
import { type Command, openCliStaff } from './command.ts';

export const recoverAccount: Command = {
  usage: 'admin:recover EMAIL',
  what: 'print the link for a new password and a new second factor: for the last Administrador, whom nobody else can help',
  async run({ ctx, env, args, print }) {
    const member = await findMemberByEmail(ctx.db, normaliseEmail(args[0] ?? ''));
    if (!member) throw new Error('nobody in the team has this address');
    const staff = openCliStaff(ctx, env);
    const { url } = await issueRecovery(staff, COMMAND_LINE, { userId: member.id, purpose: 'both' });
    print(`${url}\nopens once, within ${RECOVERY_LINK_HOURS} hours`);
  },
};
