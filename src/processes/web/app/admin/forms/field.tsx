import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { PASSWORD_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './field.module.css';
import { useRefused, useRefusedValues } from './refused.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'accept'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'required'
  | 'autoFocus'
  | 'list'
  | 'pattern'
  | 'spellCheck'
>;

export interface LabelledProps {
  name: string;
  label: string;
  hint?: string;
  /** Why it was refused, if the form's answer does not name the field. */
  problem?: string | undefined;
  defaultValue?: string | undefined;
  /** At the right of the label. */
  aside?: ReactNode;
}

export type FieldProps = LabelledProps & InputProps;

export function Field({ name, label, hint, problem, defaultValue, aside, ...input }: FieldProps) {
  const labelled = { name, label, hint, problem, defaultValue, aside };
  return <Labelled {...labelled}>{(control) => <input {...control} {...input} />}</Labelled>;
}

/** A field of several lines. */
export function TextField({ rows, ...labelled }: Omit<LabelledProps, 'aside'> & { rows: number }) {
  return <Labelled {...labelled}>{(control) => <textarea {...control} rows={rows} />}</Labelled>;
}

interface ControlProps {
  id: string;
  name: string;
  className: string;
  defaultValue: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FrameProps extends Omit<LabelledProps, 'hint'> {
  hint?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and below it the hint or the error. */
export function Labelled({ name, label, hint, problem, defaultValue, aside, children }: FrameProps) {
  const id = useId();
  const { error = problem, typed } = useRefused(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        name,
        className: classNames(styles.input, error && styles.wrong),
        defaultValue: typed ?? defaultValue,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
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

/** Allows pasting and password managers; a button shows the password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'aside'>) {
  const [isShown, setIsShown] = useState(false);
  const hasScript = useHasScript();
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      aside={
        hasScript && (
          <button type="button" className={styles.show} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? admin.hidePassword : admin.showPassword}
            <span className="visually-hidden"> {props.label}</span>
          </button>
        )
      }
    />
  );
}

/** A new password, twice. */
export function NewPasswordFields({ label }: Pick<FieldProps, 'label'>) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={adminSignIn.passwordHint(PASSWORD_CHARACTERS.min)}
        required
      />
      <PasswordField name="repeated" label={adminSignIn.repeatPassword} autoComplete="new-password" required />
    </>
  );
}

export function Checkbox({ name, label, isOn = false }: { name: string; label: string; isOn?: boolean }) {
  const typed = useRefusedValues();
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} value="1" defaultChecked={typed ? typed[name] === '1' : isOn} />
      {label}
    </label>
  );
}
