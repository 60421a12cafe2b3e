import { describe, expect, test } from 'vitest';
import { PeopleList } from '#shared/contract/person-details.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editPerson } from '../../admin/editing/edit-entity.ts';
import { syncPerson } from '../../sync/sync-person.ts';
import { syncRankings } from '../../sync/sync-rankings.ts';
import { fetchIdPage } from '../../tmdb/lists.ts';
import { callFunction } from '../documents/call-function.ts';

const { ctx } = await openTestFixture({ TMDB_RATE_PER_SECOND: '500' }, { movies: 50, series: 20, people: 200 });
const batch = { urgency: 'batch', deadlineMs: 20_000 } as const;
const getPeople = async (request: object = {}) => (await callFunction(ctx, 'getPopularPeople', request)).value;
const edit = (personId: number, changes: Parameters<typeof editPerson>[1]['changes']) =>
  editPerson(ctx, { personId, changes, author: 'redacao', note: '' });

const { ids: ranked } = await fetchIdPage(ctx.tmdb, '/person/popular', { language: 'pt-BR', page: '1' }, batch);
await Promise.all(ranked.map((id) => syncPerson(ctx, id, batch)));
/** Known only from credits, and more popular than all ranked people. */
const credited = Array.from({ length: 30 }, (_, index) => ({
  id: 9_000_000 + index,
  name: `Pessoa ${index}`,
  slug: `pessoa-${index}`,
  popularity: 10_000 - index,
  seen_at: ctx.now(),
}));
await ctx.db.insertInto('people').values(credited).execute();
await ctx.db
  .insertInto('people')
  .values({ id: 9_999_999, name: '', slug: 'sem-nome', popularity: 99_999, seen_at: ctx.now() })
  .execute();

describe('popular people', () => {
  test('come by popularity until TMDB’s order is fetched, and then in that order first', async () => {
    const before = await getPeople();
    expect(before.results[0]?.id).toBe(credited[0]?.id);
    await syncRankings(ctx, ['person-popular']);
    const { results } = await getPeople({ limit: 40 });
    expect(results.slice(0, 20).map(({ id }) => id)).toEqual(ranked);
    expect(results.slice(20).map(({ id }) => id)).toEqual(credited.slice(0, 20).map(({ id }) => id));
  });

  test('are cards as their schema says, with what they are known for in Portuguese', async () => {
    const people = await getPeople({ limit: 40 });
    expect(PeopleList.strict().parse(people)).toEqual(people);
    expect(people.results.map(({ role }) => role)).toContain('Atuação');
    expect(people.results.every(({ name }) => name !== '')).toBe(true);
  });

  test.each([
    [{}, 1, 20],
    [{ page: '2' }, 2, 20],
    [{ page: 2, limit: 40 }, 2, 10],
    [{ page: 3, limit: 40 }, 3, 0],
  ])('asked for with %j are page %i with %i people', async (request, currentPage, count) => {
    const { results, pagination } = await getPeople(request);
    expect(results).toHaveLength(count);
    const totalPages = 'limit' in request ? 2 : 3;
    expect(pagination).toEqual({ currentPage, totalPages, totalResults: 50, hasNextPage: currentPage < totalPages });
  });

  test('are each on one page only', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => getPeople({ page, limit: 10 })));
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id));
    expect(new Set(ids).size).toBe(50);
  });

  test('show an edit in the next read, and a hidden person makes room for the next', async () => {
    const [first, second] = (await getPeople()).results;
    if (!first || !second) throw new Error('synced above');
    await edit(first.id, { name: 'Nome da casa' });
    expect((await getPeople()).results[0]?.name).toBe('Nome da casa');
    await edit(first.id, { isHidden: true });
    const { results, pagination } = await getPeople();
    expect([results[0]?.id, results.length, pagination.totalResults]).toEqual([second.id, 20, 49]);
  });

  test.each([
    [{ page: 0 }, refusals.pageInvalid],
    [{ page: 501 }, refusals.pageInvalid],
    [{ limit: 41 }, refusals.limitInvalid],
  ])('are refused for %j', async (request, message) => {
    await expect(getPeople(request)).rejects.toMatchObject({ code: 'invalid-argument', message });
  });
});
