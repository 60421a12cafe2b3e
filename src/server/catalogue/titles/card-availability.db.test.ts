import { expect, test } from 'vitest';
import type { MovieCard } from '#shared/contract/common.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { tags } from '#shared/domain/tags.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import { saveRanking } from '../../lists/index.ts';
import { listCardRows } from '../../store/titles/card-rows.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { readMovieCards, readSeriesCards } from './title-cards.ts';

const { ctx } = await openTestFixture({}, { movies: 5, series: 0, people: 5 });
const today = toBrazilianDay(ctx.now());
const cardOf = async (id: number) => (await readMovieCards(ctx, [id])).cards[0];
const named = (card: MovieCard | undefined) => card?.providers?.map(({ slug, kind }) => [slug, kind]);

test('a card names the services of its title, with our pages of them, from one statement', async () => {
  await insertMovie(ctx.db, {
    id: 901,
    offers: [
      ['flatrate', 307],
      ['flatrate', 1796],
      ['ads', 300],
      ['rent', 2],
      ['flatrate', 77_777],
    ],
  });
  expect((await cardOf(901))?.providers).toMatchObject([
    { provider_name: 'Netflix', slug: 'netflix', article: 'a', kind: 'flatrate' },
    { provider_name: 'Globoplay', slug: 'globoplay', article: 'o', kind: 'flatrate' },
    { provider_name: 'Serviço 77777', slug: null, article: null, kind: 'flatrate' },
    { provider_name: 'Pluto TV', slug: 'pluto-tv', kind: 'ads' },
  ]);
});

test('a title without offers has none; a series that is yet to come says when', async () => {
  await insertMovie(ctx.db, { id: 902 });
  expect(await cardOf(902)).toMatchObject({ providers: [] });
  await insertSeries(ctx.db, { id: 902, day: addDays(today, 9) });
  expect((await readSeriesCards(ctx, [902])).cards).toMatchObject([{ providers: [], opens_on: addDays(today, 9) }]);
});

test('a film is in cinemas while it is listed, from the day it opened in Brazil until it is released digitally', async () => {
  const [opened, soon] = [addDays(today, -5), addDays(today, 5)];
  await insertMovie(ctx.db, { id: 911, releases: [[3, opened]] });
  await insertMovie(ctx.db, {
    id: 912,
    releases: [
      [3, opened],
      [4, today],
    ],
  });
  await insertMovie(ctx.db, { id: 913, releases: [[3, soon]] });
  await insertMovie(ctx.db, {
    id: 914,
    releases: [
      [2, opened],
      [1, addDays(today, -9)],
    ],
  });
  await insertMovie(ctx.db, { id: 915, releases: [[3, opened]] });
  const ranking = { name: 'movie-now-playing', kind: 'movie', fetchedAt: ctx.now() } as const;
  await ctx.db.transaction().execute((trx) => saveRanking(trx, { ...ranking, ids: [911, 912, 913, 914] }));
  const { cards } = await readMovieCards(ctx, [911, 912, 913, 914, 915]);
  expect(cards.map(({ id, in_cinemas_since }) => [id, in_cinemas_since])).toEqual([
    [911, opened],
    [912, undefined],
    [913, undefined],
    [914, opened],
    [915, undefined],
  ]);
});

test('a card whose offers change is announced, and says the new ones', async () => {
  await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 60_000 });
  const before = named(await cardOf(598));
  expect(before).not.toContainEqual(['mubi', 'flatrate']);
  const announced = ctx.copies.cards.lastDrop(tags.movie(598));
  const [{ version = 0 } = {}] = await listCardRows(ctx.db, 'movie', [598]);
  const added = [{ serviceId: 11, kind: 'flatrate' as const, url: undefined, source: 'mubi.com', checkedOn: today }];
  await editMovie(ctx, { movieId: 598, changes: { offers: { added, hidden: [] } }, author: 'redacao', note: '' });
  expect(ctx.copies.cards.lastDrop(tags.movie(598))).not.toBe(announced);
  expect(named(await cardOf(598))).toContainEqual(['mubi', 'flatrate']);
  expect((await listCardRows(ctx.db, 'movie', [598]))[0]?.version).toBeGreaterThan(version);
});
