import { useEffect, useId, useRef } from 'react';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { splitMentions } from '#shared/admin/domain/mentions.ts';
import type { CommentThread, ReviewComment } from '#shared/admin/domain/review.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { classNames } from '../../design/class-names.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { Avatar } from '../frame/avatar.tsx';
import { outcomeOf } from '../outcome.ts';
import { CommentBox } from './comment-box.tsx';
import type { Conversation } from './conversation.ts';
import styles from './threads.module.css';

const words = adminReviews;

type ThreadsProps = Conversation & {
  /** Empty: about the whole. */
  field: string;
  label: string;
};

/** The conversations about one field, and a form to open another. Resolved ones are folded. */
export function Threads({ field, label, ...props }: ThreadsProps) {
  const { threads, mayComment, outcome, team } = props;
  const own = threads.filter((thread) => thread.field === field);
  const [open, resolved] = [own.filter(({ resolvedBy }) => !resolvedBy), own.filter(({ resolvedBy }) => resolvedBy)];
  return (
    <div className={styles.threads} data-beside>
      {open.map((thread) => (
        <Thread key={thread.id} thread={thread} label={label} {...props} />
      ))}
      {resolved.length > 0 && (
        <details className={styles.resolved}>
          <summary>{words.resolvedCount(resolved.length)}</summary>
          {resolved.map((thread) => (
            <Thread key={thread.id} thread={thread} label={label} {...props} />
          ))}
        </details>
      )}
      {mayComment ? (
        <Writing
          intent="comment"
          about={{ name: 'on', value: field }}
          opener={field === '' ? words.commentWhole : words.comment}
          label={words.commentOn(label)}
          outcome={outcome}
          team={team}
        />
      ) : (
        own.length === 0 && <p className={styles.none}>{words.noComments}</p>
      )}
    </div>
  );
}

type ThreadProps = Omit<ThreadsProps, 'field'> & { thread: CommentThread };

function Thread({ thread, label, now, mayComment, outcome, team }: ThreadProps) {
  const { id, comments, resolvedBy } = thread;
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
                <Body comment={comment} />
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
            team={team}
          />
          <AdminForm
            intent={resolvedBy ? 'reopen' : 'resolve'}
            isQuiet
            about={{ name: 'thread', value: id }}
            isScrollKept
          >
            <WriteButton
              className={buttonClass('link')}
              aria-label={resolvedBy ? words.reopenOf(label) : words.resolveOf(label)}
            >
              {resolvedBy ? words.reopen : words.resolve}
            </WriteButton>
          </AdminForm>
        </div>
      )}
    </section>
  );
}

function Body({ comment: { body, mentions } }: { comment: ReviewComment }) {
  return (
    <p>
      {splitMentions(body, mentions).map(({ text, isMention }, place) =>
        isMention ? <b key={place}>{text}</b> : text,
      )}
    </p>
  );
}

interface WritingProps extends Pick<Conversation, 'outcome' | 'team'> {
  intent: 'comment' | 'answer';
  about: { name: string; value: string };
  opener: string;
  label: string;
}

/** A refused text stays in it. */
function Writing({ intent, about, opener, label, outcome, team }: WritingProps) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const own = outcomeOf(outcome, intent);
  const isOwn = own?.values?.[about.name] === about.value;
  const refused = (isOwn && (own.fields?.body ?? own.problem)) || undefined;
  const isSent = isOwn && own.notice !== undefined;
  // By outcome: comments of others arrive while this member writes one, which must stay.
  useEffect(() => {
    if (!details.current || !isSent) return;
    const wasInside = details.current.contains(document.activeElement);
    details.current.querySelector('textarea')?.form?.reset();
    details.current.open = false;
    if (wasInside) details.current.querySelector('summary')?.focus();
  }, [own, isSent]);
  useEffect(() => {
    if (refused) details.current?.querySelector('textarea')?.focus();
  }, [refused]);
  return (
    <details ref={details} className={styles.writing} open={refused ? true : undefined}>
      <summary className={buttonClass('link')}>{opener}</summary>
      <AdminForm intent={intent} about={about} className={styles.form} isScrollKept isQuiet>
        <label htmlFor={id}>{label}</label>
        <CommentBox id={id} team={team} text={refused && own?.values?.body} problem={refused} />
        <WriteButton className={buttonClass('outline')}>{words.submitComment}</WriteButton>
      </AdminForm>
    </details>
  );
}
