import type { MovieSource } from '../../src/shared/domain/titles/movie-source.ts';

/** A complete, ordinary film; a test sets only the fields it is about. */
export function buildMovieSource(overrides: Partial<MovieSource> = {}): MovieSource {
  return {
    id: 598,
    isAdult: false,
    isVideo: false,
    originalTitle: 'Cidade de Deus',
    originalLanguage: 'pt',
    titles: { 'pt-BR': '', 'pt-PT': '', en: 'City of God' },
    overviews: { 'pt-BR': 'Uma sinopse.', 'pt-PT': '', en: '' },
    taglines: { 'pt-BR': '', 'pt-PT': '', en: '' },
    releaseDate: '2002-08-30',
    runtimeMinutes: 130,
    status: 'Released',
    budgetUsd: 0,
    revenueUsd: 0,
    popularity: 50,
    voteAverage: 8.4,
    voteCount: 7000,
    genreIds: [18, 80],
    countryCodes: ['BR'],
    companyNames: [],
    franchise: null,
    imdbId: 'tt0317248',
    posterPath: '/p.jpg',
    backdropPath: '/b.jpg',
    cast: [],
    crew: [],
    posters: [],
    backdrops: [],
    videos: [],
    releases: [],
    offers: { link: null, services: [] },
    recommendationIds: [],
    ...overrides,
  };
}
