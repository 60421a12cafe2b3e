interface Policy {
  createHTML(html: string): string;
}
interface Factory {
  createPolicy(name: string, rules: { createHTML(html: string, type?: string): string | null }): Policy;
}

/** Absent on the server and in browsers that do not know Trusted Types. */
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/**
 * Asked by the browser where a script of ours gives markup as a string. React does so when it draws a whole page anew: with
 * `<script></script>`, then with that script's text, which does not run. Text without `<` makes no element. The rest is refused.
 */
export function refuseUntrustedHtml(): void {
  factory?.createPolicy('default', {
    createHTML(html, type) {
      // The browser names the type. A library that asks by itself goes on to a policy of its own.
      if (!type) throw new TypeError();
      return html === '<script></script>' || !html.includes('<') ? html : null;
    },
  });
}

let cleaned: Policy | undefined;

/** For HTML the server has cleaned (shared/rich-text), and no other. */
export function trustCleanedHtml<T extends string>(html: T): T {
  cleaned ??= factory?.createPolicy('rich-text', { createHTML: (text) => text });
  // To React and to the DOM's functions it is what a string is; the browser tells them apart.
  return cleaned ? (cleaned.createHTML(html) as T) : html;
}
