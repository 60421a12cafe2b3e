import { useEffect, useId, useRef } from 'react';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { splitMentions } from '#shared/admin/domain/mentions.ts';
import type { CommentThread, ReviewComment } from '#shared/admin/domain/review.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { classNames } from '../../ui/class-names.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { KeptOf } from '../forms/kept-of.tsx';
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

/** The conversations about one field, and a form to open another. Resolved ones are folded. Needs `ThreadForms` on its page. */
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
          <WriteButton
            form={idOfForm(resolvedBy ? 'reopen' : 'resolve', id)}
            className={buttonClass('link')}
            aria-label={resolvedBy ? words.reopenOf(label) : words.resolveOf(label)}
          >
            {resolvedBy ? words.reopen : words.resolve}
          </WriteButton>
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

const idOfForm = (intent: string, value: string) => `${intent}-${value || 'whole'}`;

interface ThreadFormsProps {
  threads: readonly CommentThread[];
  /** Fields that can be commented on this page; empty for the whole. */
  fields: readonly string[];
  mayComment: boolean;
}

/** The forms of conversations. Their fields refer to them by id, because on the edit page they are inside the draft's form. */
export function ThreadForms({ threads, fields, mayComment }: ThreadFormsProps) {
  if (!mayComment) return null;
  const forms = [
    ...fields.map((field) => ({ intent: 'comment', name: 'on', value: field })),
    ...threads.flatMap(({ id, resolvedBy }) => [
      { intent: 'answer', name: 'thread', value: id },
      { intent: resolvedBy ? 'reopen' : 'resolve', name: 'thread', value: id },
    ]),
  ];
  return forms.map(({ intent, name, value }) => (
    <AdminForm
      key={idOfForm(intent, value)}
      id={idOfForm(intent, value)}
      intent={intent}
      outcome={undefined}
      about={{ name, value }}
      isScrollKept
      isOfferApart
    />
  ));
}

interface WritingProps extends Pick<Conversation, 'outcome' | 'team'> {
  intent: 'comment' | 'answer';
  about: { name: string; value: string };
  opener: string;
  label: string;
}

/** A native `<details>`, so that it opens without script. A refused text stays in it. */
function Writing({ intent, about, opener, label, outcome, team }: WritingProps) {
  const id = useId();
  const form = idOfForm(intent, about.value);
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
      <div className={styles.form}>
        <KeptOf form={form} label={label} />
        <label htmlFor={id}>{label}</label>
        <CommentBox id={id} form={form} team={team} text={refused && own?.values?.body} problem={refused} />
        <WriteButton form={form} className={buttonClass('outline')}>
          {words.submitComment}
        </WriteButton>
      </div>
    </details>
  );
}
