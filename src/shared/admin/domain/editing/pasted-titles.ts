import type { Entity } from '../../../domain/entities.ts';
import { parseId } from '../../../domain/ids.ts';
import { parseTrailingId } from '../../../domain/slug.ts';
import { splitPasted } from './pasted-lines.ts';

/**
 * What an editor pastes, one per line: ids, or URLs of TMDB, IMDb or this site. Parsing is pure; the caller looks up what each line
 * names.
 */
export type PastedTitle = { line: number; text: string } & (
  | { names: 'id'; id: number /** Absent for a bare number, which does not say its kind. */; entity?: Entity }
  | { names: 'imdb'; imdbId: string /** An IMDb id says person or title, not film or series. */; isPerson: boolean }
  /** One of our URLs. Look up its slug first, then the id at its end. */
  | { names: 'address'; entity: Entity; slug: string; id: number | undefined }
  | { names: 'nothing'; fault: PastedFault }
);

export type PastedFault = 'unreadable' | 'other-site' | 'other-page' | 'no-such-number';

const TMDB_PAGES: Readonly<Record<string, Entity>> = { movie: 'movie', tv: 'series', person: 'person' };
const OUR_PAGES: Readonly<Record<string, Entity>> = { filme: 'movie', serie: 'series', pessoa: 'person' };
const ADMIN_PAGES: Readonly<Record<string, Entity>> = { filmes: 'movie', series: 'series', pessoas: 'person' };

/** Empty lines are skipped; commas and semicolons also separate ids. Of more titles than `most`, some are left out. */
export function parsePastedTitles(pasted: string, siteUrl: string, most: number): PastedTitle[] {
  const siteHost = hostOf(siteUrl);
  const found: { line: number; text: string }[] = [];
  for (const { line, text } of splitPasted(pasted, most)) {
    found.push(...splitNumbers(text).map((one) => ({ line, text: one })));
    if (found.length > most) break;
  }
  return found.filter(({ text }) => text !== '').map(({ line, text }) => ({ line, text, ...parseOne(text, siteHost) }));
}

type Named = PastedTitle extends infer P ? (P extends PastedTitle ? Omit<P, 'line' | 'text'> : never) : never;

function parseOne(text: string, siteHost: string): Named {
  if (/^#?\d+$/.test(text)) return toNumber(text.replace('#', ''), undefined);
  const imdbId = /^(?:tt|nm)\d{5,12}$/i.exec(text)?.[0];
  if (imdbId) return toImdb(imdbId);
  const url = toUrl(text, siteHost);
  if (!url) return { names: 'nothing', fault: 'unreadable' };
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter((part) => part !== '');
  const host = hostOf(url.href);
  if (isOf(host, 'themoviedb.org')) return parseTmdb(first, second, third);
  if (isOf(host, 'imdb.com')) return parseImdb(url.pathname);
  if (host === siteHost) return parseOurs(first, second, third);
  return { names: 'nothing', fault: 'other-site' };
}

/** TMDB's paths may start with a language: /pt-BR/movie/598-cidade-de-deus. */
function parseTmdb(first: string, second: string, third: string): Named {
  const [page, slug] = Object.hasOwn(TMDB_PAGES, first) ? [first, second] : [second, third];
  const number = /^\d+/.exec(slug)?.[0];
  const entity = Object.hasOwn(TMDB_PAGES, page) ? TMDB_PAGES[page] : undefined;
  return number && entity ? toNumber(number, entity) : { names: 'nothing', fault: 'other-page' };
}

function parseImdb(pathname: string): Named {
  const imdbId = /\/(?:title|name)\/((?:tt|nm)\d{5,12})(?:\/|$)/i.exec(pathname)?.[1];
  return imdbId ? toImdb(imdbId) : { names: 'nothing', fault: 'other-page' };
}

/** A public page or its edit page; for a series, also any page below its own. */
function parseOurs(first: string, second: string, third: string): Named {
  if (first === 'admin' && Object.hasOwn(ADMIN_PAGES, second) && /^\d+$/.test(third))
    return toNumber(third, ADMIN_PAGES[second]);
  const entity = Object.hasOwn(OUR_PAGES, first) ? OUR_PAGES[first] : undefined;
  const slug = entity && decode(second);
  if (!entity || !slug) return { names: 'nothing', fault: 'other-page' };
  return { names: 'address', entity, slug, id: parseTrailingId(slug) ?? undefined };
}

function toNumber(digits: string, entity: Entity | undefined): Named {
  const id = parseId(digits);
  if (id === undefined) return { names: 'nothing', fault: 'no-such-number' };
  return { names: 'id', id, ...(entity && { entity }) };
}

function toImdb(imdbId: string): Named {
  const id = imdbId.toLowerCase();
  return { names: 'imdb', imdbId: id, isPerson: id.startsWith('nm') };
}

/** `598, 603; 680` on one line are three ids; a URL is not split. */
function splitNumbers(text: string): string[] {
  return /^[#\d\s,;]+$/.test(text) ? text.split(/[\s,;]+/) : [text];
}

/** A path belongs to this site; a URL may lack its https://. */
function toUrl(text: string, siteHost: string): URL | undefined {
  if (/\s/.test(text)) return undefined;
  const address = text.startsWith('/') ? `https://${siteHost}${text}` : text;
  if (!/^https?:\/\//i.test(address) && !/^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(address)) return undefined;
  return URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`) ?? undefined;
}

function hostOf(url: string): string {
  return (
    URL.parse(url)
      ?.host.toLowerCase()
      .replace(/^www\./, '') ?? ''
  );
}

function isOf(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
