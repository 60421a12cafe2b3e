import { uploadArchive } from '#server/admin/archive/upload-archive.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/archive-route';
import { ArchivePage } from './archive-page.tsx';

export const loader = adminLoader('/admin/arquivo', ({ site }) => ({ siteName: site.name }));

export const action = adminAction('/admin/arquivo', {
  /** The first time a preview; with the key of the preview, the import. */
  async upload({ ctx, editor, field, file }) {
    const seen = field('seen');
    const { preview, written } = await uploadArchive(ctx, editor.actor, { bytes: await file('archive'), seen });
    if (written !== undefined) return { notice: adminArchive.imported(written) };
    return { archive: preview, ...(seen !== '' && { problem: adminArchive.changedMeanwhile }) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminArchive.title, loaderData?.siteName);

export default function EditorialArchive({ actionData }: Route.ComponentProps) {
  return <ArchivePage outcome={actionData} />;
}
