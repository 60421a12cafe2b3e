import { describe, expect, test } from 'vitest';
import { buildSeasonAnswer, buildSeasonSummary, buildSeriesAnswer } from '../../../test/builders/series-answer.ts';
import { TmdbSeason, toSeasonSource } from './season-answer.ts';
import { TmdbSeries, toSeriesSource } from './series-answer.ts';

const read = (parts: object = {}) => toSeriesSource(TmdbSeries.parse(buildSeriesAnswer(parts)));
const readSeason = (parts: object = {}) => toSeasonSource(1, TmdbSeason.parse(buildSeasonAnswer(1, parts)));
const person = (id: number) => ({ id, name: `P${id}`, popularity: 1 });

describe("TMDB's answer about a series", () => {
  test('with nothing but its names is a series all the same', () => {
    const bare = { id: 1, name: 'T', original_name: 'O', original_language: 'pt' };
    const source = toSeriesSource(TmdbSeries.parse(bare));
    expect(source).toMatchObject({ id: 1, originalTitle: 'O', episodeMinutes: null, seasons: [], cast: [] });
  });

  test.each(['id', 'name', 'original_name', 'original_language'])('without %s is refused', (field) => {
    expect(TmdbSeries.safeParse(buildSeriesAnswer({ [field]: null })).success).toBe(false);
  });

  test.each([null, [], 7, 'x'])('that is %j is refused', (answer) => {
    expect(TmdbSeries.safeParse(answer).success).toBe(false);
  });

  test.each([
    ['aggregate_credits', { cast: [{ id: 1 }], crew: 'x' }],
    ['created_by', [{ name: 'sem id' }, null]],
    ['content_ratings', 7],
    ['external_ids', null],
    ['alternative_titles', { titles: [] }],
    ['seasons', [{ season_number: 'x' }, null]],
    ['season/1', { success: false, status_code: 34 }],
    ['season/2', null],
    ['last_episode_to_air', { season_number: -1 }],
    ['networks', [{ name: '' }, null]],
    ['episode_run_time', ['45']],
    ['translations', { translations: [null, {}] }],
  ])('whose %s is %j loses that part and nothing else', (part, value) => {
    expect(read({ [part]: value, number_of_episodes: 73 }).episodeCount).toBe(73);
  });

  test.each([
    [{ vote_count: 1e30 }, 'voteCount', 2_147_483_647],
    [{ vote_average: 99 }, 'voteAverage', 10],
    [{ popularity: 1e300 }, 'popularity', 1_000_000],
    [{ number_of_seasons: 99_999 }, 'seasonCount', 32_767],
    [{ episode_run_time: [-5] }, 'episodeMinutes', null],
  ])('with %j fits our columns', (parts, field, expected) => {
    expect(read(parts)).toHaveProperty(field, expected);
  });

  test('has its Brazilian name from translations, else from the alternative titles of Brazil', () => {
    const row = { iso_639_1: 'pt', iso_3166_1: 'BR', data: { name: 'A Casa do Dragão', overview: '', tagline: '' } };
    expect(read({ translations: { translations: [row] } }).titles['pt-BR']).toBe('A Casa do Dragão');
    const results = [
      { iso_3166_1: 'PT', title: 'Não esta' },
      { iso_3166_1: 'BR', title: 'Esta' },
    ];
    expect(read({ alternative_titles: { results } }).titles['pt-BR']).toBe('Esta');
  });

  test("keeps Brazil's ratings in their order and no other country's", () => {
    const results = [
      { iso_3166_1: 'US', rating: 'TV-MA' },
      { iso_3166_1: 'BR', rating: '14' },
      { iso_3166_1: 'BR', rating: '' },
      { iso_3166_1: 'BR', rating: '16', descriptors: ['Violência', 7] },
    ];
    const { certifications, ratingDescriptors } = read({ content_ratings: { results } });
    expect([certifications, ratingDescriptors]).toEqual([['14', '16'], ['Violência']]);
  });

  test('names each actor by the first role, with the episodes of all', () => {
    const roles = [{ character: 'Ubaldo' }, { character: 'Ubaldo jovem' }];
    const cast = [
      { ...person(2), order: 1, roles: [], total_episode_count: 1 },
      { ...person(1), order: 0, roles, total_episode_count: 14 },
    ];
    expect(read({ aggregate_credits: { cast, crew: [] } }).cast).toMatchObject([
      { personId: 1, character: 'Ubaldo', episodeCount: 14 },
      { personId: 2, character: '' },
    ]);
  });

  test('without aggregate credits names the regulars of the latest season', () => {
    const cast = [{ ...person(1), order: 0, character: 'Ubaldo' }];
    expect(read({ credits: { cast, crew: [] } }).cast).toMatchObject([{ character: 'Ubaldo', episodeCount: 0 }]);
  });

  test('has its creators first in the crew, each once, and of 500 others keeps those pages name', () => {
    const crew = Array.from({ length: 500 }, (_, index) => ({
      ...person(index + 1),
      department: 'Crew',
      jobs: [{ job: index === 499 ? 'Director' : 'Grip', episode_count: index }],
    }));
    const source = read({ created_by: [person(7), person(7)], aggregate_credits: { cast: [], crew } });
    expect(source.crew).toHaveLength(60);
    expect(source.crew.slice(0, 2)).toMatchObject([
      { personId: 7, job: 'Creator', department: 'Creator' },
      { personId: 500, job: 'Director' },
    ]);
  });

  test('recommends series only, never a film with the same number', () => {
    const recommendations = { results: [{ id: 5, media_type: 'tv' }, { id: 6, media_type: 'movie' }, { id: 1 }] };
    expect(read({ recommendations, similar: { results: [{ id: 8 }] } }).recommendationIds).toEqual([5, 8]);
  });

  test('lists each season once, in order, whatever TMDB repeats', () => {
    const seasons = [2, 0, 1, 2, 99_999].map((number) => buildSeasonSummary(number));
    expect(read({ seasons }).seasons.map(({ number }) => number)).toEqual([0, 1, 2]);
  });
});

describe("TMDB's answer about a season", () => {
  test('keeps its episodes in order, each number once, and leaves out those without one', () => {
    const episode = { name: 'n', overview: '', air_date: '', runtime: 0 };
    const episodes = [
      { ...episode, id: 12, episode_number: 2 },
      { ...episode, id: 11, episode_number: 1 },
      { ...episode, id: 13, episode_number: 2 },
      { ...episode, id: 14 },
    ];
    expect(readSeason({ episodes }).episodes.map(({ tmdbId }) => tmdbId)).toEqual([11, 12]);
  });

  test('keeps the languages of its synopsis', () => {
    const translations = [{ iso_639_1: 'en', iso_3166_1: 'US', data: { name: '', overview: 'Trouble.', tagline: '' } }];
    expect(readSeason({ translations: { translations } }).overviews).toEqual({
      'pt-BR': '',
      'pt-PT': '',
      en: 'Trouble.',
    });
  });
});
