import { adminReviews } from '#shared/admin/text/reviews.ts';
import { classNames } from '../../design/class-names.ts';
import { useEdit } from '../editing/edit-context.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import styles from './field-threads.module.css';
import { Threads } from './threads.tsx';

/** The conversations about a field of an edit page, below it, behind a button in the field's corner. Open while one is open. */
export function FieldThreads({ field }: { field: string }) {
  const { threads, team, now, mayComment, outcome } = useEdit();
  const label = useFieldLabels().labelOf(field);
  const open = threads.filter((thread) => thread.field === field && !thread.resolvedBy).length;
  return (
    <details className={styles.field} open={open > 0}>
      <summary
        className={classNames(open > 0 && styles.some)}
        aria-label={adminReviews.threadsOf(label, open)}
        title={adminReviews.threadsOf(label, open)}
      >
        <AdminIcon name="comment" />
        {open > 0 && <span>{open}</span>}
      </summary>
      <Threads {...{ threads, team, now, mayComment, outcome }} field={field} label={label} />
    </details>
  );
}
