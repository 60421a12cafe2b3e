import styles from './rich-text.module.css';
import type { SafeHtml } from './safe-html.ts';

/** What an editor wrote, with its own markup. The type says that it was cleaned. */
export function RichText({ html }: { html: SafeHtml }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
