import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import type { SafeHtml } from './safe-html.ts';

/**
 * What was stored is cleaned when it was written; it is cleaned again here, so that a hole there is not a hole in every
 * page. On the server only: not a byte of the cleaner reaches the browser. Nothing left to read is `null`.
 */
export function sanitiseHtml(html: string | null): SafeHtml | null {
  const clean = cleanHtml(html ?? '');
  return clean === '' ? null : (clean as SafeHtml);
}
