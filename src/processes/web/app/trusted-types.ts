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
 * `<script></script>`, then with the text of that script, or a space for one that has run. None of these runs. The rest is refused.
 */
export function refuseUntrustedHtml(): void {
  factory?.createPolicy('default', {
    createHTML(html, type) {
      const isScript = html === '<script></script>' || [...document.scripts].some(({ text }) => text === html);
      if (isScript || !html.trim()) return html;
      // The browser names the type and reports what is refused; a library that asks by itself goes on to its own policy.
      if (type) return null;
      throw new TypeError();
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
