import { useId } from 'react';
import { REPORT_NOTE_CHARACTERS } from '#shared/domain/limits.ts';
import { REPORT_FIELDS, REPORT_REASONS } from '#shared/domain/site/error-report.ts';
import { reportWords } from '#shared/text/titles/reports.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './report-fields.module.css';

/** In a dialog the question is the heading above; on a page (`isAsked`) it is shown here. */
export function ReasonField({ isAsked }: { isAsked: boolean }) {
  return (
    <fieldset className={styles.reasons}>
      <legend className={isAsked ? styles.question : 'visually-hidden'}>{reportWords.heading}</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" name={REPORT_FIELDS.reason} value={reason} required />
          {reportWords.reasons[reason]}
        </label>
      ))}
    </fieldset>
  );
}

export function ServiceSelect({ services }: { services: readonly string[] }) {
  return (
    <label className={styles.field}>
      {reportWords.service}
      <span className={styles.choice}>
        <select name={REPORT_FIELDS.service}>
          <option value="">{reportWords.anyService}</option>
          {services.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </span>
    </label>
  );
}

export function NoteField() {
  const hintId = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={`${hintId}-note`}>{reportWords.note}</label>
      <textarea
        id={`${hintId}-note`}
        name={REPORT_FIELDS.note}
        rows={3}
        maxLength={REPORT_NOTE_CHARACTERS}
        aria-describedby={hintId}
      />
      <span id={hintId} className={styles.hint}>
        {reportWords.noteHint(REPORT_NOTE_CHARACTERS)}
      </span>
    </div>
  );
}
