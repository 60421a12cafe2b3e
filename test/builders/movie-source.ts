import { fillShape } from '../../src/shared/domain/stored-shape.ts';
import { type MovieSource, movieShape } from '../../src/shared/domain/titles/movie.ts';

/** A complete, ordinary film; a test sets only the fields it is about. */
export function buildMovieSource(overrides: Partial<MovieSource> = {}): MovieSource {
  const film: Partial<MovieSource> = {
    id: 598,
    originalTitle: 'Cidade de Deus',
    originalLanguage: 'pt',
    titles: { 'pt-BR': '', 'pt-PT': '', en: 'City of God' },
    overviews: { 'pt-BR': 'Uma sinopse.', 'pt-PT': '', en: '' },
    releaseDate: '2002-08-30',
    runtimeMinutes: 130,
    status: 'Released',
    popularity: 50,
    voteAverage: 8.4,
    voteCount: 7000,
    genreIds: [18, 80],
    countryCodes: ['BR'],
    imdbId: 'tt0317248',
    posterPath: '/p.jpg',
    backdropPath: '/b.jpg',
  };
  return { ...fillShape(movieShape, film), ...overrides };
}
