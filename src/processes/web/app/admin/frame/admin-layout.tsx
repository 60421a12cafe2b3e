import { Outlet } from 'react-router';
import { shouldReload } from '../editing/draft/should-reload.ts';
import { adminLoader } from '../guard.server.ts';
import type { Route } from './+types/admin-layout';
import { AdminFailure } from './admin-failure.tsx';
import { AdminShell } from './admin-shell.tsx';

export const loader = adminLoader('/admin', async ({ admin, member, site }) => {
  const [conflicts, reports, { unread }] = await Promise.all([
    admin.editing.countConflicts(),
    admin.reports.countOpen(),
    admin.account.readNotices(),
  ]);
  return { siteName: site.name, member, isReadOnly: admin.isReadOnly, counts: { conflicts, reports }, unread };
});

export const shouldRevalidate = shouldReload;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell {...loaderData}>
      <Outlet />
    </AdminShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData)
    return (
      <main className="wrap">
        <AdminFailure error={error} />
      </main>
    );
  return (
    <AdminShell {...loaderData}>
      <AdminFailure error={error} />
    </AdminShell>
  );
}
