import { adminFields } from '#shared/admin/text/fields.ts';
import { UploadForm } from '../editing/upload-form.tsx';
import type { Outcome } from '../outcome.ts';
import styles from './cover-upload.module.css';

/** Uploads a picture as the draft's cover. */
export function CoverUpload({ outcome }: { outcome: Outcome | undefined }) {
  const isOpen = outcome?.intent === 'upload';
  return (
    <details className={styles.upload} open={isOpen || undefined}>
      <summary>{adminFields.upload}</summary>
      <UploadForm outcome={outcome} />
    </details>
  );
}
