import { describe, expect, test } from 'vitest';
import { editMovie, editPerson, editSeries } from '../src/server/admin/editing/edit-entity.ts';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import { getShareCard } from '../src/server/catalogue/titles/share-cards.ts';
import { settleDatedOffers } from '../src/server/sync/availability/settle-dated-offers.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { syncPerson } from '../src/server/sync/sync-person.ts';
import { syncSeries } from '../src/server/sync/sync-series.ts';
import { ownPictureFile, ownPicturePathOf } from '../src/shared/domain/pictures/own-picture-path.ts';
import { buildShareCardUrl } from '../src/shared/domain/pictures/share-card-url.ts';
import type { AddedOffer } from '../src/shared/domain/titles/field-values.ts';
import type { MovieOverrides } from '../src/shared/domain/titles/movie.ts';
import { openTestFixture } from './database/test-fixture.ts';

const fixture = await openTestFixture();
const { ctx } = fixture;
const WAIT = { urgency: 'batch', deadlineMs: 20_000 } as const;
const SIGNED = { author: 'redação', note: '' };
const MOVIE = 1220564;
const SERIES = 900_000_601;
const PERSON = 8602;
await syncMovie(ctx, MOVIE, WAIT);
await syncMovie(ctx, 598, WAIT);
await syncSeries(ctx, SERIES, WAIT);
await syncPerson(ctx, PERSON, WAIT);

const edit = (changes: { [F in keyof MovieOverrides]?: MovieOverrides[F] | null }) =>
  editMovie(ctx, { movieId: MOVIE, changes, ...SIGNED });
const read = async () => (await callFunction(ctx, 'getMovieDetails', { movieId: MOVIE })).value;

test('what an editor writes for search engines is what a page says of itself, of a film, a series or a person', async () => {
  const changes = { seoTitle: 'Título nosso', seoDescription: 'Descrição nossa.' };
  const ours = { title: 'Título nosso', description: 'Descrição nossa.' };
  const before = await read();
  await edit(changes);
  await editSeries(ctx, { seriesId: SERIES, changes, ...SIGNED });
  await editPerson(ctx, { personId: PERSON, changes, ...SIGNED });
  expect((await read()).seoData).toMatchObject(ours);
  const seasons = await callFunction(ctx, 'getTVSeasonDetails', { seriesId: SERIES, seasonNumber: 1 });
  expect((await callFunction(ctx, 'getTVDetails', { seriesId: SERIES })).value.seoData).toMatchObject(ours);
  expect((await callFunction(ctx, 'getPersonDetails', { personId: PERSON })).value.seoData).toMatchObject(ours);
  expect(seasons.value.seoData.title).not.toBe(ours.title);
  await edit({ seoTitle: null, seoDescription: null });
  expect((await read()).seoData).toEqual(before.seoData);
});

test('what an editor excludes from search is noindex and nofollow, including a series’ seasons; thin pages are noindex only', async () => {
  const changes = { isNoindex: true };
  const robotsOf = async () => {
    const documents = await Promise.all([
      callFunction(ctx, 'getMovieDetails', { movieId: MOVIE }),
      callFunction(ctx, 'getTVDetails', { seriesId: SERIES }),
      callFunction(ctx, 'getTVSeasonDetails', { seriesId: SERIES, seasonNumber: 1 }),
      callFunction(ctx, 'getPersonDetails', { personId: PERSON }),
    ]);
    return documents.map(({ value: { noindex, nofollow } }) => ({ noindex, nofollow }));
  };
  expect((await robotsOf()).map(({ nofollow }) => nofollow)).toEqual([false, false, false, false]);
  await edit(changes);
  await editSeries(ctx, { seriesId: SERIES, changes, ...SIGNED });
  await editPerson(ctx, { personId: PERSON, changes, ...SIGNED });
  expect(await robotsOf()).toEqual(Array.from({ length: 4 }, () => ({ noindex: true, nofollow: true })));
  await edit({ isNoindex: null });
  await editSeries(ctx, { seriesId: SERIES, changes: { isNoindex: null }, ...SIGNED });
  await editPerson(ctx, { personId: PERSON, changes: { isNoindex: null }, ...SIGNED });
});

test('a page has the words an editor gives its address, and every older address redirects there permanently', async () => {
  const before = (await read()).slug;
  await edit({ slug: 'o-agente' });
  await editPerson(ctx, { personId: PERSON, changes: { slug: 'uma-atriz' }, ...SIGNED });
  await editSeries(ctx, { seriesId: SERIES, changes: { slug: 'separados' }, ...SIGNED });
  const moved = await callFunction(ctx, 'getMovieDetails', { movieSlug: before });
  expect(moved.value.redirectInfo).toEqual({ shouldRedirect: true, canonicalUrl: `/filme/o-agente-${MOVIE}` });
  const there = await callFunction(ctx, 'getMovieDetails', { movieSlug: `o-agente-${MOVIE}` });
  expect(there.value.redirectInfo.shouldRedirect).toBe(false);
  expect(there.value.seoData.canonicalUrl).toBe(`${ctx.siteUrl}/filme/o-agente-${MOVIE}`);
  const person = await callFunction(ctx, 'getPersonDetails', { personId: PERSON });
  const season = await callFunction(ctx, 'getTVSeasonDetails', { seriesId: SERIES, seasonNumber: 1 });
  expect([person.value.slug, season.value.season.season_url]).toEqual([
    `uma-atriz-${PERSON}`,
    `/serie/separados-${SERIES}/1`,
  ]);
  const cards = (await callFunction(ctx, 'getMoviesList', {})).value.results;
  expect(cards.find(({ id }) => id === MOVIE)?.slug).toBe(`o-agente-${MOVIE}`);
  await edit({ slug: null });
  await editPerson(ctx, { personId: PERSON, changes: { slug: null }, ...SIGNED });
  await editSeries(ctx, { seriesId: SERIES, changes: { slug: null }, ...SIGNED });
  expect((await read()).slug).toBe(before);
});

test('the card of a season says where its series is and for what age', async () => {
  const [season, series] = await Promise.all([
    getShareCard(ctx, { kind: 'temporada', slug: `${SERIES}-temporada-1` }),
    getShareCard(ctx, { kind: 'serie', slug: String(SERIES) }),
  ]);
  expect(series.facts.services).not.toEqual([]);
  expect(season.facts).toMatchObject({
    services: series.facts.services,
    certification: series.facts.certification,
  });
  const { value } = await callFunction(ctx, 'getTVSeasonDetails', { seriesId: SERIES, seasonNumber: 1 });
  expect(value.seoData.imageUrl).toBe(ctx.siteUrl + buildShareCardUrl('temporada', season.slug, season.facts));
});

describe('the day a film opened in Brazil, as an editor writes it', () => {
  test('is that of its page and its card, and places it in lists, at once', async () => {
    const newest = async () => (await callFunction(ctx, 'getMoviesList', { ordenacao: 'mais-recentes' })).value.results;
    expect((await newest()).map(({ id }) => id)).toEqual([MOVIE, 598]);
    await edit({ releaseDate: '1999-01-02' });
    const cards = await newest();
    expect(cards.map(({ id }) => id)).toEqual([598, MOVIE]);
    expect(cards[1]).toMatchObject({ release_date: '1999-01-02' });
    expect(await read()).toMatchObject({ release_date: '1999-01-02', is_brazilian_release: true });
    await edit({ releaseDate: null });
    expect((await newest()).map(({ id }) => id)).toEqual([MOVIE, 598]);
  });
});

describe('an offer an editor knows of', () => {
  const MUBI = 11;
  const offer = (over: Partial<AddedOffer> = {}): AddedOffer => ({
    serviceId: MUBI,
    kind: 'flatrate',
    url: 'https://mubi.com/pt/br/films/x',
    source: 'mubi.com',
    checkedOn: '2026-01-10',
    ...over,
  });
  const atMubi = async () => {
    const { value } = await callFunction(ctx, 'getMediaByStreaming', { providerSlug: 'mubi' });
    return value.results.map(({ id }) => id);
  };
  const onCard = async () => {
    const { value } = await callFunction(ctx, 'getMoviesList', {});
    const card = value.results.find(({ id }) => id === MOVIE);
    return JSON.stringify(card).includes('MUBI');
  };

  test('is on the page, on the card and in the list of the service at once, and gone at once', async () => {
    expect([await atMubi(), await onCard()]).toEqual([[], false]);
    await edit({ offers: { added: [offer()], hidden: [] } });
    const { flatrate } = (await read())['watch/providers'].results.BR;
    expect(flatrate).toContainEqual(
      expect.objectContaining({ provider_id: MUBI, url: 'https://mubi.com/pt/br/films/x' }),
    );
    expect([await atMubi(), await onCard()]).toEqual([[MOVIE], true]);
    await edit({ offers: null });
    expect([await atMubi(), await onCard()]).toEqual([[], false]);
  });

  test('of a service without a known name is not shown, and does not hide the others', async () => {
    await edit({ offers: { added: [offer({ serviceId: 987_654 }), offer()], hidden: [] } });
    const { flatrate } = (await read())['watch/providers'].results.BR;
    expect(flatrate.map(({ provider_id }) => provider_id)).toEqual(expect.not.arrayContaining([987_654]));
    expect(await atMubi()).toEqual([MOVIE]);
    await edit({ offers: null });
  });

  test('a wrong one is hidden until its day and back after it, by the job of that day, in another process too', async () => {
    const other = await fixture.openAnother();
    const kinds = async (reader = ctx) =>
      (await callFunction(reader, 'getMovieDetails', { movieId: MOVIE })).value[
        'watch/providers'
      ].results.BR.flatrate.map(({ provider_id }) => provider_id);
    const [first = 0, ...rest] = await kinds();
    const until = '2026-11-20';
    const at = (day: string) => ({ ...ctx, now: () => new Date(`${day}T12:00:00-03:00`) });
    const hidden = [{ serviceId: first, kind: 'flatrate' as const, reason: 'saiu do catálogo', until }];
    await editMovie(at('2026-11-18'), { movieId: MOVIE, changes: { offers: { added: [], hidden } }, ...SIGNED });
    expect(await kinds()).toEqual(rest);
    expect(await settleDatedOffers(at('2026-11-20'))).toEqual({ changed: 0 });
    expect(await settleDatedOffers(at('2026-11-21'))).toEqual({ changed: 1 });
    expect(await settleDatedOffers(at('2026-11-22'))).toEqual({ changed: 0 });
    await expect.poll(() => kinds(other.ctx), { timeout: 5_000 }).toEqual([first, ...rest]);
    await edit({ offers: null });
  });
});

test('pictures and trailers are those an editor chose, in that order, and of ours the page says what and whose they are', async () => {
  const { images, videos } = await read();
  const [firstPicture, secondPicture] = images.backdrops.map(({ file_path }) => file_path);
  const [firstVideo, secondVideo] = videos.results.map(({ key }) => key);
  const path = ownPicturePathOf(ownPictureFile('a'.repeat(64)));
  const own = { path, width: 1600, height: 900, alt: 'A equipe', credit: 'Foto: Alguém', licence: 'CC BY 4.0' };
  await edit({
    gallery: { first: [secondPicture ?? ''], hidden: [firstPicture ?? ''], own: [own] },
    trailers: { first: [secondVideo ?? ''], hidden: [firstVideo ?? ''] },
  });
  const edited = await read();
  expect(edited.images.backdrops.map(({ file_path }) => file_path).slice(0, 2)).toEqual([secondPicture, path]);
  expect(edited.images.backdrops.map(({ file_path }) => file_path)).not.toContain(firstPicture);
  expect(edited.images.backdrops[1]).toMatchObject({ alt: own.alt, credit: own.credit, licence: own.licence });
  expect(edited.videos.results[0]).toMatchObject({ key: secondVideo, is_pinned: true });
  expect(edited.videos.results.map(({ key }) => key)).not.toContain(firstVideo);
  await syncMovie(ctx, MOVIE, WAIT);
  expect((await read()).images).toEqual(edited.images);
  await edit({ gallery: null, trailers: null });
  expect(await read()).toMatchObject({ images, videos });
});

test('a name an editor gives a film is found from the next question on, and no longer once it is taken back', async () => {
  const found = async () => (await callFunction(ctx, 'searchMulti', { query: 'agente do recife' })).value.totals.movies;
  expect(await found()).toBe(0);
  await edit({ aliases: ['O agente do Recife'] });
  expect(await found()).toBe(1);
  await edit({ aliases: null });
  expect(await found()).toBe(0);
});
