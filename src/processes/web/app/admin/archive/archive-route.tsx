import { redirect } from 'react-router';
import { uploadArchive } from '#server/admin/archive/upload-archive.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/archive-route';
import { ArchivePage } from './archive-page.tsx';

export const loader = adminLoader('/admin/arquivo', ({ site }) => ({ siteName: site.name }));

export const action = adminAction('/admin/arquivo', {
  /** Fields that differ are previewed as a change set. With other rows, first a comparison; with its key, these are written. */
  async upload({ ctx, editor, field, file }) {
    const seen = field('seen');
    const { preview, setId, isImported } = await uploadArchive(ctx, editor, { bytes: await file('archive'), seen });
    if (setId !== undefined) return redirect(adminPaths.changeSet(setId));
    if (isImported) return { notice: adminArchive.imported(preview.writes) };
    return { archive: preview, ...(seen !== '' && { problem: adminArchive.changedMeanwhile }) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminArchive.title, loaderData?.siteName);

export default function EditorialArchive({ actionData }: Route.ComponentProps) {
  return <ArchivePage preview={actionData?.archive} />;
}
