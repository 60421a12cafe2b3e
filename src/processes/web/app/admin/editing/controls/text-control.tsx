import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import type { FieldKind } from '#shared/domain/subjects/field-values.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';

const TYPES: Partial<Record<FieldKind, string>> = {
  ...{ date: 'date', time: 'time', place: 'number', number: 'number', ticket: 'url', url: 'url' },
  ...{ 'service-url': 'url', 'search-url': 'url' },
};

/** A single-line text, date, URL or handle. */
export function LineControl({ field, spec, value, provider, id, describedBy, isInvalid, placeholder }: ControlProps) {
  const type = TYPES[spec.kind] ?? 'text';
  const shown = value ?? provider;
  return (
    <input
      id={id}
      type={type}
      name={inputNames.value(field)}
      className={classNames(styles.input, isInvalid && styles.wrong)}
      defaultValue={typeof shown === 'number' ? String(shown) : textOf(shown)}
      placeholder={placeholder}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      spellCheck={spec.kind === 'line'}
    />
  );
}

/** Text without markup; the field grows with it. */
export function TextControl({ field, value, provider, id, labelledBy, describedBy, isInvalid }: ControlProps) {
  const shown = value ?? provider;
  const text = Array.isArray(shown) ? shown.join('\n') : textOf(shown);
  return (
    <textarea
      id={id}
      name={inputNames.value(field)}
      className={classNames(styles.input, styles.text, isInvalid && styles.wrong)}
      defaultValue={text}
      rows={4}
      aria-invalid={isInvalid || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    />
  );
}
