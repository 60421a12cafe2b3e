import type { FieldKind } from '#shared/admin/domain/editable-fields.ts';
import { inputNames } from '#shared/admin/domain/field-form.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';

const TYPES: Partial<Record<FieldKind, string>> = {
  ...{ date: 'date', time: 'time', place: 'number', ticket: 'url', url: 'url' },
};

/** A single-line text, date, URL or handle. */
export function LineControl({ field, spec, value, provider, id, describedBy, isInvalid, placeholder }: ControlProps) {
  const type = TYPES[spec.kind] ?? 'text';
  return (
    <input
      id={id}
      type={type}
      name={inputNames.value(field)}
      className={classNames(styles.input, isInvalid && styles.wrong)}
      defaultValue={textOf(value ?? provider)}
      placeholder={placeholder}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      spellCheck={spec.kind === 'line'}
    />
  );
}

/** Text without markup; the field grows with it. */
export function TextControl({ field, value, provider, id, describedBy, isInvalid }: ControlProps) {
  const text = Array.isArray(value) ? value.join('\n') : textOf(value ?? provider);
  return (
    <textarea
      id={id}
      name={inputNames.value(field)}
      className={classNames(styles.input, styles.text, isInvalid && styles.wrong)}
      defaultValue={text}
      rows={4}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    />
  );
}
