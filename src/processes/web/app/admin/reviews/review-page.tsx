import { Link } from 'react-router';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { OutcomeNotices } from '../editing/notices.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Avatar } from '../frame/avatar.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import { PresentMembers } from '../presence/present-members.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import { FieldDiff } from './field-diff.tsx';
import { ReviewBar } from './review-bar.tsx';
import styles from './review-page.module.css';
import type { ReviewPageProps } from './review-page-props.ts';
import { ReviewTag } from './review-tag.tsx';
import { Threads } from './threads.tsx';

const words = adminReviews;

/** What was sent, field by field, with its comments; at the bottom what can be decided. */
export function ReviewPage(props: ReviewPageProps) {
  const { review, outcome } = props;
  const changed = review.fields
    .filter(({ isChanged }) => isChanged)
    .map(({ field }) => labelOfField(field, review.people));
  return (
    <>
      <Crumbs back={{ label: words.title, to: adminPaths.reviews() }} current={review.title} />
      <Head {...props} />
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <OutcomeNotices outcome={outcome} />
      {review.state === 'open' && changed.length > 0 && (
        <Notice kind="warn">{words.problems.changed(changed.join(', '))}</Notice>
      )}
      <Sent {...props} />
      {review.fields.map((field) => (
        <div key={field.field} className={styles.row}>
          <FieldDiff {...props} reviewed={field} />
          <Threads
            {...props}
            threads={review.threads}
            field={field.field}
            label={labelOfField(field.field, review.people)}
          />
        </div>
      ))}
      <section className={styles.whole} aria-labelledby="whole">
        <h2 id="whole">{words.whole}</h2>
        <Threads {...props} threads={review.threads} field="" label={words.whole} />
      </section>
      <ReviewBar {...props} />
    </>
  );
}

function Head({ review, isInline }: ReviewPageProps) {
  const { id, entity, title, year, picture, state, fields } = review;
  const facts = [subjects[entity].words.one, year, words.fieldsChanged(fields.length)].filter(Boolean);
  return (
    <div className={styles.head}>
      <Thumbnail kind={picture?.kind ?? 'poster'} path={picture?.path} isLarge />
      <div className={styles.name}>
        <div>
          <h1>{title}</h1>
          <ReviewTag state={state} />
        </div>
        <p>{facts.join(' · ')}</p>
      </div>
      <div className={styles.tools}>
        <PresentMembers />
        <nav className={styles.layout} aria-label={words.layout}>
          <Link to={adminPaths.review(id)} aria-current={isInline ? undefined : 'true'} preventScrollReset>
            {words.sideBySide}
          </Link>
          <Link to={adminPaths.review(id, 'linha')} aria-current={isInline ? 'true' : undefined} preventScrollReset>
            {words.inline}
          </Link>
        </nav>
        {state === 'open' && fields.every(({ isChanged }) => !isChanged) && (
          <AdminForm intent="preview" isQuiet>
            <Submit intent="preview" look="outline">
              <AdminIcon name="eye" />
              {adminEditing.preview}
            </Submit>
          </AdminForm>
        )}
      </div>
    </div>
  );
}

function Sent({ review, now }: ReviewPageProps) {
  const { sender, sentAt, reviewer, note, state, decidedBy, decidedAt } = review;
  const name = sender.name ?? adminEditing.someone;
  const to = reviewer ? (reviewer.name ?? adminEditing.someone) : words.wholeEdition;
  return (
    <section className={styles.sent} aria-label={words.send.open}>
      <Avatar name={name} />
      <div>
        <p>
          <b>{name}</b> {words.sentTo(formatTimeAgo(sentAt, now), to)}
        </p>
        {note && <p className={styles.quote}>{words.quoted(note)}</p>}
        {state !== 'open' && decidedBy && decidedAt && (
          <p>
            {words.decided[state](decidedBy.name ?? adminEditing.someone)} {formatTimeAgo(decidedAt, now)}
          </p>
        )}
      </div>
    </section>
  );
}
