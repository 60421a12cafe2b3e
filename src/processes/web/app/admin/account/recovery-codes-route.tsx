import { adminAccount } from '#shared/admin/text/account.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/recovery-codes-route';
import { RecoveryCodesPage } from './recovery-codes-page.tsx';

export const loader = adminLoader('/admin/codigos', async ({ admin: { keys }, site }) => {
  return { siteName: site.name, left: (await keys.read()).recoveryCodesLeft };
});

export const action = adminAction('/admin/codigos', {
  async generate({ admin: { keys } }) {
    return { codes: await keys.generateRecoveryCodes() };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminAccount.codesPageTitle, loaderData?.siteName);

export default function RecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  return <RecoveryCodesPage left={loaderData.left} outcome={actionData} />;
}
