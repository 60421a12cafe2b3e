import { META_DESCRIPTION_CHARACTERS, META_TITLE_CHARACTERS } from '../../src/shared/domain/limits.ts';
import type { Crawl, Visit } from './crawl.ts';
import type { ReadPage } from './read-page.ts';

/** Checks the metadata of one page. Each problem names its page. */
export function checkMetadata({ path, page }: Visit, site: string): string[] {
  if (!page) return [`${path}: is no page`];
  const { title, descriptions, canonicals, headings } = page;
  const [description = ''] = descriptions;
  const [canonical = ''] = canonicals;
  const isFound = isIndexable(page);
  const rules: [boolean, string][] = [
    [length(title) > 0 && length(title) <= META_TITLE_CHARACTERS, `has the title "${title}"`],
    [descriptions.length === 1, `has ${descriptions.length} descriptions`],
    [length(description) > 0 && length(description) <= META_DESCRIPTION_CHARACTERS, `is described "${description}"`],
    [canonicals.length === 1 && canonical.startsWith(`${site}/`), `has the canonical addresses ${canonicals.join()}`],
    [headings.length === 1 && headings[0] !== '', `has the headings ${headings.join(' | ')}`],
    // A page is canonical at its own address. With a query it may be canonical elsewhere; that address is checked with the others.
    [!isFound || canonical === site + path || path.includes('?'), `may be found, at ${canonical}`],
    [/^(?:|noindex, (?:no)?follow)$/.test(page.robots), `has robots "${page.robots}"`],
    [JSON.stringify(page.languages) === JSON.stringify(isFound ? bothLanguages(canonical) : {}), 'has other languages'],
    ...sharedRules(page, canonical, site),
  ];
  return rules.flatMap(([isKept, problem]) => (isKept ? [] : [`${path}: ${problem}`]));
}

export function isIndexable(page: ReadPage): boolean {
  return !page.robots.includes('noindex');
}

function sharedRules({ shared, title, descriptions }: ReadPage, canonical: string, site: string): [boolean, string][] {
  const once = (name: string, isRight: (value: string) => boolean): [boolean, string] => {
    const [value = '', ...others] = shared[name] ?? [];
    return [others.length === 0 && isRight(value), `shares ${name} as ${JSON.stringify(shared[name])}`];
  };
  return [
    once('og:title', (value) => value === title),
    once('og:description', (value) => value === descriptions[0]),
    once('og:url', (value) => value === canonical),
    once('og:locale', (value) => value === 'pt_BR'),
    once('og:site_name', Boolean),
    once('og:type', (value) => /^(?:website|article|profile|video\.(?:movie|tv_show))$/.test(value)),
    once('og:image', (value) => value.startsWith(`${site}/`)),
    once('og:image:alt', Boolean),
    once('twitter:card', (value) => /^summary(?:_large_image)?$/.test(value)),
  ];
}

/** Checks that need all pages together. */
export function checkTogether({ visits, linked }: Crawl, site: string): string[] {
  const pages = [...visits.values()].flatMap(({ path, status, page }) =>
    page && status === 200 ? [{ path, page }] : [],
  );
  const canonicalsOf = new Map<string, Set<string>>();
  for (const { page } of pages.filter(({ page: { robots } }) => robots === '')) {
    const named = canonicalsOf.get(page.title) ?? new Set();
    canonicalsOf.set(page.title, named.add(page.canonicals[0] ?? ''));
  }
  const shared = [...canonicalsOf]
    .filter(([, addresses]) => addresses.size > 1)
    .map(([title, addresses]) => `"${title}" is the title of ${[...addresses].join(' and ')}`);

  const dead = [...linked].flatMap(([path, from]) => {
    const visit = visits.get(path);
    return visit && visit.status !== 200 ? [`${from} leads to ${path}, which answers ${visit.status}`] : [];
  });
  const strays = pages.flatMap(({ path, page: { canonicals } }) => {
    const address = (canonicals[0] ?? '').slice(site.length);
    const canonical = visits.get(address);
    if (!canonical) return [];
    const isItself = canonical.status === 200 && canonical.page?.canonicals[0] === site + address;
    return isItself ? [] : [`${path} lives at ${address}, which answers ${canonical.status} and lives elsewhere`];
  });
  return [...shared, ...dead, ...strays];
}

function bothLanguages(canonical: string): Record<string, string> {
  return { 'pt-BR': canonical, 'x-default': canonical };
}

function length(text: string): number {
  return [...text].length;
}
