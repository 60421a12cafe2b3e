/** Sort orders. Three vocabularies name them: film pages, series pages, and the newer API calls. */
export const SORTS = [
  'popular',
  'rating-desc',
  'date-desc',
  'date-asc',
  'title-asc',
  'title-desc',
  'votes-desc',
  'votes-asc',
] as const;
export type Sort = (typeof SORTS)[number];

type Words = Record<Sort, string>;

/** `?ordenacao=` of films. */
export const MOVIE_SORT_WORDS: Words = {
  popular: 'mais-populares',
  'rating-desc': 'melhor-avaliados',
  'date-desc': 'mais-recentes',
  'date-asc': 'mais-antigos',
  'title-asc': 'ordem-alfabetica',
  'title-desc': 'ordem-alfabetica-inversa',
  'votes-desc': 'mais-votados',
  'votes-asc': 'menos-votados',
};

/** Series are feminine in Portuguese, so gendered words differ. */
export const SERIES_SORT_WORDS: Words = {
  ...MOVIE_SORT_WORDS,
  'rating-desc': 'melhor-avaliadas',
  'date-asc': 'mais-antigas',
  'votes-desc': 'mais-votadas',
  'votes-asc': 'menos-votadas',
};

const NEWER_WORDS: Words = {
  popular: 'popularidade',
  'rating-desc': 'avaliacao-desc',
  'date-desc': 'data-desc',
  'date-asc': 'data-asc',
  'title-asc': 'titulo-asc',
  'title-desc': 'titulo-desc',
  'votes-desc': 'votos-desc',
  'votes-asc': 'votos-asc',
};

const BY_WORD = new Map(
  [MOVIE_SORT_WORDS, SERIES_SORT_WORDS, NEWER_WORDS].flatMap((words) =>
    SORTS.map((sort) => [words[sort], sort] as const),
  ),
);

/** Accepts every vocabulary; an unknown word means the default. */
export function parseSort(word: string | undefined): Sort {
  return BY_WORD.get(word ?? '') ?? 'popular';
}

/** Lists of what can be watched have one more order: by the day a title arrived. */
export const LIST_SORTS = [...SORTS, 'arrival'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export const ARRIVAL_WORD = 'chegada';

export function parseListSort(word: string | undefined): ListSort {
  return word === ARRIVAL_WORD ? 'arrival' : parseSort(word);
}
