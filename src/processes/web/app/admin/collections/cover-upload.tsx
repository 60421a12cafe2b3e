import { adminFields } from '#shared/admin/text/fields.ts';
import { useEdit } from '../editing/edit-context.ts';
import { UploadForm } from '../editing/upload-form.tsx';
import styles from './cover-upload.module.css';

/** Uploads a picture as the draft's cover. */
export function CoverUpload() {
  const { outcome } = useEdit();
  const isOpen = outcome?.intent === 'upload';
  return (
    <details className={styles.upload} open={isOpen || undefined}>
      <summary>{adminFields.upload}</summary>
      <UploadForm />
    </details>
  );
}
