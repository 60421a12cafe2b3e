import { errors } from './errors.ts';
import { formatCount, plural } from './plural.ts';

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
  didYouMean: (query: string) => `Você quis dizer “${query}”?`,
  enterKey: 'Enter',
  clear: 'Limpar busca',
  missingPicture: '?',

  title: 'Buscar',
  description:
    'Busque filmes, séries, pessoas, personagens e plataformas, ou diga o que quer ver: “comédia na Netflix”, “filme grátis”.',
  prompt: 'PESQUISE POR:',
  promptHint: 'Digite um título, um nome, um personagem ou o que você quer ver: “comédia na Netflix”.',
  field: 'Pesquise por',
  submit: 'Buscar',
  resultsFor: (query: string) => `Resultados para “${query}”`,
  failed: (message: string) => `${errors.search}: ${message}`,
  nothing: 'Nenhum resultado encontrado.',
  nothingHint: 'Confira a grafia ou tente só uma parte do nome.',
  nothingWayOut: 'Ver filmes populares',
  waysOut: 'Outros caminhos',
  all: 'Tudo',
  movies: 'Filmes',
  series: 'Séries',
  people: 'Pessoas',
  lists: 'Listas',
  platforms: 'Plataformas',
  characters: 'Personagens',
  collections: 'Coleções',
  genres: 'Gêneros',
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
