import { MEASURED_PATH_CHARACTERS } from '../limits.ts';

/** First segments of public paths. Views are counted by them: whole paths would make one counter per title. */
const SECTIONS: ReadonlySet<string> = new Set([
  'filme',
  'filmes',
  'serie',
  'series',
  'pessoa',
  'pessoas',
  'generos',
  'plataformas',
  'colecoes',
  'noticias',
  'noticia',
  'hoje',
  'agenda',
  'rodizio',
  'gratis',
  'buscar',
  'sobre',
  'privacidade',
]);

/** The admin and previews, which need a secret URL, are not measured. */
export function isMeasured(path: string): boolean {
  return !/^\/(?:admin|previa)(?:\/|$)/i.test(path);
}

/** A path without a query: searches are private. */
export function isMeasuredPath(path: string): boolean {
  return path.length <= MEASURED_PATH_CHARACTERS && /^\/[^?#\s]*$/.test(path) && isMeasured(path);
}

export function toMeasuredPath(address: string): string | undefined {
  const path = address.split(/[?#]/, 1)[0]?.slice(0, MEASURED_PATH_CHARACTERS) ?? '';
  return isMeasuredPath(path) ? path : undefined;
}

const TITLE_PAGES = { filme: 'movie', serie: 'series' } as const;

/** The title whose page, season or chapters this is. */
export function titleOfPath(path: string): { kind: 'movie' | 'series'; slug: string } | undefined {
  const [, page, slug] = /^\/(filme|serie)\/([a-z0-9-]{1,200})(?:\/|$)/.exec(path) ?? [];
  return slug && (page === 'filme' || page === 'serie') ? { kind: TITLE_PAGES[page], slug } : undefined;
}

/** `/filme/bacurau-2019-446159` is counted as `filme`. */
export function sectionOf(path: string): string {
  const [word = ''] = path.slice(1).split('/', 1);
  if (word === '') return 'inicio';
  return SECTIONS.has(word) ? word : 'outra';
}
