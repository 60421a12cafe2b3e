import type { Lock } from '#shared/admin/domain/editing/edited-subject.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatDate } from '#shared/domain/format.ts';
import { KeptOf } from '../../forms/kept-of.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import controls from '../controls/controls.module.css';
import styles from './field-row.module.css';

const words = adminEditing.lock;

/** A lock has a reason and may expire. Its form is elsewhere, because forms cannot be nested. */
export function FieldLockControl({ field, label, lock }: { field: string; label: string; lock: Lock | undefined }) {
  if (lock) {
    const until = lock.expiresAt && formatDate(toBrazilianDay(lock.expiresAt));
    return (
      <p className={styles.locked}>
        <AdminIcon name="lock" />
        <span>{words.held(lock.reason, until)}</span>
        <WriteButton form={`unlock-${field}`} className={buttonClass('link')} aria-label={words.removeField(label)}>
          {words.remove}
        </WriteButton>
      </p>
    );
  }
  return (
    <details className={styles.lock}>
      <summary aria-label={words.openField(label)}>
        <AdminIcon name="lock" />
        {words.open}
      </summary>
      <div>
        <KeptOf form={`lock-${field}`} label={words.reason} />
        <p>{words.hint}</p>
        <label>
          {words.reason}
          <input className={controls.input} name="reason" form={`lock-${field}`} required />
        </label>
        <label>
          {words.until}
          <input className={controls.input} type="date" name="until" form={`lock-${field}`} />
        </label>
        <WriteButton form={`lock-${field}`} className={buttonClass('outline')}>
          {words.submit}
        </WriteButton>
      </div>
    </details>
  );
}
