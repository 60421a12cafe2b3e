import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { countDueSubscriptions } from '#server/admin/subscriptions/count-due.ts';
import { readNotices } from '#server/staff/notices.ts';
import { countConflictRows } from '#server/store/editing/conflicts.ts';
import { countReviews } from '#server/store/editing/reviews.ts';
import { countBrokenLinks } from '#server/store/links/link-places.ts';
import { countUnread } from '#server/store/notifications/notifications.ts';
import { countReports } from '#server/store/visitors/report-history.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { shouldReload } from '../editing/draft/should-reload.ts';
import { UnsavedForms } from '../forms/unsaved-forms.tsx';
import { adminLoader } from '../guard.server.ts';
import type { Route } from './+types/admin-layout';
import { AdminFailure } from './admin-failure.tsx';
import { AdminShell } from './admin-shell.tsx';

export const loader = adminLoader('/admin', async ({ ctx, staff, self, member, site, isReadOnly }) => {
  const [conflicts, reports, reviews, { unread }, subscriptions, notifications, links] = await Promise.all([
    countConflictRows(ctx.db),
    countReports(ctx.db),
    countReviews(ctx.db, member.id),
    readNotices(staff, self),
    countDueSubscriptions(ctx),
    countUnread(ctx.db, member.id),
    countBrokenLinks(ctx.db),
  ]);
  // Those who publish are shown what they can review, the others what was returned to them.
  const waiting = mayRole(member.role, 'publish') ? reviews['para-mim'] : reviews.returnedToMe;
  const counts = { conflicts, reports: reports.open, reviews: waiting, subscriptions, links };
  return { siteName: site.name, member, isReadOnly, counts, unread, notifications: notifications.all };
});

export const shouldRevalidate = shouldReload;

/** What the frame showed last, for a page that could not be read: then the frame's own data is missing too. In the browser only. */
let shownLast: Route.ComponentProps['loaderData'] | undefined;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    shownLast = loaderData;
  }, [loaderData]);
  return (
    <UnsavedForms memberId={loaderData.member.id}>
      <AdminShell {...loaderData}>
        <Outlet />
      </AdminShell>
    </UnsavedForms>
  );
}

export function ErrorBoundary({ error, loaderData = shownLast }: Route.ErrorBoundaryProps) {
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
