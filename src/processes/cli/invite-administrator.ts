import { COMMAND_LINE } from '#server/staff/audited.ts';
import { issueInvite } from '#server/staff/links.ts';
import { INVITE_HOURS } from '#shared/domain/admin-limits.ts';
import { type Command, openCliStaff } from './command.ts';

export const inviteAdministrator: Command = {
  usage: 'admin:create EMAIL',
  what: 'print the link by which somebody becomes an Administrador: the first one comes in this way',
  async run({ ctx, env, args, print }) {
    const [email = ''] = args;
    const { url } = await issueInvite(openCliStaff(ctx, env), COMMAND_LINE, { email, role: 'administrator' });
    print(`${url}\nopens once, within ${INVITE_HOURS} hours; whoever has it is an Administrador`);
  },
};
