import type { SeasonDetails, SeasonSummary, SeriesDetails } from '#shared/contract/series-details.ts';
import type { CrewMember } from '#shared/contract/title-parts.ts';

const SLUG = 'ruptura-2022-95396';

/** A valid series document; a test sets only the fields it is about. */
export function buildSeriesDetails(overrides: Partial<SeriesDetails> = {}): SeriesDetails {
  return {
    id: 95396,
    name: 'Ruptura',
    name_lang: 'pt-BR',
    original_name: 'Severance',
    original_language: 'en',
    overview: 'Mark Scout chefia um setor em que todos separaram as lembranças do trabalho das de casa.',
    overview_lang: 'pt-BR',
    tagline: '',
    first_air_date: '2022-02-18',
    first_air_year: 2022,
    last_air_date: '2025-03-21',
    next_air_date: null,
    number_of_seasons: 2,
    number_of_episodes: 19,
    episode_run_time: [50],
    created_by: [{ id: 1, name: 'Dan Erickson', slug: 'dan-erickson-1' }],
    vote_average: 8.4,
    vote_count: 2_000,
    certification: {
      certification: '16',
      meaning: 'Não recomendado para menores de 16 anos',
      reasons: ['violência', 'drogas'],
      origin: 'official',
      source: 'tmdb',
    },
    genres: [{ id: 18, name: 'Drama', slug: 'drama' }],
    slug: SLUG,
    backdrop_path: '/ruptura-fundo.jpg',
    poster_path: '/ruptura-poster.jpg',
    share_path: null,
    credits: {
      cast: [{ id: 2, name: 'Adam Scott', slug: 'adam-scott-2', profile_path: null, character: 'Mark Scout' }],
      crew: [
        buildCrewMember({ id: 1, name: 'Dan Erickson', job: 'Creator' }),
        buildCrewMember({ id: 3, name: 'Ben Stiller', job: 'Executive Producer' }),
      ],
    },
    videos: { results: [] },
    'watch/providers': {
      results: { BR: { link: null, flatrate: [], free: [], ads: [], rent: [], buy: [], checked_on: '2026-11-15' } },
    },
    images: { posters: [], backdrops: [] },
    seasons: [buildSeasonSummary(1), buildSeasonSummary(2), buildSeasonSummary(0, { name: 'Especiais' })],
    last_episode_to_air: {
      name: 'Cold Harbor',
      season_number: 2,
      episode_number: 10,
      air_date: '2025-03-21',
      overview: 'Mark enfrenta o arquivo final.',
      still_path: '/cold-harbor.jpg',
    },
    next_episode_to_air: null,
    dubbing: [],
    history: { observed_since: null, events: [] },
    last_change: null,
    customCuriosities: null,
    novela: null,
    relations: { remake_of: null, reprise_of: null, remakes: [], reprises: [] },
    customAdditionalInfos: null,
    status: 'Returning Series',
    type: 'Scripted',
    in_production: true,
    countries: ['Estados Unidos'],
    companies: [],
    networks: ['Apple TV+'],
    imdb_id: null,
    noindex: false,
    nofollow: false,
    similarSeries: [],
    seoData: {
      title: 'Ruptura (2022)',
      description: 'Mark Scout chefia um setor.',
      keywords: 'Ruptura',
      imageUrl: null,
      canonicalUrl: `https://lanterninha.example/serie/${SLUG}`,
    },
    redirectInfo: { shouldRedirect: false, canonicalUrl: `/serie/${SLUG}` },
    ...overrides,
  };
}

export function buildSeasonSummary(number: number, overrides: Partial<SeasonSummary> = {}): SeasonSummary {
  return {
    id: 1_000 + number,
    name: `Temporada ${number}`,
    season_number: number,
    season_url: `/serie/${SLUG}/${number}`,
    episode_count: 9,
    air_date: '2022-02-18',
    overview: '',
    overview_lang: 'pt-BR',
    poster_path: null,
    ...overrides,
  };
}

export function buildCrewMember(overrides: Partial<CrewMember> = {}): CrewMember {
  const { id = 1, name = 'Alguém' } = overrides;
  return { id, name, slug: `pessoa-${id}`, profile_path: null, job: 'Writer', department: 'Writing', ...overrides };
}

/** Its first season of two, with three episodes. */
export function buildSeasonDetails(overrides: Partial<SeasonDetails> = {}): SeasonDetails {
  return {
    season: {
      id: 1_001,
      title: 'Temporada 1',
      season_number: 1,
      season_url: `/serie/${SLUG}/1`,
      air_date: '2022-02-18',
      overview: 'Mark lidera uma equipe de escritório.',
      overview_lang: 'pt-BR',
      poster_path: '/temporada-1.jpg',
      episodes: [1, 2, 3].map((number) => ({
        id: 100 + number,
        episode_number: number,
        name: `Capítulo ${number}`,
        air_date: '2022-02-18',
        overview: '',
        runtime: 57,
        still_path: null,
        air_time: null,
        channel: null,
        is_special: false,
      })),
    },
    series: {
      id: 95396,
      name: 'Ruptura',
      name_lang: 'pt-BR',
      first_air_year: 2024,
      slug: SLUG,
      poster_path: '/ruptura-poster.jpg',
      backdrop_path: '/ruptura-fundo.jpg',
    },
    'watch/providers': {
      results: { BR: { link: null, flatrate: [], free: [], ads: [], rent: [], buy: [], checked_on: '2026-11-15' } },
    },
    previous_season: null,
    next_season: { name: 'Temporada 2', season_number: 2, season_url: `/serie/${SLUG}/2` },
    noindex: false,
    nofollow: false,
    seoData: {
      title: 'Ruptura: Temporada 1',
      description: 'Mark lidera uma equipe de escritório.',
      keywords: 'Ruptura',
      imageUrl: null,
      canonicalUrl: `https://lanterninha.example/serie/${SLUG}/1`,
    },
    redirectInfo: { shouldRedirect: false, canonicalUrl: `/serie/${SLUG}/1` },
    ...overrides,
  };
}
