import { AUTHENTICATOR } from '#shared/admin/domain/limits.ts';
import type { AppEnrolment } from '#shared/admin/domain/staff.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import styles from './app-enrolment.module.css';

/** The QR code, its key as text, and the field for the first code. */
export function AppEnrolmentForm({ enrolment }: { enrolment: AppEnrolment }) {
  const { key, picture } = enrolment;
  return (
    <>
      <ol className={styles.steps}>
        {adminSignIn.appSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.secret}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          role="img"
          aria-label={adminSignIn.qrCode}
        >
          <path d={picture.path} />
        </svg>
        <p>
          <span className="meta">{adminSignIn.key}</span>
          <code className={styles.key}>{key.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
      <AdminForm intent="app">
        <CodeField />
        <Submit intent="app" isWide>
          {adminSignIn.turnOn}
        </Submit>
      </AdminForm>
    </>
  );
}

/** Six digits; phones show a number pad and suggest a received code. */
export function CodeField({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <Field
      name="code"
      label={adminSignIn.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={AUTHENTICATOR.digits + 1}
      autoFocus={autoFocus}
      required
    />
  );
}
