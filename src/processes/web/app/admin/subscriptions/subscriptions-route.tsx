import { redirect } from 'react-router';
import {
  applyChange,
  checkToday,
  prepareCsv,
  removeSubscription,
  saveSubscription,
  undoChange,
} from '#server/admin/subscriptions/change-subscriptions.ts';
import { openPlatforms } from '#server/admin/subscriptions/open-platforms.ts';
import { readChange, readRecentChanges, readSubscriptions } from '#server/admin/subscriptions/read-subscriptions.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { subscriptionsPath } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { checkBundle, checkPlan } from '#shared/admin/domain/subscriptions/check-subscription.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader, type GrantedAction } from '../guard.server.ts';
import type { Route } from './+types/subscriptions-route';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const words = adminSubscriptions;
const STATES = ['shown', 'soon', 'unchecked', 'expired'] as const;

export const loader = adminLoader('/admin/ofertas', async ({ ctx, now, member, site, url }) => {
  const asked = url.searchParams;
  const kind = asked.get('ver') === 'combos' ? ('bundle' as const) : ('plan' as const);
  const changeId = asked.get('mudanca');
  const [view, recent, change] = await Promise.all([
    readSubscriptions(ctx),
    readRecentChanges(ctx, kind),
    changeId ? readChange(ctx, changeId) : undefined,
  ]);
  const editedId = parseId(asked.get('editar'));
  return {
    ...{ siteName: site.name, now, kind, ...view, recent, change },
    state: STATES.find((state) => state === asked.get('situacao')),
    editedPlan: kind === 'plan' ? view.plans.find(({ id }) => id === editedId) : undefined,
    editedBundle: kind === 'bundle' ? view.bundles.find(({ id }) => id === editedId) : undefined,
    /** The platform that a new plan is of. */
    platform: asked.get('novo') ?? '',
    mayCurate: mayRole(member.role, 'curate'),
    mayImport: mayRole(member.role, 'bulk'),
  };
});

export const action = adminAction('/admin/ofertas', {
  async savePlan({ ctx, editor, field }) {
    const given = {
      ...{ platform: field('platform'), name: field('name'), price: field('price'), period: field('period') },
      ...{ ads: field('hasAds') === '1' ? words.yes : words.no, resolution: field('resolution') },
      ...{ screens: field('screens'), ...readDated(field) },
    };
    const { findPlatform } = await openPlatforms(ctx.db);
    const checked = checkPlan(given, { findPlatform, today: toBrazilianDay(ctx.now()) });
    if ('faults' in checked) refuseWrongFields(checked.faults);
    else await saveSubscription(ctx, editor, { kind: 'plan', ...readSeen(field), fields: checked.fields });
    return { notice: words.saved };
  },
  async saveBundle({ ctx, editor, field, form }) {
    const included = [...form.keys()].flatMap((name) =>
      // By `field`, so that a refused form is shown with its ticks.
      name.startsWith('platform.') && field(name) === '1' ? name.slice(9) : [],
    );
    const given = {
      ...{ seller: field('seller'), name: field('name'), includes: included.join(',') },
      ...{ price: field('price'), period: field('period'), ...readDated(field) },
    };
    const { findPlatform } = await openPlatforms(ctx.db);
    const checked = checkBundle(given, { findPlatform, today: toBrazilianDay(ctx.now()) });
    if ('faults' in checked) refuseWrongFields(checked.faults);
    else await saveSubscription(ctx, editor, { kind: 'bundle', ...readSeen(field), fields: checked.fields });
    return { notice: words.saved };
  },
  async check({ ctx, editor, field }) {
    await checkToday(ctx, editor, { kind: readKind(field), ...readSeen(field) });
    return { notice: words.checked };
  },
  async remove({ ctx, editor, field }) {
    await removeSubscription(ctx, editor, { kind: readKind(field), ...readSeen(field) });
    return { notice: words.removed };
  },
  async prepareCsv({ ctx, editor, field }) {
    const kind = readKind(field);
    const id = await prepareCsv(ctx, editor, { kind, text: field('csv') });
    return redirect(subscriptionsPath({ ver: kind === 'bundle' ? 'combos' : '', mudanca: id }));
  },
  async apply({ ctx, editor, field }) {
    await applyChange(ctx, editor, field('change'));
    return { notice: words.applied };
  },
  async undo({ ctx, editor, field }) {
    await undoChange(ctx, editor, field('change'));
    return { notice: words.undone };
  },
});

type ReadField = GrantedAction['field'];

const readKind = (field: ReadField) => (field('kind') === 'bundle' ? 'bundle' : 'plan');
const readDated = (field: ReadField) => ({
  ...{ source: field('source'), checkedOn: field('checkedOn'), expiresOn: field('expiresOn') },
});
const readSeen = (field: ReadField) => ({
  id: parseId(field('row')),
  version: parseId(field('version')),
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Subscriptions({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriptionsPage {...loaderData} outcome={actionData} />;
}
