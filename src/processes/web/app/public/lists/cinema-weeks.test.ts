import { expect, test } from 'vitest';
import type { MovieCard } from '#shared/contract/common.ts';
import { toCinemaWeeks } from './cinema-weeks.ts';

/** A Tuesday: its cinema week began on 12/11. */
const TODAY = '2026-11-17';
const film = (told: Partial<MovieCard>): MovieCard => ({
  ...{ id: 1, slug: 'filme-1', media_type: 'movie', title: 'Filme', release_date: null, release_year: null },
  ...{ poster_path: null, backdrop_path: null, vote_average: 0, vote_count: 0, genres: [], ...told },
});
const say = (list: string, films: MovieCard[]) =>
  toCinemaWeeks(list, films, TODAY)?.map(({ thursday, note, isNow, count }) =>
    [thursday ? `${thursday.weekday} ${thursday.number} ${thursday.month}` : '-', note, isNow, count].join(' | '),
  );

test('films in cinemas are under the Thursday of their week, and those of months ago under one heading', () => {
  const since = (day: string | null) => film({ in_cinemas_since: day });
  const films = [
    '2026-11-16',
    '2026-11-12',
    '2026-11-11',
    '2026-11-05',
    '2026-09-17',
    '2026-09-16',
    '2026-03-05',
    null,
  ];
  expect(say('nowPlaying', films.map(since))).toEqual([
    'quinta 12 nov | esta semana | true | 2',
    'quinta 5 nov | há 1 semana | false | 2',
    'quinta 17 set | há 8 semanas | false | 1',
    '- | Há mais tempo | false | 3',
  ]);
});

test('films to come are under the Thursday of their week, and those without a day at the end', () => {
  const opens = (day: string | undefined) => film(day === undefined ? {} : { opens_on: day });
  const days = ['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-26', '2026-12-17', '2027-01-14', '2028', undefined];
  expect(say('upcoming', days.map(opens))).toEqual([
    'quinta 12 nov | esta semana | true | 1',
    'quinta 19 nov | nesta quinta | true | 2',
    'quinta 26 nov | em 9 dias | false | 1',
    'quinta 17 dez | em 1 mês | false | 1',
    'quinta 14 jan | em 2 meses | false | 1',
    '- | Mais adiante | false | 1',
    '- | Ainda sem dia no Brasil | false | 1',
  ]);
});

test('other lists have no weeks', () => {
  expect(say('popularMovies', [film({})])).toBeUndefined();
});
