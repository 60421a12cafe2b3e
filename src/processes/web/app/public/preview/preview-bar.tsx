import { preview } from '#shared/text/preview.ts';
import styles from './preview-bar.module.css';

/** Stays visible while scrolling: the page is still a draft. */
export function PreviewBar() {
  return (
    <p className={styles.bar} role="note">
      <strong>{preview.title}</strong> {preview.notice}
    </p>
  );
}
