import { redirect } from 'react-router';
import { prepareChangeSet } from '#server/admin/change-sets/prepare-change-set.ts';
import { createRecord } from '#server/admin/records/create-record.ts';
import { publishDay } from '#server/admin/subscriptions/check-today.ts';
import { openPlatforms } from '#server/admin/subscriptions/open-platforms.ts';
import { priceCsv } from '#server/admin/subscriptions/price-csv.ts';
import { readPriceLines } from '#server/admin/subscriptions/read-prices.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { firstValues } from '#shared/admin/domain/subscriptions/check-price.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { parseId } from '#shared/domain/ids.ts';
import type { SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader, type GrantedAction } from '../guard.server.ts';
import type { Route } from './+types/subscriptions-route';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const words = adminSubscriptions;
const STATES = ['shown', 'soon', 'unchecked', 'expired'] as const;

export const loader = adminLoader('/admin/ofertas', async ({ ctx, member, site, url }) => {
  const asked = url.searchParams;
  const kind = asked.get('ver') === 'combos' ? ('bundle' as const) : ('plan' as const);
  const [lines, { choices }] = await Promise.all([readPriceLines(ctx, kind), openPlatforms(ctx.db)]);
  return {
    ...{ siteName: site.name, kind, lines, platforms: choices },
    state: STATES.find((state) => state === asked.get('situacao')),
    mayDraft: mayRole(member.role, 'draft'),
    mayPublish: mayRole(member.role, 'publish'),
  };
});

export const action = adminAction('/admin/ofertas', {
  async create({ ctx, editor, field }) {
    const kind = readKind(field);
    const own =
      kind === 'plan'
        ? { platformId: parseId(field('platform')) ?? 0, period: 'month' }
        : { seller: field('seller').trim() };
    const values = { ...own, ...firstValues(toBrazilianDay(ctx.now())) };
    const id = await createRecord(ctx, editor, kind, { title: field('name'), values });
    return redirect(subjectPath(kind, id));
  },
  async check({ ctx, editor, field }) {
    const subject = { entity: readKind(field), id: parseId(field('row')) ?? 0 };
    await publishDay(ctx, editor, subject, { field: 'checkedOn', seen: Number(field('version')) });
    return { notice: words.checked };
  },
  async prepareCsv({ ctx, editor, field }) {
    const id = await prepareChangeSet(ctx, editor, priceCsv[readKind(field)], field('csv'));
    return redirect(adminPaths.changeSet(id));
  },
});

const readKind = (field: GrantedAction['field']): SubscriptionKind => (field('kind') === 'bundle' ? 'bundle' : 'plan');

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Subscriptions({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriptionsPage {...loaderData} outcome={actionData} />;
}
