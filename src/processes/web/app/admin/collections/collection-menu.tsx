import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { DiscardDraft } from '../editing/draft/discard-menu.tsx';
import { useEdit } from '../editing/edit-context.ts';
import head from '../editing/edit-head.module.css';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { outcomeOf } from '../outcome.ts';

/** Actions that take something away: each says what happens, and can be undone. */
export function CollectionMenu({ hasDraft }: { hasDraft: boolean }) {
  const { subject, member, outcome } = useEdit();
  const mayPublish = mayRole(member.role, 'publish');
  const mayRemove = mayRole(member.role, 'hide');
  const removal = outcomeOf(outcome, 'remove');
  if (!hasDraft && !mayPublish && !mayRemove) return null;
  return (
    <details className={head.menu} data-menu open={removal?.fields ? true : undefined}>
      <summary className={buttonClass('quiet')}>{adminCollections.more}</summary>
      <div className={head.sheet}>
        {hasDraft && (
          <>
            <DiscardDraft />
            <hr />
          </>
        )}
        {subject.state === 'on-air' && mayPublish && (
          <>
            <AdminForm intent="unpublish" isQuiet>
              <p>{adminCollections.unpublishHint}</p>
              <Submit intent="unpublish" look="outline">
                {adminCollections.unpublish}
              </Submit>
            </AdminForm>
            <hr />
          </>
        )}
        {mayRemove && (
          <AdminForm intent="remove" isQuiet>
            <p>
              <b>{adminCollections.remove.title}</b>
            </p>
            <p>{adminCollections.remove.hint(TRASH_DAYS)}</p>
            <Field
              name="leadsTo"
              label={adminCollections.remove.leadsTo}
              hint={adminCollections.remove.leadsToHint}
              autoComplete="off"
              spellCheck={false}
            />
            <Submit intent="remove" look="danger">
              {adminCollections.remove.submit}
            </Submit>
          </AdminForm>
        )}
      </div>
    </details>
  );
}
