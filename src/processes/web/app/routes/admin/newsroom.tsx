import { Outlet } from 'react-router';
import { AdminFailure } from '../../admin/frame/admin-failure.tsx';
import { AdminShell } from '../../admin/frame/admin-shell.tsx';
import { adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/newsroom.ts';

export const loader = adminLoader('/admin', ({ member, site }) => ({ siteName: site.name, member }));

export default function Newsroom({ loaderData: { siteName, member } }: Route.ComponentProps) {
  return (
    <AdminShell siteName={siteName} member={member}>
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
    <AdminShell siteName={loaderData.siteName} member={loaderData.member}>
      <AdminFailure error={error} />
    </AdminShell>
  );
}
