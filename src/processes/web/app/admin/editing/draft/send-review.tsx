import { useState } from 'react';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { NOTE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { listUnsent } from '#shared/admin/domain/review.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { Dialog } from '../../../design/dialogs/dialog.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { Avatar } from '../../frame/avatar.tsx';
import { useIsReadOnly } from '../../frame/read-only.tsx';
import { Tag } from '../../frame/tag.tsx';
import { toDrafts } from '../../reviews/to-drafts.ts';
import controls from '../controls/controls.module.css';
import { useEdit } from '../edit-context.ts';
import { LaterForm } from './later-form.tsx';
import styles from './send-review.module.css';

const words = adminReviews.send;

/** Asks for a review of the draft. It is the main action of members who may not publish. */
export function SendReview({ hasDraft }: { hasDraft: boolean }) {
  const { subject, draft, member } = useEdit();
  const [isOpen, setIsOpen] = useState(false);
  const isSent = subject.review?.state === 'open' && listUnsent(subject.review.sent, toDrafts(draft)).length === 0;
  const isReadOnly = useIsReadOnly();
  if (!hasDraft || isSent) return null;
  const label = subject.review ? words.openAgain : words.open;
  return (
    <>
      <button
        type="button"
        className={buttonClass(mayRole(member.role, 'publish') ? 'outline' : 'primary')}
        disabled={isReadOnly}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Dialog heading={words.open} onClose={() => setIsOpen(false)}>
          <div className={styles.inside}>
            <SendForm onSent={() => setIsOpen(false)} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function SendForm({ onSent }: { onSent: () => void }) {
  const { subject, draft, reviewers } = useEdit();
  const fields = Object.entries(draft.state.fields).flatMap(([field, held]) =>
    held.hasDraft || held.isDirty ? [labelOfField(field, subject.people)] : [],
  );
  const chosen = subject.review?.reviewer?.id ?? '';
  return (
    <LaterForm intent="sendReview" draft={draft} className={styles.form} onSent={onSent}>
      <h3>{words.what}</h3>
      <p className={styles.fields}>
        {fields.map((field) => (
          <Tag key={field} look="luz">
            {field}
          </Tag>
        ))}
      </p>
      <fieldset className={styles.people}>
        <legend>{words.who}</legend>
        {reviewers.map(({ id, name, role }) => (
          <label key={id}>
            <input type="radio" name="reviewer" value={id} defaultChecked={id === chosen} />
            <Avatar name={name} />
            <span>
              <b>{name}</b> {admin.roles[role]}
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name="reviewer" value="" defaultChecked={!reviewers.some(({ id }) => id === chosen)} />
          <span>
            <b>{words.anyone}</b> {words.people(reviewers.length)}
          </span>
        </label>
      </fieldset>
      <label className={styles.note}>
        <span>
          <b>{words.note}</b> {words.noteHint}
        </span>
        <textarea name="note" className={controls.input} rows={3} maxLength={NOTE_CHARACTERS} />
      </label>
      <div className={styles.foot}>
        <span>{words.goOn}</span>
        <WriteButton className={buttonClass('primary')}>{words.submit}</WriteButton>
      </div>
    </LaterForm>
  );
}
