import { errors } from './errors.ts';
import { plural } from './plural.ts';

/** Texts of the search: the field on every page, its suggestions, and the results page. */
export const search = {
  /** In the large field of the home page. */
  whichTitle: 'Qual filme ou série?',
  whereToWatch: 'Onde assistir',
  loading: 'Carregando...',
  noSuggestions: 'Nenhum resultado',
  suggestions: 'Sugestões',
  suggestionsFound: (count: number) => plural(count, '# sugestão', '# sugestões'),
  seeAllFor: (query: string) => `Ver todos os resultados para “${query}”`,
  catalogue: 'Ver catálogo',
  genreOn: (genre: string, inPlatform: string) => `${genre} ${inPlatform}`,
  playedBy: (actor: string) => `Vivido por ${actor}`,
  didYouMean: (query: string) => `Você quis dizer “${query}”?`,
  onPlatform: (inPlatform: string) => `Ver tudo o que está ${inPlatform}`,
  enterKey: 'Enter',
  clear: 'Limpar busca',
  missingPicture: '?',

  title: 'Buscar',
  description: 'Busque filmes, séries e pessoas pelo título em português, pelo título original ou pelo nome.',
  prompt: 'PESQUISE POR:',
  promptHint: 'Digite o título, em português ou no original, ou o nome de alguém.',
  field: 'Pesquise por',
  submit: 'Buscar',
  resultsFor: (query: string) => `Resultados para “${query}”`,
  failed: (message: string) => `${errors.search}: ${message}`,
  nothing: 'Nenhum resultado encontrado.',
  nothingHint: 'Confira a grafia ou tente só uma parte do nome.',
  nothingWayOut: 'Ver filmes populares',
  all: 'Tudo',
  movies: 'Filmes',
  series: 'Séries',
  people: 'Pessoas',
  counted: {
    filmes: (count: number) => plural(count, '# filme', '# filmes'),
    series: (count: number) => plural(count, '# série', '# séries'),
    pessoas: (count: number) => plural(count, '# pessoa', '# pessoas'),
  },
  /** There are more results than a search returns. */
  bestKnown: {
    filmes: (count: number) => `Os ${count} filmes mais conhecidos`,
    series: (count: number) => `As ${count} séries mais conhecidas`,
    pessoas: (count: number) => `As ${count} pessoas mais conhecidas`,
  },
  groups: 'Tipos de resultado',
  showMore: 'Mostrar mais',
  showMoreOf: (group: string) => `Mostrar mais: ${group}`,
  pageUnavailable: 'Página indisponível',

  /** Typed into the empty field one after another. Short enough for a phone. */
  samples: [
    'O Agente Secreto',
    'Cidade de Deus',
    'Ruptura',
    'Central do Brasil',
    'Parasita',
    'Ainda Estou Aqui',
    'Breaking Bad',
    'Bacurau',
    'O Poderoso Chefão',
    'O Eternauta',
    'Tropa de Elite',
    'Duna: Parte Dois',
    'Que Horas Ela Volta?',
    'A Substância',
    'Aquarius',
  ],
} as const;
