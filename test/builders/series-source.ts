import { fillShape } from '../../src/shared/domain/stored-shape.ts';
import {
  type SeasonSource,
  type SeriesSource,
  type SourceSeasonSummary,
  seriesShape,
} from '../../src/shared/domain/titles/series.ts';

const NO_TEXT = { 'pt-BR': '', 'pt-PT': '', en: '' };

/** A complete, ordinary series; a test sets only the fields it is about. */
export function buildSeriesSource(overrides: Partial<SeriesSource> = {}): SeriesSource {
  const series: Partial<SeriesSource> = {
    id: 1396,
    originalTitle: 'Cidade dos Homens',
    originalLanguage: 'pt',
    overviews: { ...NO_TEXT, 'pt-BR': 'Uma sinopse.' },
    firstAirDate: '2002-10-15',
    lastAirDate: '2005-12-16',
    lastEpisode: { seasonNumber: 4, number: 5 },
    seasonCount: 4,
    episodeCount: 19,
    episodeMinutes: 30,
    status: 'Ended',
    type: 'Scripted',
    certifications: ['14'],
    popularity: 20,
    voteAverage: 8.1,
    voteCount: 300,
    genreIds: [18],
    countryCodes: ['BR'],
    networkNames: ['TV Globo'],
    posterPath: '/p.jpg',
    backdropPath: '/b.jpg',
  };
  return { ...fillShape(seriesShape, series), ...overrides };
}

export function buildSummary(number: number, overrides: Partial<SourceSeasonSummary> = {}): SourceSeasonSummary {
  const empty = { name: '', overview: '', airDate: null, episodeCount: 7, posterPath: null };
  return { number, tmdbId: 1_000 + number, ...empty, ...overrides };
}

export function buildSeasonSource(number: number, overrides: Partial<SeasonSource> = {}): SeasonSource {
  return {
    seriesId: 1396,
    number,
    tmdbId: 1_000 + number,
    name: '',
    overviews: NO_TEXT,
    airDate: null,
    posterPath: null,
    episodes: [1, 2].map((episode) => ({
      number: episode,
      tmdbId: number * 100 + episode,
      name: '',
      overview: '',
      airDate: null,
      runtimeMinutes: null,
      stillPath: null,
    })),
    ...overrides,
  };
}
