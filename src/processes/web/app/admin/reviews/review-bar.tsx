import { Link } from 'react-router';
import { COMMENT_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import controls from '../editing/controls/controls.module.css';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { useIsReadOnly } from '../frame/read-only.tsx';
import { outcomeOf } from '../outcome.ts';
import styles from './review-bar.module.css';
import type { ReviewPageProps } from './review-page-props.ts';

const words = adminReviews;

/** Stays at the bottom of the screen: what is open, and the decisions the member may take. */
export function ReviewBar(props: ReviewPageProps) {
  const { review, mayComment, mayDecide, isOwn, mayWithdraw } = props;
  const open = review.threads.filter(({ resolvedBy }) => !resolvedBy).length;
  const isReadOnly = useIsReadOnly();
  const hasChanged = review.fields.some(({ isChanged }) => isChanged);
  return (
    <div className={styles.bar}>
      <p className={styles.facts}>
        <span className={styles.wide}>{words.openThreads(open)}</span>
        {mayDecide && isOwn && <span>{words.problems.own}</span>}
      </p>
      <div className={styles.others}>
        {mayWithdraw && (
          <AdminForm intent="withdraw" isQuiet>
            <Submit intent="withdraw" look="link">
              {words.withdraw}
            </Submit>
          </AdminForm>
        )}
        <Link className={buttonClass('quiet')} to={subjectPath(review.entity, review.entityId)}>
          {mayDecide && mayComment ? words.edit : words.openEdit}
        </Link>
      </div>
      <div className={styles.actions}>
        {mayDecide && !isReadOnly && <GiveBack {...props} />}
        {mayDecide && !isOwn && !hasChanged && (
          <AdminForm intent="approve" isQuiet>
            <input type="hidden" name="round" value={review.round} />
            <Submit intent="approve">
              <Icon name="check" />
              {words.approve}
            </Submit>
          </AdminForm>
        )}
      </div>
    </div>
  );
}

/** A comment is required. A refused one stays in the form. */
function GiveBack({ review, outcome }: ReviewPageProps) {
  const own = outcomeOf(outcome, 'giveBack');
  const refused = own?.fields?.comment ?? own?.problem;
  return (
    <details className={styles.menu} data-menu open={refused ? true : undefined}>
      <summary className={buttonClass('outline')}>
        {words.giveBackSubmit} <span className={styles.wide}>{words.withComment}</span>
      </summary>
      <div className={styles.sheet}>
        <AdminForm intent="giveBack" isQuiet>
          <input type="hidden" name="round" value={review.round} />
          <label htmlFor="give-back">{words.giveBackComment}</label>
          <textarea
            id="give-back"
            name="comment"
            className={controls.input}
            rows={4}
            maxLength={COMMENT_CHARACTERS}
            defaultValue={own?.values?.comment}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? 'give-back-problem' : undefined}
          />
          {refused && (
            <p id="give-back-problem" className={styles.problem} role="alert">
              {refused}
            </p>
          )}
          <Submit intent="giveBack" look="danger">
            {words.giveBackSubmit}
          </Submit>
        </AdminForm>
      </div>
    </details>
  );
}
