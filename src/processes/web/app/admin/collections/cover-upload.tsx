import { adminFields } from '#shared/text/admin-fields.ts';
import { UploadForm } from '../editing/upload-form.tsx';
import type { Outcome } from '../outcome.ts';
import styles from './cover-upload.module.css';

/** A picture of our own becomes the cover of the draft. */
export function CoverUpload({ outcome }: { outcome: Outcome | undefined }) {
  const isOpen = outcome?.intent === 'upload';
  return (
    <details className={styles.upload} open={isOpen || undefined}>
      <summary>{adminFields.upload}</summary>
      <UploadForm outcome={outcome} />
    </details>
  );
}
