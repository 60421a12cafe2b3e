import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { Outcome } from '../outcome.ts';
import styles from './field.module.css';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  outcome?: Outcome | undefined;
  defaultValue?: string;
  rows: number;
}

/** A multi-line field. */
export function TextField({ name, label, hint, outcome, defaultValue, rows }: TextFieldProps) {
  const id = useId();
  const error = outcome?.fields?.[name];
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        id={id}
        name={name}
        rows={rows}
        className={classNames(styles.input, error && styles.wrong)}
        defaultValue={outcome?.values?.[name] ?? defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
