import { inputNames } from '#shared/admin/domain/field-form.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { DEPARTMENTS, roleOf } from '#shared/domain/people/roles.ts';
import { CERTIFICATIONS, certificationMeaning } from '#shared/domain/titles/certification.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';

export function CertificationControl(props: ControlProps) {
  const options = CERTIFICATIONS.map(
    (age) => [age, adminFields.certification(age, certificationMeaning(age))] as const,
  );
  return <ChoiceControl {...props} none={adminFields.certificationNone} options={options} />;
}

export function DepartmentControl(props: ControlProps) {
  const options = DEPARTMENTS.map((department) => [department, roleOf(department)] as const);
  return <ChoiceControl {...props} none={adminFields.departmentNone} options={options} />;
}

interface Choice {
  /** The label of the empty choice. */
  none: string;
  options: readonly (readonly [value: string, label: string])[];
}

function ChoiceControl({ field, value, provider, id, describedBy, isInvalid, none, options }: ControlProps & Choice) {
  return (
    <select
      id={id}
      name={inputNames.value(field)}
      className={classNames(styles.input, isInvalid && styles.wrong)}
      defaultValue={textOf(value ?? provider)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    >
      <option value="">{none}</option>
      {options.map(([each, label]) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </select>
  );
}
