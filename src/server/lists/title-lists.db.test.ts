import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sort } from '#shared/domain/sort.ts';
import { insertMovie, insertSeries } from '../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { listCardRows } from '../store/titles/card-rows.ts';
import { countTitles, listTitleIds, type TitleQuery } from './title-lists.ts';

const { ctx } = await openTestFixture();
const TODAY = '2026-11-15';
const KINDS = { movie: insertMovie, series: insertSeries } as const;
type Kind = keyof typeof KINDS;

beforeEach(async () => {
  for (const table of ['movie_sources', 'series_sources'] as const) await ctx.db.deleteFrom(table).execute();
});

const list = (query: Omit<TitleQuery, 'today'>) =>
  listTitleIds(ctx.db, { ...query, today: TODAY }, { offset: 0, limit: 40 });

describe('an order leaves out what too few people voted for', () => {
  const VOTES = [0, 1, 9, 10, 99, 100, 199, 200];

  test.each<[Kind, Sort, number]>([
    ['movie', 'popular', 0],
    ['movie', 'rating-desc', 200],
    ['movie', 'date-desc', 0],
    ['movie', 'date-asc', 0],
    ['movie', 'title-asc', 10],
    ['movie', 'title-desc', 10],
    ['movie', 'votes-desc', 0],
    ['movie', 'votes-asc', 1],
    ['series', 'popular', 0],
    ['series', 'rating-desc', 100],
    ['series', 'date-desc', 0],
    ['series', 'date-asc', 0],
    ['series', 'title-asc', 10],
    ['series', 'title-desc', 10],
    ['series', 'votes-desc', 0],
    ['series', 'votes-asc', 1],
  ])('of %s by %s, what has fewer than %i votes', async (kind, sort, fewest) => {
    // Each id is its number of votes plus one.
    for (const votes of VOTES) await KINDS[kind](ctx.db, { id: votes + 1, voteCount: votes, day: '2020-01-01' });
    const shown = (await list({ kind, sort })).map((id) => id - 1).toSorted((a, b) => a - b);
    expect(shown).toEqual(VOTES.filter((votes) => votes >= fewest));
    expect(await countTitles(ctx.db, { kind, sort, today: TODAY })).toBe(shown.length);
  });
});

describe.each(['movie', 'series'] as const)('of %s', (kind) => {
  test('the newest are out already, in Brazil, and what has no day is not among them', async () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-16', null];
    for (const [index, day] of days.entries()) await KINDS[kind](ctx.db, { id: index + 1, day });
    expect(await list({ kind, sort: 'date-desc' })).toEqual([2, 1]);
    expect(await list({ kind, sort: 'date-asc' })).toEqual([1, 2, 3, 4]);
  });

  test('a year has its first and its last day, and nothing of the years beside it', async () => {
    const days = ['2020-12-31', '2021-01-01', '2021-12-31', '2022-01-01', null];
    for (const [index, day] of days.entries()) await KINDS[kind](ctx.db, { id: index + 1, day });
    expect(await list({ kind, sort: 'date-asc', year: 2021 })).toEqual([2, 3]);
    expect(await list({ kind, sort: 'date-asc', year: 2019 })).toEqual([]);
  });
});

test('a film is of the year of its first release, wherever and whenever it opened in Brazil', async () => {
  await insertMovie(ctx.db, { id: 238, day: '2022-02-24' });
  await ctx.db.updateTable('movies').set({ release_year: 1972 }).where('id', '=', 238).execute();
  expect(await list({ kind: 'movie', sort: 'popular', year: 1972 })).toEqual([238]);
  expect(await list({ kind: 'movie', sort: 'popular', year: 2022 })).toEqual([]);
});

describe('a day comes out of PostgreSQL as it went in', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['America/Sao_Paulo', 'UTC', 'Pacific/Kiritimati'])('on a server of %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    await insertMovie(ctx.db, { id: 1, day: '2026-01-01' });
    expect((await listCardRows(ctx.db, 'movie', [1])).map((card) => card.release_date)).toEqual(['2026-01-01']);
  });
});

test('the alphabet skips a leading article and punctuation, knows no accents, and counts', async () => {
  const titles = [
    '10 Coisas que Eu Odeio',
    'A.I. Inteligência Artificial',
    'Águas Passadas',
    'O Auto da Compadecida',
    'Azul',
    '¿Baila?',
    'Os Bons Companheiros',
    '2 Filhos de Francisco',
    'À Deriva',
    'Um Lobo Solitário',
    'O',
    'Zumbi',
  ];
  for (const [index, title] of titles.entries()) await insertMovie(ctx.db, { id: index + 1, title, voteCount: 10 });
  const shown = (await list({ kind: 'movie', sort: 'title-asc' })).map((id) => titles[id - 1]);
  expect(shown).toEqual([
    '2 Filhos de Francisco',
    '10 Coisas que Eu Odeio',
    'À Deriva',
    'A.I. Inteligência Artificial',
    'Águas Passadas',
    'O Auto da Compadecida',
    'Azul',
    '¿Baila?',
    'Os Bons Companheiros',
    'Um Lobo Solitário',
    'O',
    'Zumbi',
  ]);
  const reversed = (await list({ kind: 'movie', sort: 'title-desc' })).map((id) => titles[id - 1]);
  expect(reversed).toEqual(shown.toReversed());
});
