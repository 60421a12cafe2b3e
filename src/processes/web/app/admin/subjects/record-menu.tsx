import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import { isPaged } from '#shared/domain/subjects/page-words.ts';
import { DiscardDraft } from '../editing/draft/discard-menu.tsx';
import { useEdit } from '../editing/edit-context.ts';
import head from '../editing/edit-head.module.css';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { outcomeOf } from '../outcome.ts';

const { remove } = adminRecords;

/** Actions that take something away: each says what happens, and can be undone. */
export function RecordMenu({ hasDraft }: { hasDraft: boolean }) {
  const { subject, member, outcome } = useEdit();
  const { words, word } = subjects[subject.entity];
  const mayPublish = mayRole(member.role, 'publish');
  const mayRemove = mayRole(member.role, 'hide');
  const removal = outcomeOf(outcome, 'remove');
  const hasPage = isPaged(subject.entity);
  if (!hasDraft && !mayPublish && !mayRemove) return null;
  return (
    <details className={head.menu} data-menu open={removal?.fields ? true : undefined}>
      <summary className={buttonClass('quiet')}>{adminRecords.more}</summary>
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
              <p>{hasPage ? adminRecords.unpublishPageHint : adminRecords.unpublishHint}</p>
              <Submit intent="unpublish" look="outline">
                {adminRecords.unpublish}
              </Submit>
            </AdminForm>
            <hr />
          </>
        )}
        {mayRemove && (
          <AdminForm intent="remove" isQuiet>
            <p>
              <b>{remove.title(words)}</b>
            </p>
            <p>{remove.hint(TRASH_DAYS, words)}</p>
            {hasPage && (
              <Field
                name="leadsTo"
                label={remove.leadsTo}
                hint={remove.leadsToHint(`/${word}`)}
                autoComplete="off"
                spellCheck={false}
              />
            )}
            <Submit intent="remove" look="danger">
              {remove.submit}
            </Submit>
          </AdminForm>
        )}
      </div>
    </details>
  );
}
