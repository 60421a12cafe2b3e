import type { Page } from '@playwright/test';

export interface Edit {
  kind: string;
  file: string;
  from: string;
  to: (mark: number) => string;
  /** Resolves once the page shows the change. */
  seen: (page: Page, mark: number) => Promise<unknown>;
  /** Milliseconds, for the median and for the slowest edit. */
  bar: { median: number; slowest: number };
}

const IN_PLACE = { median: 1_000, slowest: 3_000 };
const APP = 'src/processes/web/app';

const TEXT = {
  file: 'src/shared/text/titles/title-page.ts',
  from: "synopsis: 'Sinopse',",
  to: (mark: number) => `synopsis: 'Sinopse ${mark}',`,
  bar: IN_PLACE,
};

/** Everything a film page shows, from the server's document to its styles. */
export const edits: readonly Edit[] = [
  {
    kind: 'component',
    file: `${APP}/design/cut-text.tsx`,
    from: 'lang={lang}',
    to: (mark) => `lang={lang} data-edit="${mark}"`,
    seen: (page, mark) => page.waitForSelector(`p[data-edit="${mark}"]`, { state: 'attached' }),
    bar: IN_PLACE,
  },
  {
    kind: 'CSS module',
    file: `${APP}/public/title/synopsis.module.css`,
    from: 'color: var(--text-2);',
    to: (mark) => `color: var(--text-2); outline-offset: ${mark}px;`,
    seen: (page, mark) =>
      page.waitForFunction((offset) => {
        const text = document.querySelector('main p[class*="text"]');
        return text !== null && getComputedStyle(text).outlineOffset === `${offset}px`;
      }, mark),
    bar: IN_PLACE,
  },
  {
    kind: 'shared text, in the open page',
    ...TEXT,
    seen: (page, mark) => headingSays(page, 'h2', `Sinopse ${mark}`),
  },
  {
    kind: 'shared text, from the server',
    ...TEXT,
    seen: (page, mark) => serverSays(page, `Sinopse ${mark}</h2>`),
  },
  {
    kind: 'server function',
    file: 'src/server/catalogue/titles/to-movie-document.ts',
    from: '    title_lang: movie.title_language,',
    to: (mark) => `    title_lang: movie.title_language, title: \`\${movie.title} ${mark}\`,`,
    seen: (page, mark) => headingSays(page, 'h1', ` ${mark}`),
    bar: { median: 10_000, slowest: 10_000 },
  },
];

function headingSays(page: Page, selector: string, words: string): Promise<unknown> {
  return page.waitForFunction(
    ([heading, said]) => [...document.querySelectorAll(heading)].some((each) => each.textContent.includes(said)),
    [selector, words] as const,
  );
}

const ASK_AGAIN_MS = 50;
const SERVER_MS = 30_000;

async function serverSays(page: Page, words: string): Promise<void> {
  for (const end = Date.now() + SERVER_MS; ; ) {
    if ((await (await fetch(page.url())).text()).includes(words)) return;
    if (Date.now() > end) throw new Error(`the server does not say ${words}`);
    await page.waitForTimeout(ASK_AGAIN_MS);
  }
}
