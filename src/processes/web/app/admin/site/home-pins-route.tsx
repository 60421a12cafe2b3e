import { findSubjects } from '#server/admin/dashboard/find-subjects.ts';
import { listSiteHistory } from '#server/admin/site/change-site-settings.ts';
import { addPin, arrangePins, readPins, removePin, restorePins } from '#server/admin/site/home-pins.ts';
import { HOME_PINS_FOUND } from '#shared/admin/domain/limits.ts';
import { parsePinForm } from '#shared/admin/domain/pin-form.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { HOME_PINS } from '#shared/domain/site/site-settings.ts';
import { TITLE_KINDS, type TitleKind } from '#shared/domain/titles/seen-title.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/home-pins-route';
import { HomePinsPage } from './home-pins-page.tsx';

const words = adminPins;

export const loader = adminLoader('/admin/destaques', async ({ ctx, now, member, site, url }) => {
  const query = url.searchParams.get('q')?.trim() ?? '';
  const find = async (entity: TitleKind) =>
    query ? (await findSubjects(ctx, { entity, query, page: 1 })).lines.slice(0, HOME_PINS_FOUND) : [];
  const [{ version, lines }, history, ...found] = await Promise.all([
    readPins(ctx),
    listSiteHistory(ctx, HOME_PINS),
    ...TITLE_KINDS.map(find),
  ]);
  const mayArrange = mayRole(member.role, 'publish');
  return { siteName: site.name, now, query, version, lines, history, found: found.flat(), mayArrange };
});

export const action = adminAction('/admin/destaques', {
  async pin({ ctx, editor, field }) {
    await addPin(ctx, editor, seenTitle(field));
    return { notice: words.pinned };
  },
  async unpin({ ctx, editor, field }) {
    await removePin(ctx, editor, seenTitle(field));
    return { notice: words.unpinned };
  },
  async arrange({ ctx, editor, field, form }) {
    await arrangePins(ctx, editor, { version: Number(field('version')), pins: parsePinForm(form) });
    return { notice: words.arranged };
  },
  async restoreRevision({ ctx, editor, field }) {
    await restorePins(ctx, editor, { version: Number(field('version')), revision: Number(field('revision')) });
    return { notice: adminSite.restored };
  },
});

function seenTitle(field: (name: string) => string) {
  const [kind = '', id = ''] = field('title').split(':');
  return {
    version: Number(field('version')),
    kind: kind === 'series' ? ('series' as const) : ('movie' as const),
    id: Number(id) || 0,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function HomePins({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePinsPage {...loaderData} outcome={actionData} />;
}
