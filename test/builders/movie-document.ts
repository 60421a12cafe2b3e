import type { MovieCard } from '#shared/contract/common.ts';
import type { MovieDetails } from '#shared/contract/movie-details.ts';
import type { CastMember, CrewMember, WatchOffer } from '#shared/contract/title-parts.ts';

/** A valid film document; a test sets only the fields it is about. */
export function buildMovieDetails(overrides: Partial<MovieDetails> = {}): MovieDetails {
  return {
    id: 1220564,
    title: 'O Agente Secreto',
    title_lang: 'pt',
    original_title: 'O Agente Secreto',
    original_language: 'pt',
    overview:
      'Recife, 1977. Em pleno Carnaval, o professor Marcelo volta à cidade para reencontrar o filho e recomeçar sob outro nome. Acolhido por Dona Sebastiana num prédio cheio de gente que também se esconde, ele percebe aos poucos que o refúgio tem olhos: há quem o procure, e há quem receba por isso.',
    overview_lang: 'pt',
    tagline: '',
    release_date: '2025-11-06',
    is_brazilian_release: true,
    release_year: 2025,
    runtime: 158,
    vote_average: 7.8,
    vote_count: 1243,
    certification: {
      certification: '16',
      meaning: 'Não recomendado para menores de 16 anos',
      reasons: ['violência', 'drogas'],
      origin: 'official',
      source: 'tmdb',
    },
    genres: [
      { id: 80, name: 'Crime', slug: 'crime' },
      { id: 18, name: 'Drama', slug: 'drama' },
      { id: 53, name: 'Suspense', slug: 'suspense' },
    ],
    slug: 'o-agente-secreto-2025-1220564',
    backdrop_path: '/agente-fundo.jpg',
    poster_path: '/agente-poster.jpg',
    share_path: null,
    credits: { cast: CAST, crew: CREW },
    videos: { results: [] },
    'watch/providers': {
      results: {
        BR: {
          link: 'https://www.themoviedb.org/movie/1220564-o-agente-secreto/watch?locale=BR',
          flatrate: [NETFLIX],
          free: [],
          ads: [],
          rent: [AMAZON, APPLE],
          buy: [APPLE],
          checked_on: '2025-11-15',
        },
      },
    },
    images: { posters: [], backdrops: [] },
    cinema: { state: 'in-cinemas', since: '2025-11-06' },
    ingresso: { isPlaying: true, url: 'https://www.ingresso.com/filme/o-agente-secreto', until: null },
    dubbing: [],
    history: { observed_since: null, events: [] },
    last_change: null,
    customCuriosities: null,
    customAdditionalInfos: null,
    budget: 0,
    revenue: 0,
    status: 'Released',
    countries: ['Brasil', 'França', 'Alemanha', 'Países Baixos'],
    companies: ['CinemaScópio', 'MK Productions'],
    franchise: null,
    sagas: [],
    imdb_id: 'tt27847051',
    noindex: false,
    nofollow: false,
    similarMovies: [
      buildMovieCard({ id: 446159, title: 'Bacurau', slug: 'bacurau-2019-446159', release_date: '2019-08-29' }),
      buildMovieCard({ id: 598, title: 'Cidade de Deus', slug: 'cidade-de-deus-2002-598', release_date: '2002-08-30' }),
    ],
    seoData: {
      title: 'O Agente Secreto (2025)',
      description: 'O Agente Secreto (2025): sinopse, elenco e onde assistir no Brasil (Netflix).',
      keywords: 'o agente secreto, filme',
      imageUrl: '/img/backdrop/w1280/agente-fundo.jpg',
      canonicalUrl: '/filme/o-agente-secreto-2025-1220564',
    },
    redirectInfo: { shouldRedirect: false, canonicalUrl: '/filme/o-agente-secreto-2025-1220564' },
    ...overrides,
  };
}

function buildMovieCard(overrides: Partial<MovieCard> = {}): MovieCard {
  return {
    id: 1000837,
    media_type: 'movie',
    title: 'Ainda Estou Aqui',
    slug: 'ainda-estou-aqui-2024-1000837',
    release_date: '2024-11-07',
    release_year: 2024,
    poster_path: '/ainda-poster.jpg',
    backdrop_path: '/ainda-fundo.jpg',
    vote_average: 7.9,
    vote_count: 2310,
    genres: [{ id: 18, name: 'Drama', slug: 'drama' }],
    ...overrides,
  };
}

const NETFLIX: WatchOffer = {
  provider_id: 8,
  provider_name: 'Netflix',
  logo_path: null,
  brand: 'netflix',
  abbreviation: 'N',
  url: null,
  platform: 'netflix',
  search_url: 'https://www.netflix.com/search?q=O%20Agente%20Secreto',
  article: 'a',
};
const AMAZON: WatchOffer = {
  provider_id: 10,
  provider_name: 'Amazon Video',
  logo_path: null,
  brand: 'prime',
  abbreviation: 'prime',
  url: null,
  platform: null,
  search_url: null,
  article: null,
};
const APPLE: WatchOffer = {
  provider_id: 2,
  provider_name: 'Apple TV (loja)',
  logo_path: null,
  brand: 'apple',
  abbreviation: 'tv',
  url: null,
  platform: null,
  search_url: null,
  article: null,
};

const castMember = (id: number, name: string, slug: string, character: string): CastMember => ({
  id,
  name,
  slug: `${slug}-${id}`,
  profile_path: `/${slug}.jpg`,
  character,
});

const CAST = [
  castMember(52583, 'Wagner Moura', 'wagner-moura', 'Marcelo'),
  castMember(237406, 'Maria Fernanda Cândido', 'maria-fernanda-candido', 'Elza'),
  castMember(1479870, 'Gabriel Leone', 'gabriel-leone', 'Bobbi'),
  castMember(1883316, 'Alice Carvalho', 'alice-carvalho', 'Fátima'),
  castMember(146456, 'Hermila Guedes', 'hermila-guedes', 'Cláudia'),
  castMember(2419035, 'Tânia Maria', 'tania-maria', 'Dona Sebastiana'),
  castMember(1646, 'Udo Kier', 'udo-kier', 'Hans'),
];

const crewMember = (id: number, name: string, slug: string, job: string, department: string): CrewMember => ({
  id,
  name,
  slug: `${slug}-${id}`,
  profile_path: null,
  job,
  department,
});

const CREW = [
  crewMember(104343, 'Kleber Mendonça Filho', 'kleber-mendonca-filho', 'Director', 'Directing'),
  crewMember(104343, 'Kleber Mendonça Filho', 'kleber-mendonca-filho', 'Screenplay', 'Writing'),
  crewMember(1148204, 'Emilie Lesclaux', 'emilie-lesclaux', 'Producer', 'Production'),
];
