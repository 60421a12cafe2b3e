import { useMemo } from 'react';
import { trustCleanedHtml } from '../trusted-types.ts';
import styles from './rich-text.module.css';
import type { SafeHtml } from './safe-html.ts';

/** What an editor wrote, with its own markup. The type says that it was cleaned. */
export function RichText({ html }: { html: SafeHtml }) {
  // The same object while the text is the same, or React would set it again at each render.
  const trusted = useMemo(() => trustCleanedHtml(html), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
