import { adminSettings } from '#shared/text/admin-settings.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { adminLoader } from '../../admin/guard.server.ts';
import { SettingsPage } from '../../admin/house/settings-page.tsx';
import type { Route } from './+types/settings.ts';

export const loader = adminLoader('/admin/configuracoes', ({ admin, site }) => ({
  siteName: site.name,
  settings: [...admin.settings],
}));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminSettings.title, loaderData?.siteName);

export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  return <SettingsPage settings={settings} />;
}
