import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TmdbMovie, toMovieSource } from './movie-answer.ts';
import { TmdbPerson, toPersonSource } from './person-answer.ts';
import { TmdbCollection, toSagaSource } from './saga-answer.ts';
import { TmdbSeason, toSeasonSource } from './season-answer.ts';
import { TmdbSeries, toSeriesSource } from './series-answer.ts';

const folder = process.env.TMDB_CONTRACT_DIR ?? '';
const answer = (path: string): unknown => JSON.parse(readFileSync(join(folder, 'fixtures', path), 'utf8'));

describe.skipIf(!folder)('real answers of TMDB (skipped where TMDB_CONTRACT_DIR is not set)', () => {
  test('about a film are read in full', () => {
    const source = toMovieSource(TmdbMovie.parse(answer('ptbr/movie_550_full_append_ptbr_assembled.json')));
    expect(source).toMatchObject({ id: 550, titles: { 'pt-BR': 'Clube da Luta' }, imdbId: 'tt0137523' });
    expect(source.cast).toHaveLength(60);
  });

  test('about a series are read in full', () => {
    const source = toSeriesSource(TmdbSeries.parse(answer('ptbr/tv_1399_full_append_ptbr_assembled.json')));
    expect(source).toMatchObject({
      id: 1399,
      originalTitle: 'Game of Thrones',
      imdbId: 'tt0944947',
      episodeMinutes: 60,
      lastEpisode: { seasonNumber: 8, number: 6 },
      networkNames: ['HBO'],
    });
    expect(source.overviews['pt-BR']).not.toBe('');
    expect(source.certifications.length).toBeGreaterThan(0);
    expect([source.cast.length, source.crew.length, source.seasons.length]).toEqual([60, 60, 9]);
    expect(source.crew.filter(({ job }) => job === 'Creator')).toHaveLength(2);
    expect(source.offers.services.length).toBeGreaterThan(0);
    expect(source.recommendationIds.length).toBeGreaterThan(10);
  });

  test('about a season are read in full', () => {
    const season = answer('official-examples/tv_series_id_season_season_number.json') as object;
    const translations = answer('official-examples/tv_series_id_season_season_number_translations.json');
    const source = toSeasonSource(1399, TmdbSeason.parse({ ...season, translations }));
    expect(source).toMatchObject({ seriesId: 1399, number: 1, airDate: '2011-04-17' });
    expect(source.episodes).toHaveLength(10);
    expect(source.overviews['pt-BR']).not.toBe('');
  });

  test('about a collection give its films, and a film of it names it', () => {
    const saga = toSagaSource(TmdbCollection.parse(answer('official-examples/collection_collection_id.json')));
    expect(saga).toMatchObject({ id: 10, name: 'Star Wars' });
    expect(saga.partIds).toEqual(expect.arrayContaining([11, 1891, 1892, 1893, 1894, 1895]));
    const film = toMovieSource(TmdbMovie.parse(answer('official-examples/movie_movie_id.json')));
    expect(film.franchise).toEqual({ id: 10, name: 'Star Wars Collection' });
    expect(saga.partIds).toContain(film.id);
  });

  test.each(['client-lib-tests/adamayoung-TMDb/collection.json', 'client-lib-tests/php-tmdb/collection_get.json'])(
    '%s is a collection',
    (path) => {
      expect(toSagaSource(TmdbCollection.parse(answer(path)))).toMatchObject({ id: 10, name: 'Star Wars' });
      expect(toSagaSource(TmdbCollection.parse(answer(path))).partIds.slice(0, 2)).toEqual([11, 1891]);
    },
  );

  test('about a person are read in full', () => {
    const source = toPersonSource(TmdbPerson.parse(answer('ptbr/person_31_full_append_ptbr_assembled.json')));
    expect(source).toMatchObject({ id: 31, birthday: '1956-07-09', imdbId: 'nm0000158', facebookId: 'TomHanks' });
    expect(source.credits.length).toBeGreaterThan(200);
    expect(source.biographies['pt-BR']).not.toBe('');
    expect(source.biographies.en).not.toBe('');
  });

  test.each([
    'ptbr/tv_66732_details_ptbr.json',
    'official-examples/tv_latest.json',
    'official-examples/tv_series_id.json',
  ])('%s is a series though no part is appended', (path) => {
    expect(toSeriesSource(TmdbSeries.parse(answer(path))).seasons.length).toBeGreaterThan(0);
  });

  test.each(['ptbr/person_18918_details_ptbr.json', 'official-examples/person_latest.json'])(
    '%s is a person though no part is appended',
    (path) => {
      expect(toPersonSource(TmdbPerson.parse(answer(path))).name).not.toBe('');
    },
  );
});
