import { inputNames } from '#shared/domain/admin-field-form.ts';
import { DEPARTMENTS, roleOf } from '#shared/domain/roles.ts';
import { adminFields } from '#shared/text/admin-fields.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';

export function DepartmentControl({ field, value, provider, id, describedBy, isInvalid }: ControlProps) {
  return (
    <select
      id={id}
      name={inputNames.value(field)}
      className={classNames(styles.input, isInvalid && styles.wrong)}
      defaultValue={textOf(value ?? provider)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    >
      <option value="">{adminFields.departmentNone}</option>
      {DEPARTMENTS.map((department) => (
        <option key={department} value={department}>
          {roleOf(department)}
        </option>
      ))}
    </select>
  );
}
