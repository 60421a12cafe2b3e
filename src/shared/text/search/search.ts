import { errors } from '../errors.ts';
import { plural } from '../plural.ts';

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
