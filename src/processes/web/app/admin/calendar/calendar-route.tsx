import { movePlan } from '#server/admin/calendar/move-plan.ts';
import { readCalendar } from '#server/admin/calendar/read-calendar.ts';
import { listCalendarDays, parsePlanKey, readCalendarAddress } from '#shared/admin/domain/calendar/calendar.ts';
import { formatExactTime, parseTimeField } from '#shared/admin/domain/format-time.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/calendar-route';
import { CalendarPage } from './calendar-page.tsx';

const words = adminCalendar;

export const loader = adminLoader('/admin/calendario', async ({ ctx, now, member, site, url }) => {
  const today = toBrazilianDay(now);
  const at = readCalendarAddress(url.searchParams, today);
  const days = listCalendarDays(at.view, at.day);
  const calendar = await readCalendar(ctx, { from: days[0] ?? today, to: days.at(-1) ?? today });
  return { siteName: site.name, now, today, at, days, ...calendar, mayMove: mayRole(member.role, 'publish') };
});

export const action = adminAction('/admin/calendario', {
  async move({ ctx, editor, field }) {
    const plan = parsePlanKey(field('plan'));
    const [was, to] = [new Date(Number(field('was'))), parseTimeField(field('to'))];
    if (!plan || Number.isNaN(was.getTime())) throw new Failure('not-found', words.changed);
    if (!to) throw new Failure('invalid-argument', words.wrongTime);
    await movePlan(ctx, editor, plan, { what: plan.what, was, to });
    return { moved: { key: field('plan'), from: was, to }, notice: words.moved(field('title'), formatExactTime(to)) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  return <CalendarPage {...loaderData} outcome={actionData} />;
}
