import { findSubjects } from '#server/admin/dashboard/find-subjects.ts';
import { assignTicket, dismissTicket, readTicketQueue, reopenTicket } from '#server/admin/site/ticket-queue.ts';
import { ALIAS_CANDIDATES } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminTickets } from '#shared/admin/text/tickets.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/tickets-route';
import { TicketsPage } from './tickets-page.tsx';

const words = adminTickets;

export const loader = adminLoader('/admin/ingressos', async ({ ctx, member, site, url }) => {
  const { queue, choices } = await readTicketQueue(ctx);
  const chosen = queue.find(({ key }) => key === url.searchParams.get('entrada'));
  const query = url.searchParams.get('q')?.trim() ?? '';
  const found = chosen && query ? (await findSubjects(ctx, { entity: 'movie', query, page: 1 })).lines : [];
  return {
    siteName: site.name,
    queue,
    choices,
    chosen,
    query,
    found: found.slice(0, ALIAS_CANDIDATES),
    mayCurate: mayRole(member.role, 'curate'),
  };
});

export const action = adminAction('/admin/ingressos', {
  async assign({ ctx, editor, field }) {
    await assignTicket(ctx, editor, { key: field('key'), movieId: parseId(field('movieId')) ?? 0 });
    return { notice: words.assigned };
  },
  async dismiss({ ctx, editor, field }) {
    await dismissTicket(ctx, editor, field('key'));
    return { notice: words.dismissed };
  },
  async reopen({ ctx, editor, field }) {
    await reopenTicket(ctx, editor, field('key'));
    return { notice: words.reopened };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Tickets({ loaderData, actionData }: Route.ComponentProps) {
  return <TicketsPage {...loaderData} outcome={actionData} />;
}
