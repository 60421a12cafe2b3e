import { type HTMLElement, parse } from 'node-html-parser';

/** What a search engine reads from a page without running its scripts. */
export interface ReadPage {
  title: string;
  descriptions: string[];
  canonicals: string[];
  robots: string;
  /** hreflang links. */
  languages: Record<string, string>;
  /** `og:…` and `twitter:…`, every value of each. */
  shared: Record<string, string[]>;
  previous: string | undefined;
  next: string | undefined;
  headings: string[];
  /** Paths on our site, in page order. */
  links: string[];
  /** Label and path of each crumb; the last has no path. */
  trail: [label: string, path: string | undefined][];
  /** The texts of the JSON-LD blocks. */
  structuredData: string[];
  /** All text of the main content, in one line. */
  text: string;
}

export function readPage(html: string): ReadPage {
  const root = parse(html);
  const all = (selector: string) => root.querySelectorAll(selector);
  const link = (rel: string) => all(`link[rel="${rel}"]`).map((element) => attribute(element, 'href'));
  const meta = (name: string) => all(`meta[name="${name}"]`).map((element) => attribute(element, 'content'));
  return {
    title: root.querySelector('title')?.text ?? '',
    descriptions: meta('description'),
    canonicals: link('canonical'),
    robots: meta('robots').join(' | '),
    languages: Object.fromEntries(
      all('link[rel="alternate"][hreflang], link[rel="alternate"][hrefLang]').map((element) => [
        element.getAttribute('hreflang') ?? attribute(element, 'hrefLang'),
        attribute(element, 'href'),
      ]),
    ),
    shared: readShared(root),
    previous: link('prev')[0],
    next: link('next')[0],
    headings: all('h1').map(wordsOf),
    links: all('a[href]')
      .map((element) => attribute(element, 'href'))
      .filter((href) => href.startsWith('/')),
    trail: all('nav[aria-label="Você está aqui"] li').map((item) => [
      wordsOf(item),
      item.querySelector('a')?.getAttribute('href'),
    ]),
    structuredData: all('script[type="application/ld+json"]').map((element) => element.rawText),
    text: wordsOf(root.querySelector('main') ?? root),
  };
}

function readShared(root: HTMLElement): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const element of root.querySelectorAll('meta')) {
    const name = element.getAttribute('property') ?? element.getAttribute('name') ?? '';
    if (/^(?:og|twitter):/.test(name)) (found[name] ??= []).push(attribute(element, 'content'));
  }
  return found;
}

function attribute(element: HTMLElement, name: string): string {
  return element.getAttribute(name) ?? '';
}

function wordsOf(element: HTMLElement): string {
  return element.text.replace(/\s+/g, ' ').trim();
}
