import { expect, test } from 'vitest';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { getSeriesDetails } from '../../catalogue/titles/series-details.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { editMovie, editSeries } from './edit-entity.ts';

const { ctx } = await openTestFixture();
const WAIT = { urgency: 'batch', deadlineMs: 20_000 } as const;
const SIGNED = { author: 'redação', note: 'endereço conferido' };
const NETFLIX = 8;

async function listUrls(movieId: number) {
  const { value } = await getMovieDetails(ctx, { movieId });
  const { flatrate, rent, buy } = value['watch/providers'].results.BR;
  return Object.fromEntries([...flatrate, ...rent, ...buy].map(({ provider_name, url }) => [provider_name, url]));
}

test("an editor's address of a film at a service is that row's, a sync leaves it, and taking it back leaves none", async () => {
  await syncMovie(ctx, 1220564, WAIT);
  expect(new Set(Object.values(await listUrls(1220564)))).toEqual(new Set([null]));

  const address = 'https://www.netflix.com/br/title/1';
  await editMovie(ctx, { movieId: 1220564, changes: { watchUrls: { [NETFLIX]: address } }, ...SIGNED });
  expect(await listUrls(1220564)).toMatchObject({ Netflix: address });
  await syncMovie(ctx, 1220564, WAIT);
  expect(await listUrls(1220564)).toMatchObject({ Netflix: address });

  await editMovie(ctx, { movieId: 1220564, changes: { watchUrls: null }, ...SIGNED });
  expect(await listUrls(1220564)).toMatchObject({ Netflix: null });
});

test.each(['http://www.netflix.com/x', 'javascript:alert(1)', 'https://', ''])(
  '"%s" is no address, and leads nowhere',
  async (address) => {
    await editMovie(ctx, { movieId: 1220564, changes: { watchUrls: { [NETFLIX]: address } }, ...SIGNED });
    expect(await listUrls(1220564)).toMatchObject({ Netflix: null });
  },
);

test('a series has its addresses too', async () => {
  const seriesId = 900_000_601;
  await syncSeries(ctx, seriesId, WAIT);
  const offersOf = async () => (await getSeriesDetails(ctx, { seriesId })).value['watch/providers'].results.BR.flatrate;
  const [offer] = await offersOf();
  const address = 'https://tv.apple.com/br/show/x';
  await editSeries(ctx, { seriesId, changes: { watchUrls: { [offer?.provider_id ?? 0]: address } }, ...SIGNED });
  expect((await offersOf())[0]?.url).toBe(address);
});
