import { DATA_SAVER_PATH } from '#shared/domain/site/data-saver.ts';

interface Policy {
  createHTML(html: string): string;
}
interface Factory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string, type?: string): string | null; createScriptURL?(url: string): string | null },
  ): Policy;
}

/** Absent on the server and in browsers without Trusted Types. */
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/**
 * The browser calls this when a script passes markup as a string. React does so when it renders a whole page again: first
 * `<script></script>`, then that script's text, which does not run. Text without `<` creates no element. All other markup is
 * refused.
 */
export function refuseUntrustedHtml(): void {
  factory?.createPolicy('default', {
    createHTML(html, type) {
      // The browser passes the type. A library that calls the default policy itself passes none; the error makes it use its own.
      if (!type) throw new TypeError();
      return html === '<script></script>' || !html.includes('<') ? html : null;
    },
    // Scripts by address are refused too, except the service worker of shell/data-saver.ts.
    createScriptURL: (url) => (url === DATA_SAVER_PATH ? url : null),
  });
}

let cleaned: Policy | undefined;

/** Only for HTML the server has sanitised (shared/rich-text). */
export function trustCleanedHtml<T extends string>(html: T): T {
  cleaned ??= factory?.createPolicy('rich-text', { createHTML: (text) => text });
  // React and the DOM accept it as a string; only the browser sees that it is trusted.
  return cleaned ? (cleaned.createHTML(html) as T) : html;
}
