import { adminSettings } from '#shared/admin/text/settings.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminLoader } from '../guard.server.ts';
import type { Route } from './+types/settings-route';
import { SettingsPage } from './settings-page.tsx';

export const loader = adminLoader('/admin/configuracoes', ({ tools, site }) => ({
  siteName: site.name,
  settings: [...tools.settings],
}));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminSettings.title, loaderData?.siteName);

export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  return <SettingsPage settings={settings} />;
}
