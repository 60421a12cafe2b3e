import { plural } from './plural.ts';

/** Texts of the lists: films, series, genres, platforms and people. */
export const listWords = {
  seeAll: 'Ver Todos',
  seeAllOf: (title: string) => `Ver Todos: ${title}`,

  pagination: 'Paginação',
  previous: 'Anterior',
  next: 'Próxima',
  page: (number: number) => `Página ${number}`,
  firstPage: 'Primeira página',
  lastPage: 'Última página',
  pageOf: (number: number, total: number) => `Página ${number} de ${total}`,
  titleEnding: (page: number) => ` - Página ${page}`,
  beyondLastPage: (last: number) => plural(last, 'Esta lista tem só uma página.', 'Esta lista tem # páginas.'),
  goToLastPage: 'Ir para a última página',

  filters: 'Filtros',
  apply: 'Aplicar',
  genre: 'Gênero',
  allGenres: 'Todos os gêneros',
  sortBy: 'Ordenar por',
  year: 'Ano',
  allYears: 'Todos',
  otherLists: 'Outras listas',
  kindTabs: 'Filmes ou séries',
  loading: 'Carregando...',

  movies: 'Filmes',
  moviesDescription:
    'Todos os filmes do catálogo, por gênero e na ordem que você quiser, com nota, elenco e onde assistir no Brasil.',
  noMovies: 'Nenhum filme encontrado',
  series: 'Séries',
  seriesDescription:
    'Todas as séries do catálogo, por gênero e na ordem que você quiser, com nota, elenco e onde assistir no Brasil.',
  noSeries: 'Nenhuma série encontrada',
  tryOtherFilters: 'Tente ajustar os filtros ou volte mais tarde',
  clearFilters: 'Limpar filtros',
  seeAllMovies: 'Ver todos os filmes',
  seeAllSeries: 'Ver todas as séries',

  people: 'Pessoas',
  peopleIntro: 'Quem está na tela e atrás dela, na ordem dos nomes mais procurados hoje.',
  peopleDescription:
    'Atrizes, atores, diretoras e diretores mais procurados do momento, com biografia, fotos e todas as produções.',
  noPeople: 'Nenhuma pessoa encontrada',
  portrait: (name: string) => `Retrato de ${name}`,
} as const;

/** Labels of the sort orders, for films; gendered words differ for series. */
export const sortLabels = {
  popular: 'Mais populares',
  'rating-desc': 'Mais bem avaliados',
  'date-desc': 'Mais recentes',
  'date-asc': 'Mais antigos',
  'title-asc': 'Ordem alfabética (A-Z)',
  'title-desc': 'Ordem alfabética (Z-A)',
  'votes-desc': 'Mais votados',
  'votes-asc': 'Menos votados',
  arrival: 'Chegaram há pouco',
} as const;

export const seriesSortLabels = {
  ...sortLabels,
  'rating-desc': 'Mais bem avaliadas',
  'date-asc': 'Mais antigas',
  'votes-desc': 'Mais votadas',
  'votes-asc': 'Menos votadas',
} as const;
