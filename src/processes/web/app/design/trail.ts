import { paths } from '#shared/domain/site/paths.ts';
import { rankedLists } from '#shared/domain/site/ranked-lists.ts';
import { facts } from '#shared/text/facts.ts';
import { shell } from '#shared/text/shell.ts';

export interface Crumb {
  label: string;
  to: string;
}

/** Labels of our path segments; singular ones link to their list. */
const SEGMENTS: Readonly<Record<string, { label: string; to?: string }>> = {
  filmes: { label: shell.movies },
  filme: { label: shell.movies, to: paths.movies() },
  series: { label: shell.series },
  serie: { label: shell.series, to: paths.series() },
  pessoas: { label: shell.people },
  pessoa: { label: shell.people, to: paths.people() },
  generos: { label: shell.genres },
  plataformas: { label: shell.platforms },
  colecoes: { label: shell.collections },
  noticias: { label: shell.news },
  noticia: { label: shell.news, to: paths.news() },
  capitulos: { label: shell.chapters },
  hoje: { label: shell.today },
  agenda: { label: shell.agenda },
  rodizio: { label: shell.rotation },
  gratis: { label: shell.free },
  buscar: { label: shell.search },
  sobre: { label: shell.about },
  privacidade: { label: shell.privacy },
};

/** Segments that only name the kind of the next one and have no page. */
const SKIPPED = new Set(['genero', 'plataforma', 'episodio']);

/**
 * The breadcrumb of a path, segment by segment (docs/evidence/spec-coverage.md). `names` has the labels that only the page knows: the name
 * of a title or genre. A single crumb is no trail.
 */
export function buildTrail(pathname: string, names: Readonly<Record<string, string>> = {}): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs = segments.flatMap((segment, position) => {
    if (SKIPPED.has(segment)) return [];
    const known = findSegment(segments, position);
    const label = ownOf(names, segment) ?? known?.label ?? numberLabel(segments, position) ?? capitalise(segment);
    return [{ label, to: known?.to ?? `/${segments.slice(0, position + 1).join('/')}` }];
  });
  return crumbs.length > 0 ? [{ label: shell.home, to: paths.home() }, ...crumbs] : [];
}

/** The crumbs known before the page has loaded: `drama-18` is a slug, not a name. */
export function buildSureTrail(pathname: string): { trail: Crumb[]; current: Crumb | undefined } {
  const segments = pathname.split('/').filter(Boolean);
  const last = segments.length - 1;
  const isSure = findSegment(segments, last) ?? numberLabel(segments, last);
  const crumbs = buildTrail(pathname);
  return { trail: crumbs.slice(0, -1), current: isSure ? crumbs.at(-1) : undefined };
}

function findSegment(segments: readonly string[], position: number): { label: string; to?: string } | undefined {
  const path = `/${segments.slice(0, position + 1).join('/')}`;
  return rankedLists.find((list) => list.path === path) ?? ownOf(SEGMENTS, segments[position] ?? '');
}

/** A visitor may request `/constructor`, which every object inherits. */
function ownOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** `/serie/{slug}/2` is a season, `/serie/{slug}/2/episodio/3` an episode of it. */
function numberLabel(segments: readonly string[], position: number): string | undefined {
  const segment = segments[position] ?? '';
  if (segments[0] !== 'serie' || !/^\d+$/.test(segment) || position < 2) return undefined;
  return segments[position - 1] === 'episodio' ? facts.episode(Number(segment)) : facts.season(Number(segment));
}

function capitalise(segment: string): string {
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
