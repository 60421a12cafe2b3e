import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { COMMAND_LINE } from '../../src/server/staff/audited.ts';
import { issueInvite, issueRecovery } from '../../src/server/staff/links.ts';
import { openStaff } from '../../src/server/staff/staff.ts';
import { findMemberByEmail } from '../../src/server/store/staff/staff-members.ts';

/** Browsers create passkeys for `localhost`, but not for an IP address. */
export const siteUrlOf = (port: number | string) => `http://localhost:${port}`;

const ACCOUNTS_TRIED = 20;

/**
 * The line that lets the person who started the demo into /admin. An invitation works once, so a later start, which
 * finds its account, prints a link that sets a new password and second factor for it.
 */
export async function describeWayIn(stackEnv: Record<string, string>, port: number | string): Promise<string> {
  const env = readEnv({ ...stackEnv, SITE_URL: siteUrlOf(port) });
  const { ctx, close } = await openContext(env, createLog('error'));
  try {
    const staff = openStaff(ctx, { secret: env.ADMIN_SECRET ?? '', product: env.PRODUCT_NAME });
    for (let number = 1; number <= ACCOUNTS_TRIED; number += 1) {
      const email = `demo${number === 1 ? '' : number}@lanterninha.example`;
      const member = await findMemberByEmail(ctx.db, email);
      if (!member) {
        const { url } = await issueInvite(staff, COMMAND_LINE, { email, role: 'administrator' });
        return `redação ${url} (opens once, creates your account)`;
      }
      // A visitor disabled this account while trying the demo: try the next number.
      if (member.disabledAt) continue;
      const { url } = await issueRecovery(staff, COMMAND_LINE, { userId: member.id, purpose: 'both' });
      return `redação ${url} (opens once, sets a new password for ${email}, the account of an earlier start)`;
    }
    return `redação ${siteUrlOf(port)}/admin`;
  } finally {
    await close();
  }
}
