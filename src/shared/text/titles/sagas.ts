import { plural } from '../plural.ts';

/** Texts of "Faz parte de" on a film's page; put together on the server. */
export const sagaWords = {
  partOf: (name: string) => `Faz parte de ${name}`,
  /** "6 filmes · este é o 4º na ordem de lançamento". */
  place: (counts: { movies: number; series: number }, place: number, order: string) =>
    `${countTitles(counts)} · este é o ${place}º ${order}`,
  byRelease: 'na ordem de lançamento',
  byStory: 'na ordem da história',
  byEditors: 'na nossa ordem',
  release: 'Lançamento',
  story: 'História',
  ours: 'Nossa ordem',
  here: 'você está aqui',
  noYear: 'sem data',
  seeCollection: (name: string) => `Ver a coleção ${name}`,
} as const;

/** Texts that the browser needs too. */
export const sagaStrip = {
  order: 'Em que ordem',
} as const;

/** "6 filmes", "6 filmes e 2 séries". */
function countTitles({ movies, series }: { movies: number; series: number }): string {
  const counted = [
    movies > 0 && plural(movies, '# filme', '# filmes'),
    series > 0 && plural(series, '# série', '# séries'),
  ];
  return counted.filter((count) => count !== false).join(' e ');
}
