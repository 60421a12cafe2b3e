import { useMemo } from 'react';
import { trustCleanedHtml } from '../trusted-types.ts';
import styles from './rich-text.module.css';
import type { SafeHtml } from './safe-html.ts';

/** HTML that an editor wrote. The type says that it is sanitised. */
export function RichText({ html }: { html: SafeHtml }) {
  // The same object while the text is the same; otherwise React would set the HTML again on each render.
  const trusted = useMemo(() => trustCleanedHtml(html), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
