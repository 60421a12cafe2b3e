import { formatDate, formatLongDate } from '../../src/shared/domain/format.ts';
import type { Visit } from './crawl.ts';
import type { ReadPage } from './read-page.ts';

type Json = Record<string, unknown>;

/** Required fields of each type; without them search engines ignore it. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['@id', 'url', 'name', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  Organization: ['name'],
  ImageObject: ['url', 'width', 'height'],
  ContactPoint: ['contactType', 'email', 'availableLanguage', 'areaServed'],
  Movie: ['@id', 'url', 'name', 'inLanguage'],
  TVSeries: ['@id', 'url', 'name'],
  TVSeason: ['@id', 'url', 'name', 'seasonNumber'],
  TVEpisode: ['episodeNumber', 'name'],
  Person: ['name', 'url'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating', 'worstRating'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  CollectionPage: ['@id', 'url', 'name', 'mainEntity'],
  NewsArticle: ['@id', 'url', 'headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  ItemList: ['numberOfItems'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position'],
};

/** The types a page must have, by its address; undefined for pages without structured data. */
function expectedTypes(path: string): readonly string[] | undefined {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const [, first = '', second, third, fourth] = pathname.split('/');
  if (pathname === '/') return ['WebSite', 'Organization'];
  if (first === 'buscar' || fourth || third === 'informar-erro' || third === 'mudancas') return undefined;
  if (first === 'filme') return ['Movie', 'BreadcrumbList'];
  if (first === 'serie' && third === 'capitulos') return ['BreadcrumbList'];
  if (first === 'serie') return [third ? 'TVSeason' : 'TVSeries', 'BreadcrumbList'];
  if (first === 'pessoa') return ['Person', 'BreadcrumbList'];
  if (first === 'noticia') return ['NewsArticle', 'BreadcrumbList'];
  if (['hoje', 'rodizio', 'gratis'].includes(first) && searchParams.size > 0) return undefined;
  if (first === 'agenda' && (second || searchParams.size > 0)) return undefined;
  if (['sobre', 'privacidade', 'hoje', 'rodizio'].includes(first)) return ['BreadcrumbList'];
  const isChoice = ['ordenacao', 'genero', 'ano', 'tipo', 'acesso'].some((name) => searchParams.has(name));
  return isChoice ? undefined : ['CollectionPage', 'BreadcrumbList'].slice(0, second === '' ? 1 : 2);
}

export function checkStructuredData({ path, page }: Visit, site: string): string[] {
  if (!page) return [];
  const expected = expectedTypes(path);
  const [block = '', ...others] = page.structuredData;
  if (!expected) return block ? [`${path}: has structured data and should have none`] : [];
  if (!block || others.length > 0) return [`${path}: has ${page.structuredData.length} blocks`];
  let graph: Json[];
  try {
    graph = (JSON.parse(block) as { '@graph': Json[] })['@graph'];
  } catch (error) {
    return [`${path}: ${String(error)}`];
  }
  const types = graph.map((thing) => thing['@type']);
  const problems = [
    ...(types.join() === expected.join() ? [] : [`has the types ${types.join()}, not ${expected.join()}`]),
    ...(/[<>]/.test(block) ? ['has a bracket in it'] : []),
    ...everyThing(graph).flatMap(checkThing),
    ...graph.flatMap((thing) => compareWithPage(thing, page, site)),
  ];
  return problems.map((problem) => `${path}: ${problem}`);
}

/** Every object with a type, at any depth; a field without a value is a problem too. */
function everyThing(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(everyThing);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(everyThing)];
}

function checkThing(thing: Json): string[] {
  const type = typeof thing['@type'] === 'string' ? thing['@type'] : '';
  const missing = (REQUIRED[type] ?? []).filter((name) => !(name in thing));
  const empty = Object.entries(thing).filter(
    ([, value]) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
  );
  return [
    ...missing.map((name) => `a ${type} has no ${name}`),
    ...empty.map(([name]) => `a ${type} has a ${name} without a value`),
    ...(type === 'AggregateRating' ? checkRating(thing) : []),
    ...('actor' in thing && (thing['actor'] as unknown[]).length > 5 ? ['names more than five of the cast'] : []),
    ...('duration' in thing && !/^PT(?=\d)(?:\d+H)?(?:\d+M)?$/.test(String(thing['duration']))
      ? [`lasts ${String(thing['duration'])}`]
      : []),
  ];
}

function checkRating({ ratingValue, ratingCount, bestRating, worstRating }: Json): string[] {
  const value = Number(ratingValue);
  const isRight = value >= 1 && value <= 10 && Number(ratingCount) > 0 && bestRating === 10 && worstRating === 1;
  return isRight ? [] : [`is rated ${String(ratingValue)} by ${String(ratingCount)}`];
}

/** The data may contain nothing that the page does not show, and no other values. */
function compareWithPage(thing: Json, page: ReadPage, site: string): string[] {
  const type = String(thing['@type']);
  if (type === 'BreadcrumbList') return compareTrail(thing, page, site);
  const problems: string[] = [];
  const [heading = ''] = page.headings;
  const isNamed = ['Movie', 'TVSeries', 'Person', 'CollectionPage'].includes(type);
  if (isNamed && thing['name'] !== heading) problems.push(`is called ${String(thing['name'])} and headed ${heading}`);
  if (type === 'NewsArticle' && thing['headline'] !== heading) problems.push(`is headed ${heading}`);
  if (type === 'TVSeason' && !heading.includes(String(thing['name']))) problems.push(`is headed ${heading}`);
  for (const name of ['datePublished', 'startDate', 'birthDate', 'deathDate']) {
    const day = thing[name];
    if (typeof day !== 'string') continue;
    if (![formatDate(day), formatLongDate(day)].some((shown) => page.text.includes(shown)))
      problems.push(`has the day ${day}, which is not shown`);
  }
  const rating = thing['aggregateRating'] as Json | undefined;
  if (rating && !page.text.includes(String(rating['ratingValue']).replace('.', ',')))
    problems.push(`has the rating ${String(rating['ratingValue'])}, which is not shown`);
  if (type === 'CollectionPage') problems.push(...compareList(thing['mainEntity'] as Json, page, site));
  if (
    ['Movie', 'TVSeries', 'TVSeason', 'Person', 'CollectionPage', 'NewsArticle'].includes(type) &&
    thing['url'] !== page.canonicals[0]
  )
    problems.push(`has the address ${String(thing['url'])}`);
  return problems;
}

function compareTrail({ itemListElement }: Json, { trail }: ReadPage, site: string): string[] {
  const told = (itemListElement as Json[]).map(({ position, name, item }) => [position, name, item]);
  const shown = trail.map(([label, to], place) => [
    place + 1,
    label,
    // The last item is the current page and has no link.
    to === undefined ? told[place]?.[2] : site + to,
  ]);
  return JSON.stringify(told) === JSON.stringify(shown)
    ? []
    : [`has the breadcrumbs ${JSON.stringify(told)} and shows ${JSON.stringify(trail)}`];
}

function compareList({ itemListElement = [] }: Json, { links }: ReadPage, site: string): string[] {
  const items = itemListElement as { position: number; url: string }[];
  const shown = new Set(links.map((link) => site + link));
  const unseen = items.filter(({ url }) => !shown.has(url)).map(({ url }) => `lists ${url}, which is not shown`);
  const [first] = items;
  const isInOrder = items.every(({ position }, place) => position === (first?.position ?? 0) + place);
  return isInOrder ? unseen : [...unseen, 'counts out of order'];
}
