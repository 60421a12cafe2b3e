import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { COMMENT_CHARACTERS } from '#shared/admin/domain/limits.ts';
import type { CommentThread } from '#shared/admin/domain/review.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { classNames } from '../../ui/class-names.ts';
import controls from '../editing/controls/controls.module.css';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { Avatar } from '../frame/avatar.tsx';
import { outcomeOf } from '../outcome.ts';
import type { ReviewPageProps } from './review-page-props.ts';
import styles from './threads.module.css';

const words = adminReviews;

type ThreadsProps = Pick<ReviewPageProps, 'review' | 'now' | 'mayComment' | 'outcome'> & {
  /** Empty: about the whole. */
  field: string;
  label: string;
};

/** The conversations about one field, and a form to open another. */
export function Threads({ field, label, ...props }: ThreadsProps) {
  const { review, mayComment, outcome } = props;
  const threads = review.threads.filter((thread) => thread.field === field);
  return (
    <div className={styles.threads}>
      {threads.map((thread) => (
        <Thread key={thread.id} thread={thread} label={label} {...props} />
      ))}
      {mayComment ? (
        <Writing
          intent="comment"
          about={{ name: 'on', value: field }}
          opener={field === '' ? words.commentWhole : words.comment}
          label={words.commentOn(label)}
          outcome={outcome}
          count={threads.length}
        />
      ) : (
        threads.length === 0 && <p className={styles.none}>{words.noComments}</p>
      )}
    </div>
  );
}

type ThreadProps = Omit<ThreadsProps, 'field'> & { thread: CommentThread };

function Thread({ thread, label, now, mayComment, outcome }: ThreadProps) {
  const { id, comments, resolvedBy } = thread;
  const decision = resolvedBy ? 'reopen' : 'resolve';
  return (
    <section className={classNames(styles.thread, !resolvedBy && styles.open)} aria-label={words.threadOf(label)}>
      <ol>
        {comments.map((comment) => {
          const name = comment.author.name ?? adminEditing.someone;
          return (
            <li key={comment.id}>
              <Avatar name={name} />
              <div>
                <b>{name}</b> <span>{formatTimeAgo(comment.at, now)}</span>
                <p>{comment.body}</p>
              </div>
            </li>
          );
        })}
      </ol>
      {resolvedBy && <p className={styles.none}>{words.resolvedBy(resolvedBy.name ?? adminEditing.someone)}</p>}
      {mayComment && (
        <div className={styles.actions}>
          <Writing
            intent="answer"
            about={{ name: 'thread', value: id }}
            opener={words.reply}
            label={words.replyOn(label)}
            outcome={outcome}
            count={comments.length}
          />
          <AdminForm intent={decision} outcome={undefined} about={{ name: 'thread', value: id }}>
            <Submit intent={decision} look="link" label={resolvedBy ? words.reopenOf(label) : words.resolveOf(label)}>
              {resolvedBy ? words.reopen : words.resolve}
            </Submit>
          </AdminForm>
        </div>
      )}
    </section>
  );
}

interface WritingProps {
  intent: 'comment' | 'answer';
  about: { name: string; value: string };
  opener: string;
  label: string;
  outcome: ReviewPageProps['outcome'];
  /** Comments so far: once there is one more, the form is empty and closed again. */
  count: number;
}

/** A native `<details>`, so that it opens without script. A refused text stays in it. */
function Writing({ intent, about, opener, label, outcome, count }: WritingProps) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const own = outcomeOf(outcome, intent);
  const isOwn = own?.values?.[about.name] === about.value;
  const refused = isOwn && (own.fields?.body ?? own.problem);
  const counted = useRef(count);
  useEffect(() => {
    if (!details.current || counted.current === count) return;
    counted.current = count;
    const wasInside = details.current.contains(document.activeElement);
    details.current.querySelector('form')?.reset();
    details.current.open = false;
    if (wasInside) details.current.querySelector('summary')?.focus();
  }, [count]);
  return (
    <details ref={details} className={styles.writing} open={refused ? true : undefined}>
      <summary className={buttonClass('link')}>{opener}</summary>
      <AdminForm intent={intent} outcome={outcome} about={about} isQuiet>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          name="body"
          className={controls.input}
          rows={3}
          maxLength={COMMENT_CHARACTERS}
          defaultValue={refused ? own.values?.body : undefined}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-problem` : undefined}
          onKeyDown={sendByKey}
        />
        {refused && (
          <p id={`${id}-problem`} className={styles.problem} role="alert">
            {refused}
          </p>
        )}
        <Submit intent={intent} look="outline">
          {words.submitComment}
        </Submit>
      </AdminForm>
    </details>
  );
}

/** Ctrl or ⌘ with Enter. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
