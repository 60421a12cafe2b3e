import { redirect } from 'react-router';
import { openTarget } from '#server/admin/media/draft-picture.ts';
import { readLibrary } from '#server/admin/media/read-library.ts';
import { addToLibrary } from '#server/images/upload-picture.ts';
import { readLibraryQuery } from '#shared/admin/domain/media/library.ts';
import { parseChoice } from '#shared/admin/domain/media/picture-fields.ts';
import { mediaPath } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/media-route';
import { MediaPage } from './media-page.tsx';
import { readPictureWords } from './read-words.ts';

export const loader = adminLoader('/admin/midia', async ({ ctx, now, member, site, url }) => {
  const query = readLibraryQuery(url.searchParams);
  const [library, target] = await Promise.all([readLibrary(ctx, query), openTarget(ctx, url.searchParams.get('para'))]);
  return {
    ...{ siteName: site.name, now, query, ...library },
    target,
    mayUpload: mayRole(member.role, 'draft'),
  };
});

export const action = adminAction('/admin/midia', {
  async upload({ ctx, editor, field, file }) {
    const given = { ...readPictureWords(field), bytes: await file('picture') };
    const { id, isKnown } = await addToLibrary(ctx, editor.actor, given);
    const target = parseChoice(field('target')) ? field('target') : '';
    return redirect(mediaPath({ para: target, aviso: isKnown ? 'conhecida' : 'enviada' }, id));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminMedia.title, loaderData?.siteName);

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  return <MediaPage {...loaderData} outcome={actionData} />;
}
