import { OperatorError } from '#server/infra/operator-error.ts';
import { COMMAND_LINE } from '#server/staff/audited.ts';
import { issueInvite } from '#server/staff/links.ts';
import { normaliseEmail } from '#server/staff/sign-in.ts';
import { findMemberByEmail } from '#server/store/staff/staff-members.ts';
import { INVITE_HOURS } from '#shared/admin/domain/limits.ts';
import { catalogueCommand } from './command.ts';
import { openCliStaff } from './open-catalogue.ts';
import { email, required } from './parameters.ts';

export const inviteAdministrator = catalogueCommand({
  summary: 'print a link that creates an administrator of /admin; the first account is made this way',
  needs: ['ADMIN_SECRET'],
  arguments: { email: required(email, 'the address they will sign in with') },
  async run({ email: address }, { ctx, env, terminal }) {
    if (await findMemberByEmail(ctx.db, normaliseEmail(address)))
      throw new OperatorError(`${address} has an account already. Run \`npm run cli -- admin:recover ${address}\`.`);
    const { url } = await issueInvite(openCliStaff(ctx, env), COMMAND_LINE, { email: address, role: 'administrator' });
    terminal.print(
      `${url}\nopens once, within ${INVITE_HOURS} hours; the person who opens it becomes an administrator`,
    );
  },
});
