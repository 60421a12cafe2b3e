import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { PAGE_IDS } from '#shared/domain/site/page-texts.ts';
import { ExternalLink } from '../../../design/external-link.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { useIsReadOnly } from '../../frame/read-only.tsx';
import { useEdit } from '../edit-context.ts';
import { DiscardMenu } from './discard-menu.tsx';
import { PublishMenu } from './publish-menu.tsx';
import { SendReview } from './send-review.tsx';

/** The actions on the whole subject. */
export function DraftActions({ hasDraft }: { hasDraft: boolean }) {
  const { subject, member, draft, screen } = useEdit();
  const isReadOnly = useIsReadOnly();
  const Menu = screen.Menu ?? DiscardMenu;
  return (
    <>
      {subject.state === 'on-air' && (
        <ExternalLink className={buttonClass('link')} href={subject.path}>
          {adminEditing.seePage}
        </ExternalLink>
      )}
      {hasPreview(subject) && (
        <button
          type="button"
          className={buttonClass('outline')}
          disabled={isReadOnly}
          onClick={() => draft.doAfterSaving({ intent: 'preview' })}
        >
          <AdminIcon name="eye" />
          {adminEditing.preview}
        </button>
      )}
      {mayRole(member.role, 'draft') && (
        <>
          {!isReadOnly && <Menu hasDraft={hasDraft} />}
          <button type="button" className={buttonClass('quiet')} disabled={isReadOnly} onClick={draft.save}>
            {adminEditing.saveDraft}
          </button>
          <SendReview hasDraft={hasDraft} />
        </>
      )}
      {mayRole(member.role, 'publish') && <PublishMenu hasDraft={hasDraft} />}
    </>
  );
}

/** Of home's page only the indexing is edited, which no page shows. */
function hasPreview({ entity, id }: Pick<EditedSubject, 'entity' | 'id'>): boolean {
  return subjects[entity].preview !== undefined && (entity !== 'page' || id !== PAGE_IDS.home);
}
