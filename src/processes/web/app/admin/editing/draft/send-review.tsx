import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { NOTE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { listUnsent } from '#shared/admin/domain/review.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { AdminForm } from '../../forms/admin-form.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { Avatar } from '../../frame/avatar.tsx';
import { useIsReadOnly } from '../../frame/read-only.tsx';
import { Tag } from '../../frame/tag.tsx';
import { toDrafts } from '../../reviews/to-drafts.ts';
import controls from '../controls/controls.module.css';
import type { EditPageProps } from '../edit-page-props.ts';
import { SeenVersions } from './seen-versions.tsx';
import styles from './send-review.module.css';
import type { Draft } from './use-draft.ts';

const words = adminReviews.send;

type SendProps = EditPageProps & { draft: Draft; hasDraft: boolean };

/**
 * Asks for a review of the draft: a modal, or without script a form in the page that a link opens. It is the main action of members
 * who may not publish.
 */
export function SendReview(props: SendProps) {
  const { subject, draft, hasDraft, member, isSending } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { pathname, search } = useLocation();
  const isReadOnly = useIsReadOnly();
  const isSent = subject.review?.state === 'open' && listUnsent(subject.review.sent, toDrafts(draft)).length === 0;
  if (!hasDraft || isSent || isReadOnly) return null;
  const parameters = new URLSearchParams(search);
  parameters.set('enviar', '1');
  const label = subject.review ? words.openAgain : words.open;
  return (
    <>
      <Link
        to={`${pathname}?${parameters}`}
        className={buttonClass(mayRole(member.role, 'publish') ? 'outline' : 'primary')}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {label}
      </Link>
      {isOpen && (
        <Dialog heading={words.open} onClose={() => setIsOpen(false)}>
          <div className={styles.inside}>
            <SendForm {...props} onSent={() => setIsOpen(false)} />
          </div>
        </Dialog>
      )}
      {isSending && !isOpen && (
        <section className={styles.page} aria-label={words.open}>
          <SendForm {...props} onSent={() => undefined} />
        </section>
      )}
    </>
  );
}

function SendForm({ subject, draft, reviewers, onSent }: SendProps & { onSent: () => void }) {
  const fields = Object.entries(draft.state.fields).flatMap(([field, held]) =>
    held.hasDraft || held.isDirty ? [labelOfField(field, subject.people)] : [],
  );
  const chosen = subject.review?.reviewer?.id ?? '';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const word = (name: string) => {
      const value = given.get(name);
      return typeof value === 'string' ? value : '';
    };
    draft.doAfterSaving({ intent: 'sendReview', note: word('note'), reviewer: word('reviewer') });
    onSent();
  };
  return (
    <AdminForm intent="sendReview" outcome={undefined} className={styles.form} onSubmit={send} isSentLater isQuiet>
      <SeenVersions draft={draft} />
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
    </AdminForm>
  );
}
