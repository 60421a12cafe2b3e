import { generateRecoveryCodes } from '#server/staff/recovery-codes.ts';
import { readFactors } from '#server/staff/second-factor.ts';
import { adminAccount } from '#shared/admin/text/staff/account.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/recovery-codes-route';
import { RecoveryCodesPage } from './recovery-codes-page.tsx';

export const loader = adminLoader('/admin/codigos', async ({ staff, member, site }) => {
  return { siteName: site.name, left: (await readFactors(staff, member.id)).recoveryCodesLeft };
});

export const action = adminAction('/admin/codigos', {
  async generate({ staff, self }) {
    return { codes: await generateRecoveryCodes(staff, self) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminAccount.codesPageTitle, loaderData?.siteName);

export default function RecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  return <RecoveryCodesPage left={loaderData.left} codes={actionData?.codes} />;
}
