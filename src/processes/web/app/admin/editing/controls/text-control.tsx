import { readTyped } from '#shared/admin/domain/editing/typed-value.ts';
import type { FieldKind } from '#shared/domain/subjects/field-values.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import { classNames } from '../../../design/class-names.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';

const TYPES: Partial<Record<FieldKind, string>> = {
  ...{ date: 'date', time: 'time', place: 'number', number: 'number', screens: 'number', ticket: 'url', url: 'url' },
  ...{ 'service-url': 'url', 'search-url': 'url' },
};

/** A single-line text, date, price, URL or handle. */
export function LineControl(props: ControlProps) {
  const { field, spec, value, provider, id, describedBy, isInvalid, placeholder, onValue } = props;
  const type = TYPES[spec.kind] ?? 'text';
  const shown = value ?? provider;
  return (
    <input
      id={id}
      type={type}
      name={field}
      className={classNames(styles.input, isInvalid && styles.wrong)}
      defaultValue={spec.kind === 'cents' && typeof shown === 'number' ? formatCents(shown) : textOf(shown)}
      placeholder={placeholder}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      spellCheck={spec.kind === 'line'}
      onChange={(event) => onValue(readTyped(spec.kind, field, event.target.value))}
    />
  );
}

/** Text without markup; the field grows with it. */
export function TextControl(props: ControlProps) {
  const { field, spec, value, provider, id, labelledBy, describedBy, isInvalid, onValue } = props;
  const shown = value ?? provider;
  const text = Array.isArray(shown) ? shown.join('\n') : textOf(shown);
  return (
    <textarea
      id={id}
      name={field}
      className={classNames(styles.input, styles.text, isInvalid && styles.wrong)}
      defaultValue={text}
      rows={4}
      aria-invalid={isInvalid || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={(event) => onValue(readTyped(spec.kind, field, event.target.value))}
    />
  );
}
