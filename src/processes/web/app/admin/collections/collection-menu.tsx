import type { CollectionState } from '#shared/admin/domain/editing/edited-collection.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import head from '../editing/edit-head.module.css';
import { DiscardDraft } from '../editing/edit-head.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { outcomeOf } from '../outcome.ts';
import type { CollectionPageProps } from './collection-page-props.ts';

interface CollectionMenuProps extends CollectionPageProps {
  state: CollectionState;
  hasDraft: boolean;
  /** How long a removed collection stays in the trash. */
  days: number;
}

/** Actions that take something away: each says what happens, and can be undone. */
export function CollectionMenu({ subject, state, hasDraft, days, member, outcome }: CollectionMenuProps) {
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
            <DiscardDraft isPlanned={subject.plan !== undefined} />
            <hr />
          </>
        )}
        {state === 'on-air' && mayPublish && (
          <>
            <AdminForm intent="unpublish" outcome={undefined}>
              <p>{adminCollections.unpublishHint}</p>
              <Submit intent="unpublish" look="outline">
                {adminCollections.unpublish}
              </Submit>
            </AdminForm>
            <hr />
          </>
        )}
        {mayRemove && (
          <AdminForm intent="remove" outcome={outcome} isQuiet>
            <p>
              <b>{adminCollections.remove.title}</b>
            </p>
            <p>{adminCollections.remove.hint(days)}</p>
            <Field
              name="leadsTo"
              label={adminCollections.remove.leadsTo}
              hint={adminCollections.remove.leadsToHint}
              autoComplete="off"
              spellCheck={false}
              outcome={removal}
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
