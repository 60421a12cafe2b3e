import { describe, expect, test } from 'vitest';
import { createRecord } from '../src/server/admin/records/create-record.ts';
import { removeRecord } from '../src/server/admin/records/remove-record.ts';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import { getShareCard } from '../src/server/catalogue/titles/share-cards.ts';
import { getFeed } from '../src/server/feeds/get-feed.ts';
import { FILE_KINDS, rangeOf } from '../src/server/sitemaps/list-entries.ts';
import { findTouchedFiles } from '../src/server/sitemaps/refresh-sitemaps.ts';
import { INDEXING_BAR } from '../src/server/store/site/sitemap-rows.ts';
import { syncPerson } from '../src/server/sync/sync-person.ts';
import { editing } from '../src/shared/admin/text/field-problems.ts';
import { NewsDetails, NewsList } from '../src/shared/contract/news.ts';
import { HOME_SLICES } from '../src/shared/domain/limits.ts';
import { refusals } from '../src/shared/text/api/refusals.ts';
import { newsWords } from '../src/shared/text/news.ts';
import { BATCH, CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from './editing/open-edited-fixture.ts';

const fixture = await openEditedFixture();
const { ctx, write, publishAll } = fixture;
const ana = await fixture.hire('Ana');
const PERSON = 8602;
await syncPerson(ctx, PERSON, BATCH);

const WRITTEN = {
  topic: 'cinema',
  lead: 'Em duas frases.',
  body: '<p>Era uma vez <script>alert(1)</script>um filme.</p>',
  titles: [
    { kind: 'movie', titleId: CITY_OF_GOD.id },
    { kind: 'person', titleId: PERSON },
  ],
};

/** Each a minute after the one before. */
async function put(title: string, fields: object = {}): Promise<number> {
  fixture.pass(1);
  const id = await createRecord(ctx, ana, 'news', { title, slug: '' });
  await write(ana, { entity: 'news', id }, { ...WRITTEN, ...fields });
  await publishAll(ana, { entity: 'news', id });
  return id;
}

async function read(slug: string): Promise<NewsDetails> {
  const { value } = await callFunction(ctx, 'getNewsBySlug', { slug });
  expect(NewsDetails.strict().parse(value)).toEqual(value);
  return value;
}

async function list(request: object = {}) {
  const { value } = await callFunction(ctx, 'getNews', request);
  expect(NewsList.strict().parse(value)).toEqual(value);
  return value.results.map(({ title }) => title);
}

const newsOf = async (movieId: number) =>
  ((await callFunction(ctx, 'getMovieDetails', { movieId })).value.news ?? []).map(({ title }) => title);
const newsOfPerson = async () =>
  ((await callFunction(ctx, 'getPersonDetails', { personId: PERSON })).value.news ?? []).map(({ title }) => title);

describe('a story', () => {
  test('says everything its page shows, and is on the pages of those it names', async () => {
    expect(await newsOf(CITY_OF_GOD.id)).toEqual([]);
    await put('O que se diz', { sources: 'Arquivo.', byline: 'Ana' });
    const story = await read('o-que-se-diz');
    expect(story).toMatchObject({
      ...{ title: 'O que se diz', topic: 'cinema', lead: 'Em duas frases.', minutes: 1, picture: null },
      ...{ byline: 'Ana', sources: 'Arquivo.', correction: null, next: [], noindex: false },
      mediaItems: [{ id: CITY_OF_GOD.id, type: 'movie' }],
      people: [{ id: PERSON }],
    });
    expect(story.body).not.toContain('script');
    expect([story.seoData.title, story.seoData.description]).toEqual(['O que se diz', 'Em duas frases.']);
    expect(story.publishedAt).toBe(ctx.now().toISOString());
    expect([await newsOf(CITY_OF_GOD.id), await newsOfPerson()]).toEqual([['O que se diz'], ['O que se diz']]);
    expect(await newsOf(CENTRAL_STATION.id)).toEqual([]);
  });

  test('is found by its topic, the newest first, and leads on to the newest others', async () => {
    await put('Uma série volta', { topic: 'series', titles: [] });
    expect(await list()).toEqual(['Uma série volta', 'O que se diz']);
    expect(await list({ assunto: 'series' })).toEqual(['Uma série volta']);
    expect(await list({ assunto: 'precos' })).toEqual([]);
    expect((await read('o-que-se-diz')).next.map(({ title }) => title)).toEqual(['Uma série volta']);
    expect(await newsOf(CITY_OF_GOD.id)).toEqual(['O que se diz']);
  });

  test('is in the feed, in its file of the sitemap, and on its card', async () => {
    const { value: feed } = await getFeed(ctx, 'noticias', '');
    expect(feed.items.map(({ path, text }) => [path, text])).toEqual([
      ['/noticia/uma-serie-volta', 'Em duas frases.'],
      ['/noticia/o-que-se-diz', 'Em duas frases.'],
    ]);
    const entries = await FILE_KINDS.noticias.listEntries(ctx.db, rangeOf(FILE_KINDS.noticias, 1), INDEXING_BAR);
    // Without any title too: only collections need them.
    expect(entries.map(({ path }) => path)).toEqual(['/noticia/o-que-se-diz', '/noticia/uma-serie-volta']);
    expect(findTouchedFiles(['news:1', 'collection:1', 'list:noticias'])).toEqual([
      { kind: 'noticias', number: 1 },
      { kind: 'colecoes', number: 1 },
    ]);
    const { slug, facts } = await getShareCard(ctx, { kind: 'noticia', slug: 'o-que-se-diz' });
    expect([slug, facts.title, facts.caption]).toEqual(['o-que-se-diz', 'O que se diz', 'Cinema']);
  });

  test('with a new address is found by the old one; removed it is gone for good, or leads on', async () => {
    const id = await put('Endereço antigo');
    await write(ana, { entity: 'news', id }, { slug: 'endereco-novo' });
    await publishAll(ana, { entity: 'news', id });
    expect((await read('endereco-antigo')).slug).toBe('endereco-novo');
    await removeRecord(ctx, ana, { entity: 'news', id }, { leadsTo: '' });
    for (const slug of ['endereco-antigo', 'endereco-novo'])
      await expect(read(slug)).rejects.toMatchObject({ message: newsWords.notFound, isGone: true });
    const other = await put('Mudou de lugar');
    await removeRecord(ctx, ana, { entity: 'news', id: other }, { leadsTo: '/noticias' });
    await expect(read('mudou-de-lugar')).rejects.toMatchObject({ leadsTo: '/noticias' });
    await expect(read('nunca-houve')).rejects.toMatchObject({ isGone: false });
    expect(await newsOf(CITY_OF_GOD.id)).toEqual(['O que se diz']);
  });

  test('that is hidden is nowhere', async () => {
    const id = await put('Por um dia');
    expect(await newsOf(CITY_OF_GOD.id)).toEqual(['Por um dia', 'O que se diz']);
    await write(ana, { entity: 'news', id }, { isHidden: true });
    await publishAll(ana, { entity: 'news', id });
    expect([await newsOf(CITY_OF_GOD.id), await newsOfPerson()]).toEqual([['O que se diz'], ['O que se diz']]);
    expect(await list()).not.toContain('Por um dia');
    await expect(read('por-um-dia')).rejects.toMatchObject({ isGone: true });
  });

  test.each([
    ['a lead', { lead: null }, editing.leadMissing],
    ['a topic', { topic: null }, editing.topicInvalid],
    ['the words of its cover', { coverPath: '/fundo.jpg' }, editing.captionMissing],
    ['the day of its correction', { correction: 'Era outro dia.' }, editing.correctionUndated],
    ['a headline that fits', { title: 'a'.repeat(91) }, editing.tooLong('90')],
  ])('is not published without %s', async (_, fields, message) => {
    await expect(put(`Falta ${message}`, fields)).rejects.toThrow(message);
  });

  test('that was wrong says what and when', async () => {
    await put('Com correção', { correction: 'Era outro dia.', correctedOn: '2026-11-18', titles: [] });
    expect((await read('com-correcao')).correction).toEqual({ text: 'Era outro dia.', on: '2026-11-18' });
  });
});

test.each([
  ['getNews', { assunto: 'nada' }, refusals.topicInvalid],
  ['getNewsBySlug', {}, refusals.newsSlugMissing],
] as const)('%s of %j is refused', async (name, request, message) => {
  await expect(callFunction(ctx, name, request)).rejects.toMatchObject({ code: 'invalid-argument', message });
});

test('home has its row of news from four on', async () => {
  const readHome = async () => (await callFunction(ctx, 'getHomeAll', {})).value.news.length;
  expect(await readHome()).toBe(0);
  await put('A quarta', { titles: [] });
  expect([(await list()).length, await readHome()]).toEqual([HOME_SLICES.news, HOME_SLICES.news]);
});
