import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { useEdit } from '../editing/edit-context.ts';
import { ThreadsPanel } from '../reviews/threads-panel.tsx';
import { CoverUpload } from './cover-upload.tsx';

/** Below the texts of a collection, whose titles have the place beside them. */
export function CollectionBelow() {
  const { member } = useEdit();
  return (
    <>
      {mayRole(member.role, 'draft') && <CoverUpload />}
      <ThreadsPanel />
    </>
  );
}
