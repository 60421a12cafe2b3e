import { useMemo } from 'react';
import { trustCleanedHtml } from '../trusted-types.ts';
import styles from './rich-text.module.css';
import type { SafeHtml } from './safe-html.ts';

/** HTML that an editor wrote, or with a class of its own HTML that our server rendered. The type says that it is safe. */
export function RichText({ html, className = styles.text }: { html: SafeHtml; className?: string | undefined }) {
  // The same object while the text is the same; otherwise React would set the HTML again on each render.
  const trusted = useMemo(() => trustCleanedHtml(html), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
