import type { Page } from '@playwright/test';

/** Records what must never happen on a page. */
export interface PageWatch {
  /** Problems since the last call. */
  takeProblems(): Promise<string[]>;
}

/** Listens before the page loads. The page cannot undo it, and its policy does not apply to it. */
export async function watchPage(page: Page, site: string): Promise<PageWatch> {
  let problems: string[] = [];
  const note = (problem: string) => problems.push(problem);
  await page.exposeFunction('noteHostileText', note);
  await page.addInitScript(listenInPage);
  page.on('dialog', (dialog) => {
    note(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => note(`an error: ${error.message}`));
  page.on('console', (message) => {
    // The pictures of these titles do not exist.
    if (message.text().startsWith('preload failed: /img/')) return;
    if (message.type() === 'error' || message.type() === 'warning') note(`the console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`)) note(`a request to ${request.url()}`);
  });
  page.on('popup', (popup) => note(`a window: ${popup.url()}`));
  return {
    async takeProblems() {
      const complaints = await page.evaluate(auditDocument);
      const found = [...problems, ...complaints];
      problems = [];
      return found;
    },
  };
}

/** Runs in the page. Only injected script calls these functions. */
function listenInPage(): void {
  const tell = (what: string) =>
    void (window as unknown as Record<string, (text: string) => void>).noteHostileText?.(what);
  for (const name of ['alert', 'confirm', 'prompt', 'leak', 'open', 'print']) {
    Object.defineProperty(window, name, { value: () => tell(`${name}() was called`), writable: false });
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`a CSP report: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** Runs in the page: finds content that no page of ours has, whether or not it has run yet. */
function auditDocument(): string[] {
  const complaints: string[] = [];
  const OURS = /^(?:https:\/\/|\/(?!\/)|#|\?)/;
  const forbidden =
    'iframe, object, embed, base, meta[http-equiv], marquee, math, xmp, audio, video, template, body body';
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    if (element.matches(forbidden)) complaints.push(`an element <${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) complaints.push(`a handler ${attribute} on <${name}>`);
      if (attribute === 'style' && !element.closest('dialog')) complaints.push(`a style on <${name}>`);
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(attribute);
      if (isAddress && !OURS.test(value) && !value.startsWith(`${location.origin}/`)) {
        complaints.push(`an address ${value} on <${name}>`);
      }
    }
  }
  for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      JSON.parse(block.textContent ?? '');
    } catch {
      complaints.push('a block of data that cannot be read');
    }
  }
  return complaints;
}
