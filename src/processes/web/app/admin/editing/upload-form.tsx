import { LINE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Submit, useIsSending } from '../forms/submit.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './upload-form.module.css';

const INTENT = 'upload';

/** Uploads an editor's picture with its required texts, and adds it to the gallery's draft. */
export function UploadForm({ outcome }: { outcome: Outcome | undefined }) {
  const own = outcomeOf(outcome, INTENT);
  const isSending = useIsSending(INTENT);
  // After an upload the form is empty for the next one.
  const answered = own?.picture ? undefined : own;
  return (
    <section className={styles.upload} aria-labelledby="upload">
      <h2 id="upload">{adminFields.upload}</h2>
      <AdminForm key={own?.picture?.path} intent={INTENT} outcome={outcome} className={styles.form} isQuiet hasFile>
        <Field
          name="picture"
          label={adminFields.file}
          hint={adminFields.uploadHint}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          required
          outcome={answered}
        />
        {(['alt', 'credit', 'licence'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={adminFields[name]}
            maxLength={LINE_CHARACTERS}
            required
            outcome={answered}
          />
        ))}
        <Submit intent={INTENT} look="outline">
          {isSending ? adminFields.sending : adminFields.upload}
        </Submit>
      </AdminForm>
    </section>
  );
}
