import { adminHouse } from '#shared/text/admin-house.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { adminLoader } from '../../admin/guard.server.ts';
import { SettingsPage } from '../../admin/house/settings-page.tsx';
import type { Route } from './+types/settings.ts';

export const loader = adminLoader('/admin/configuracoes', ({ admin, site }) => ({
  siteName: site.name,
  settings: [...admin.settings],
}));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminHouse.settings.title, loaderData?.siteName);

export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  return <SettingsPage settings={settings} />;
}
