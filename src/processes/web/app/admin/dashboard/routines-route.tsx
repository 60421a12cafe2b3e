import { readHealth } from '#server/admin/dashboard/read-dashboard.ts';
import { askForJob, purgeEverything, purgePage } from '#server/admin/site/refresh-site-settings.ts';
import { asksFirst, ROUTINE_LISTS } from '#shared/admin/domain/routines.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { adminRoutines } from '#shared/admin/text/routines.ts';
import { Failure } from '#shared/domain/failure.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/routines-route';
import { RoutinesPage } from './routines-page.tsx';

export const loader = adminLoader('/admin/rotinas', async ({ ctx, tools, now, member, site, url }) => {
  const asked = url.searchParams.get('ver');
  return {
    siteName: site.name,
    now,
    health: await readHealth(ctx, tools),
    list: ROUTINE_LISTS.find((list) => list === asked) ?? 'todas',
    /** The question that is shown: which routine to run, or whether to purge everything. */
    running: url.searchParams.get('rodar') ?? '',
    isEmptying: url.searchParams.get('limpar') === 'tudo',
    mayRefresh: mayRole(member.role, 'operate'),
    mayPurgeAll: mayRole(member.role, 'administer'),
  };
});

export const action = adminAction('/admin/rotinas', {
  async runJob({ ctx, editor, field }) {
    const queue = field('queue');
    if (asksFirst(queue) && field('confirmed') !== 'yes') throw new Failure('aborted', adminRoutines.notAsked);
    await askForJob(ctx, editor, queue);
    return { notice: adminNeeds.jobAsked };
  },
  async purgePage({ ctx, editor, field }) {
    await purgePage(ctx, editor, field('address'));
    return { notice: adminNeeds.purged };
  },
  async purgeAll({ ctx, editor, field }) {
    if (field('confirmed') !== 'yes') throw new Failure('aborted', adminRoutines.emptyNotAsked);
    return { notice: adminNeeds.purgedAll(await purgeEverything(ctx, editor)) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminRoutines.title, loaderData?.siteName);

export default function Routines({ loaderData, actionData }: Route.ComponentProps) {
  return <RoutinesPage {...loaderData} outcome={actionData} />;
}
