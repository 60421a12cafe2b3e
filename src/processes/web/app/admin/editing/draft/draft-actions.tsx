import type { ReactNode } from 'react';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { PAGE_IDS } from '#shared/domain/site/page-texts.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { useIsReadOnly } from '../../frame/read-only.tsx';
import type { EditPageProps } from '../edit-page-props.ts';
import { FORM_ID } from '../field/form-id.ts';
import { PublishMenu } from './publish-menu.tsx';
import { SendReview } from './send-review.tsx';
import type { Draft } from './use-draft.ts';

export type ActionsProps = EditPageProps & { draft: Draft; hasDraft: boolean };

export function hasUnpublished({ state }: Draft): boolean {
  return Object.values(state.fields).some((held) => held.hasDraft || held.isDirty);
}

/** The actions on the whole subject. `menu` holds further actions on its draft. */
export function DraftActions({ menu, ...props }: ActionsProps & { menu: ReactNode }) {
  const { subject, member } = props;
  const isReadOnly = useIsReadOnly();
  return (
    <>
      {subject.state === 'on-air' && (
        <ExternalLink className={buttonClass('link')} href={subject.path}>
          {adminEditing.seePage}
        </ExternalLink>
      )}
      {hasPreview(subject) && (
        <DraftButton intent="preview" look="outline">
          <AdminIcon name="eye" />
          {adminEditing.preview}
        </DraftButton>
      )}
      {mayRole(member.role, 'draft') && (
        <>
          {!isReadOnly && menu}
          <DraftButton intent="save" look="quiet">
            {adminEditing.saveDraft}
          </DraftButton>
        </>
      )}
      {mayRole(member.role, 'draft') && <SendReview {...props} />}
      {mayRole(member.role, 'publish') && <PublishMenu {...props} />}
    </>
  );
}

/** Of home's page only the indexing is edited, which no page shows. */
function hasPreview({ entity, id }: ActionsProps['subject']): boolean {
  return entity !== 'page' || id !== PAGE_IDS.home;
}

interface DraftButtonProps {
  intent: string;
  look: 'outline' | 'quiet';
  children: ReactNode;
}

function DraftButton({ intent, look, children }: DraftButtonProps) {
  return (
    <WriteButton form={FORM_ID} name="intent" value={intent} className={buttonClass(look)}>
      {children}
    </WriteButton>
  );
}
