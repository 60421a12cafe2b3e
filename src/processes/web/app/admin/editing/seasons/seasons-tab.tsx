import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { DraftFields } from '../draft/draft-fields.tsx';
import { useEdit } from '../edit-context.ts';
import { PasteTitles } from './paste-titles.tsx';
import { SeasonsPanel } from './seasons-panel.tsx';

export function SeasonsTab() {
  const edit = useEdit();
  const { episodes, at, draft, member } = edit;
  if (!episodes) return null;
  return (
    <>
      {at.isPasting && mayRole(member.role, 'draft') && <PasteTitles {...edit} episodes={episodes} />}
      <DraftFields draft={draft}>
        <SeasonsPanel {...edit} episodes={episodes} />
      </DraftFields>
    </>
  );
}
