import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string;
  defaultValue?: string;
  children: ReactNode;
}

export function SelectField({ name, label, hint, defaultValue, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
      </div>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        className={styles.input}
        aria-describedby={hint && `${id}-hint`}
      >
        {children}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
