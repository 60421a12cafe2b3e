import { inputNames } from '#shared/domain/admin-field-form.ts';
import { CERTIFICATIONS, certificationMeaning } from '#shared/domain/certification.ts';
import { adminFields } from '#shared/text/admin-fields.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';

export function CertificationControl({ field, value, provider, id, describedBy, isInvalid }: ControlProps) {
  return (
    <select
      id={id}
      name={inputNames.value(field)}
      className={classNames(styles.input, isInvalid && styles.wrong)}
      defaultValue={textOf(value ?? provider)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    >
      <option value="">{adminFields.certificationNone}</option>
      {CERTIFICATIONS.map((certification) => (
        <option key={certification} value={certification}>
          {adminFields.certification(certification, certificationMeaning(certification))}
        </option>
      ))}
    </select>
  );
}
