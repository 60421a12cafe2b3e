import type { Lock } from '#shared/admin/domain/editing/edited-subject.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatDate } from '#shared/domain/format.ts';
import { AdminForm } from '../../forms/admin-form.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import controls from '../controls/controls.module.css';
import styles from './draft-field.module.css';

const words = adminEditing.lock;

/** A lock has a reason and may expire. */
export function FieldLockControl({ field, label, lock }: { field: string; label: string; lock: Lock | undefined }) {
  const form = { about: { name: 'field', value: field }, isScrollKept: true, isQuiet: true };
  if (lock) {
    const until = lock.expiresAt && formatDate(toBrazilianDay(lock.expiresAt));
    return (
      <AdminForm intent="unlock" {...form} className={styles.locked}>
        <AdminIcon name="lock" />
        <span>{words.held(lock.reason, until)}</span>
        <WriteButton className={buttonClass('link')} aria-label={words.removeField(label)}>
          {words.remove}
        </WriteButton>
      </AdminForm>
    );
  }
  return (
    <details className={styles.lock}>
      <summary aria-label={words.openField(label)}>
        <AdminIcon name="lock" />
        {words.open}
      </summary>
      <AdminForm intent="lock" {...form}>
        <p>{words.hint}</p>
        <label>
          {words.reason}
          <input className={controls.input} name="reason" required />
        </label>
        <label>
          {words.until}
          <input className={controls.input} type="date" name="until" />
        </label>
        <WriteButton className={buttonClass('outline')}>{words.submit}</WriteButton>
      </AdminForm>
    </details>
  );
}
