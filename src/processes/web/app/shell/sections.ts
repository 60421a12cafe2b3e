import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';

export interface SectionLink {
  label: string;
  to: string;
  /** Another prefix of addresses that belong to the section. */
  also?: string;
}

/** The links of the main navigation that the specification has. */
export const SECTIONS: readonly SectionLink[] = [
  { label: shell.home, to: paths.home() },
  { label: shell.movies, to: paths.movies(), also: '/filme' },
  { label: shell.series, to: paths.series(), also: '/serie' },
  { label: shell.genres, to: paths.genres() },
  { label: shell.platforms, to: paths.platforms() },
  { label: shell.collections, to: paths.collections(), also: '/colecao' },
];

/** The four that follow them. */
export const SHORTCUTS = [
  { label: shell.todayShort, line: shell.todayLine, icon: 'sun', to: paths.today() },
  { label: shell.agenda, line: shell.agendaLine, icon: 'calendar', to: paths.agenda() },
  { label: shell.free, line: shell.freeLine, icon: 'gift', to: paths.free() },
  { label: shell.rotationShort, line: shell.rotationLine, icon: 'rotate', to: paths.rotation() },
] as const;

/** `page` on the section's own page, `true` somewhere inside it. */
export function currentMark(section: SectionLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === section.to) return 'page';
  if (section.to === paths.home()) return undefined;
  const roots = [section.to, ...(section.also ? [section.also] : [])];
  return roots.some((root) => pathname === root || pathname.startsWith(`${root}/`)) ? 'true' : undefined;
}
