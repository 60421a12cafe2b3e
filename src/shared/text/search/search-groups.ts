import { formatCount, plural } from '../plural.ts';

const NUMBERS = [
  '',
  ['um', 'uma'],
  ['dois', 'duas'],
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
] as const;

/** Up to ten in words, as Portuguese writes them in a sentence. */
function countTitles(count: number, noun: string, gender: 0 | 1): string {
  const word = NUMBERS[count] ?? formatCount(count);
  return `${typeof word === 'string' ? word : word[gender]} ${noun}${count === 1 ? '' : 's'}`;
}

/** Texts of the groups of search results. Apart from those of the search field, which every page loads. */
export const searchGroups = {
  counted: {
    filmes: (count: number) => plural(count, '# filme', '# filmes'),
    series: (count: number) => plural(count, '# série', '# séries'),
    pessoas: (count: number) => plural(count, '# pessoa', '# pessoas'),
    listas: (count: number) => plural(count, '# lista', '# listas'),
    plataformas: (count: number) => plural(count, '# plataforma', '# plataformas'),
    personagens: (count: number) => plural(count, '# personagem', '# personagens'),
    colecoes: (count: number) => plural(count, '# coleção', '# coleções'),
    generos: (count: number) => plural(count, '# gênero', '# gêneros'),
  },
  /** There are more results than a search returns. */
  bestKnown: {
    filmes: (count: number) => `Os ${count} filmes mais conhecidos`,
    series: (count: number) => `As ${count} séries mais conhecidas`,
    pessoas: (count: number) => `As ${count} pessoas mais conhecidas`,
  },
  /** A list that leaves a word of the query aside. */
  without: (label: string, word: string) => `${label} (sem considerar “${word}”)`,
  catalogue: 'Ver catálogo',
  genreOn: (genre: string, inPlatform: string) => `${genre} ${inPlatform}`,
  catalogueOf: (name: string) => `Ver catálogo: ${name}`,
  playedBy: (actor: string) => `Vivido por ${actor}`,
  /** Followed by the actor. */
  played: 'Vivido por',
  /** "em três filmes e uma série" */
  inTitles: (movies: number, series: number) =>
    `em ${[movies > 0 && countTitles(movies, 'filme', 0), series > 0 && countTitles(series, 'série', 1)].filter(Boolean).join(' e ')}`,
  /** "3.218 filmes e 1.886 séries" */
  movieAndSeriesCount: (movies: number, series: number) =>
    [movies > 0 && plural(movies, '# filme', '# filmes'), series > 0 && plural(series, '# série', '# séries')]
      .filter(Boolean)
      .join(' e '),
  inBrazil: (counts: string) => `${counts} no Brasil`,
} as const;
