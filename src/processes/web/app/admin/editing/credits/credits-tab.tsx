import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { DraftFields } from '../draft/draft-fields.tsx';
import { useEdit } from '../edit-context.ts';
import { AddCredit } from './add-credit.tsx';
import { CreditsPanel } from './credits-panel.tsx';

export function CreditsTab() {
  const edit = useEdit();
  const { credits, draft, member } = edit;
  if (!credits) return null;
  return (
    <>
      <DraftFields draft={draft}>
        <CreditsPanel {...edit} credits={credits} />
      </DraftFields>
      {mayRole(member.role, 'draft') && <AddCredit credits={credits} />}
    </>
  );
}
