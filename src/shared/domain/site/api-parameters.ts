import { COLLECTIONS_PAGE_SIZE, NEWS_PAGE_SIZE, PAGE_SIZE, STREAMING_NEWS_PAGE_SIZE } from '../limits.ts';
import { USUAL_HOURS } from '../rotation/rotation-query.ts';
import { MOVIE_SORT_WORDS } from '../sort.ts';
import { ANY_PLACE, NO_COMPANY } from '../today/wishes.ts';
import { forRankings } from './ranked-lists.ts';

/** No default. */
const given = undefined;

const BRAZIL = { regiao: 'BR', idioma: 'pt-BR' } as const;
const sort = MOVIE_SORT_WORDS.popular;

const title = { similarOptions: { limit: given } } as const;
const paged = { page: 1, limit: PAGE_SIZE } as const;
const ranking = { ...paged, region: 'BR' } as const;
const trendingOf = { timeWindow: 'day', ...paged } as const;
const titleList = { genero: given, ano: given, ordenacao: sort, pagina: 1, limit: PAGE_SIZE, ...BRAZIL } as const;
const filters = {
  tipo: 'movie',
  plataformas: given,
  acesso: given,
  idade: given,
  duracao: given,
  de: given,
  ate: given,
  pais: given,
  audio: given,
  nota: given,
  genero: given,
  ordenacao: sort,
} as const;
const byGenre = {
  genero: given,
  tipo: 'movie',
  ano: given,
  ordenacao: sort,
  pagina: 1,
  includeAdult: false,
  ...BRAZIL,
} as const;

/**
 * Every function's parameters with their defaults, in the order URLs use: equal calls then have equal URLs and share one cached
 * response. The contract repeats them in zod, which the browser does not load; a test keeps both in sync.
 */
export const apiParameters = {
  getHomeAll: {},
  getMovieDetails: { movieId: given, movieSlug: given, ...title },
  getTVDetails: { seriesId: given, seriesSlug: given, ...title },
  getTVSeasonDetails: { seriesId: given, seriesSlug: given, seasonNumber: given },
  getTVChapters: { seriesId: given, seriesSlug: given, page: 1 },
  getMovieImages: { movieId: given },
  getTVImages: { seriesId: given },
  getTrending: { timeWindow: 'day', mediaType: 'all', ...paged },
  getTrendingMovies: trendingOf,
  getTrendingTVSeries: trendingOf,
  ...forRankings(() => ranking),
  getMoviesList: titleList,
  getFilmesList: titleList,
  getTVList: titleList,
  getSeriesList: titleList,
  getGenres: {},
  getMediaByGenre: byGenre,
  getMidiaPorGenero: byGenre,
  getStreaming: {},
  getFreeServices: {},
  getMediaByStreaming: {
    providerSlug: given,
    tipo: 'movie',
    genero: given,
    ano: given,
    votosMinimos: given,
    avaliacaoMinima: given,
    avaliacaoMaxima: given,
    ordenacao: sort,
    pagina: 1,
    ...BRAZIL,
  },
  getFilteredTitles: { ...filters, pagina: 1 },
  getFilterCounts: filters,
  getStreamingNews: { page: 1, limit: STREAMING_NEWS_PAGE_SIZE },
  getPlatformHistory: { providerSlug: given, evento: 'entraram', semana: given, pagina: 1 },
  getTitleChanges: { tipo: 'movie', titleId: given, titleSlug: given },
  getDubbing: { tipo: 'movie', titleId: given, titleSlug: given },
  getToday: {
    tempo: given,
    com: NO_COMPANY,
    onde: ANY_PLACE,
    plataformas: given,
    clima: given,
    vistos: given,
  },
  getAgenda: { semana: given, plataforma: given },
  getRotation: { t: given, horas: USUAL_HOURS, inicio: given, meus: given },
  getPopularPeople: paged,
  getPersonDetails: { personId: given, personSlug: given },
  searchMulti: { query: given, page: 1, includeAdult: false, language: 'pt-BR' },
  searchAutocomplete: { query: given, language: 'pt-BR' },
  getCustomCollections: { page: 1, limit: COLLECTIONS_PAGE_SIZE },
  getCustomCollectionById: { collectionId: given },
  getCustomCollectionWithDetails: { collectionId: given },
  getCustomCollectionWithDetailsBySlug: { slug: given },
  getNews: { assunto: given, page: 1, limit: NEWS_PAGE_SIZE },
  getNewsBySlug: { slug: given },
  'image-proxy': { url: given, size: 'w500' },
} as const;

export type ApiName = keyof typeof apiParameters;
