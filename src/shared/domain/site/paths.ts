import type { Move } from './history-week.ts';
import { RANKED_LISTS, type RankedListName } from './ranked-lists.ts';

/** Every URL of the site is built here; the patterns are in web/app/routes.ts, and a test keeps both in sync. */
export const paths = {
  home: () => '/',
  movies: () => '/filmes',
  ranked: (list: RankedListName) => RANKED_LISTS[list].path,
  movie: (slug: string) => `/filme/${slug}`,
  reportMovie: (slug: string) => `/filme/${slug}/informar-erro`,
  movieChanges: (slug: string) => `/filme/${slug}/mudancas`,
  movieGenre: (slugId: string) => `/filmes/genero/${slugId}`,
  moviePlatform: (slugId: string) => `/filmes/plataforma/${slugId}`,
  series: () => '/series',
  seriesGenre: (slugId: string) => `/series/genero/${slugId}`,
  seriesPlatform: (slugId: string) => `/series/plataforma/${slugId}`,
  oneSeries: (slug: string) => `/serie/${slug}`,
  reportSeries: (slug: string) => `/serie/${slug}/informar-erro`,
  seriesChanges: (slug: string) => `/serie/${slug}/mudancas`,
  chapters: (slug: string) => `/serie/${slug}/capitulos`,
  season: (slug: string, number: number) => `/serie/${slug}/${number}`,
  episode: (slug: string, season: number, number: number) => `/serie/${slug}/${season}/episodio/${number}`,
  person: (slug: string) => `/pessoa/${slug}`,
  people: () => '/pessoas',
  genres: () => '/generos',
  genre: (slug: string) => `/generos/${slug}`,
  platforms: () => '/plataformas',
  platform: (slug: string) => `/plataformas/${slug}`,
  /** The newest days; a week of it has `?semana=`. */
  platformHistory: (slug: string, move: Move = 'entraram') => `/plataformas/${slug}/${move}`,
  today: () => '/hoje',
  /** This week without a day, which is a Monday. */
  agenda: (monday = '') => (monday ? `/agenda/${monday}` : '/agenda'),
  rotation: () => '/rodizio',
  free: () => '/gratis',
  collections: () => '/colecoes',
  collection: (slug: string) => `/colecoes/${slug}`,
  search: (query = '') => (query ? `/buscar?${new URLSearchParams({ q: query }).toString()}` : '/buscar'),
  /** Target of both report forms. */
  reports: () => '/informar-erro',
  about: () => '/sobre',
  privacy: () => '/privacidade',
  /** Previews of a draft, for people who were given the secret URL. */
  previewMovie: (token: string) => `/previa/filme/${token}`,
  previewSeries: (token: string) => `/previa/serie/${token}`,
  previewPerson: (token: string) => `/previa/pessoa/${token}`,
  previewCollection: (token: string) => `/previa/colecao/${token}`,
  previewAbout: (token: string) => `/previa/sobre/${token}`,
  previewPrivacy: (token: string) => `/previa/privacidade/${token}`,
  previewGenre: (token: string) => `/previa/genero/${token}`,
  previewPlatform: (token: string) => `/previa/plataforma/${token}`,
  previewHome: (token: string) => `/previa/inicio/${token}`,
  manifest: () => '/manifest.webmanifest',
} as const;
