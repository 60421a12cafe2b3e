import { LINE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Submit, useIsSending } from '../forms/submit.tsx';
import { outcomeOf } from '../outcome.ts';
import { useEdit } from './edit-context.ts';
import styles from './upload-form.module.css';

const INTENT = 'upload';

/** Below the pictures of TMDB's subjects. */
export function OwnPictures() {
  return mayRole(useEdit().member.role, 'draft') ? <UploadForm /> : null;
}

/** Uploads an editor's picture with its required texts, and adds it to the gallery's draft. */
export function UploadForm() {
  const own = outcomeOf(useEdit().outcome, INTENT);
  const isSending = useIsSending(INTENT);
  return (
    <section className={styles.upload} aria-labelledby="upload">
      <h2 id="upload">{adminFields.upload}</h2>
      <AdminForm key={own?.picture?.path} intent={INTENT} className={styles.form} isQuiet hasFile>
        <Field
          name="picture"
          label={adminFields.file}
          hint={adminFields.uploadHint}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          required
        />
        {(['alt', 'credit', 'licence'] as const).map((name) => (
          <Field key={name} name={name} label={adminFields[name]} maxLength={LINE_CHARACTERS} required />
        ))}
        <Submit intent={INTENT} look="outline">
          {isSending ? adminFields.sending : adminFields.upload}
        </Submit>
      </AdminForm>
    </section>
  );
}
