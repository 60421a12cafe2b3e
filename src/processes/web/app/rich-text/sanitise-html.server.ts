import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import type { SafeHtml } from './safe-html.ts';

/**
 * Stored HTML was sanitised when it was written. It is sanitised again here, so that a gap there does not affect every page.
 * On the server only: the sanitiser is not sent to the browser. `null` if nothing is left.
 */
export function sanitiseHtml(html: string | null): SafeHtml | null {
  const clean = cleanHtml(html ?? '');
  return clean === '' ? null : (clean as SafeHtml);
}
