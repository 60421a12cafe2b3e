import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { PersonDetails } from '#shared/contract/person-details.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { errors } from '#shared/text/errors.ts';
import { buildSeriesAnswer } from '../../../../test/builders/series-answer.ts';
import { insertMovie } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { editPerson, editSeries } from '../../admin/editing/edit-entity.ts';
import type { Context } from '../../context.ts';
import { saveReplacement } from '../../store/titles/stored.ts';
import { syncPerson } from '../../sync/sync-person.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { callFunction } from '../documents/call-function.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;
beforeEach(() => tmdb.forget());

const tell = (id: number, parts: object = {}) =>
  tmdb.set(`/person/${id}`, { id, name: 'Seu Jorge', popularity: 9, profile_path: '/j.jpg', ...parts });
async function hold(id: number, parts: object = {}): Promise<void> {
  tell(id, parts);
  await syncPerson(ctx, id, batch);
}
async function holdSeries(id: number, parts: object = {}): Promise<void> {
  tmdb.set(`/tv/${id}`, buildSeriesAnswer({ id, ...parts }));
  await syncSeries(ctx, id, batch);
}
const getPerson = async (request: object, context: Context = ctx) =>
  (await callFunction(context, 'getPersonDetails', request)).value;
const edit = (personId: number, changes: Parameters<typeof editPerson>[1]['changes']) =>
  editPerson(ctx, { personId, changes, author: 'redacao', note: '' });
const editTitle = (seriesId: number, changes: Parameters<typeof editSeries>[1]['changes']) =>
  editSeries(ctx, { seriesId, changes, author: 'redacao', note: '' });

const film = (id: number, title: string, release_date: string, more: object = {}) => ({
  id,
  media_type: 'movie',
  title,
  release_date,
  popularity: 5,
  ...more,
});

await holdSeries(598, { original_name: 'Irmandade', name: 'Irmandade', vote_average: 7.8 });
await hold(1, {
  biography: 'Cantor e ator.\n\nNasceu em <Belford Roxo>.',
  birthday: '1970-06-08',
  place_of_birth: 'Belford Roxo',
  known_for_department: 'Acting',
  external_ids: { imdb_id: 'nm0429363', instagram_id: 'seujorge' },
  images: { profiles: [{ file_path: '/j1.jpg', width: 421, height: 632 }] },
  combined_credits: {
    cast: [
      film(598, 'Cidade de Deus', '2002-08-30', { character: 'Mané Galinha', popularity: 50, poster_path: '/c.jpg' }),
      film(7, 'Três papéis', '2015-01-01', { character: 'João' }),
      film(7, 'Três papéis', '2015-01-01', { character: 'José' }),
      film(7, 'Três papéis', '2015-01-01', { character: '' }),
      film(8, 'Sem data', '', { character: 'Ele mesmo' }),
      {
        id: 598,
        media_type: 'tv',
        name: 'Como o TMDB a chama',
        first_air_date: '2019-10-25',
        character: 'Edson',
        popularity: 20,
      },
    ],
    crew: [
      film(7, 'Três papéis', '2015-01-01', { job: 'Original Music Composer' }),
      film(7, 'Três papéis', '2015-01-01', { job: 'Producer' }),
    ],
  },
});

describe('the document of a person', () => {
  test('says everything the page shows', async () => {
    const details = await getPerson({ personId: 1 });
    expect(PersonDetails.strict().parse(details)).toEqual(details);
    expect(details).toMatchObject({
      name: 'Seu Jorge',
      slug: 'seu-jorge-1',
      role: 'Atuação',
      birthday: '1970-06-08',
      deathday: null,
      place_of_birth: 'Belford Roxo',
      biography: '<p>Cantor e ator.</p><p>Nasceu em &lt;Belford Roxo&gt;.</p>',
      biography_lang: 'pt-BR',
      externalIds: { imdb_id: 'nm0429363', instagram_id: 'seujorge', twitter_id: null, facebook_id: null },
      images: { profiles: [{ file_path: '/j1.jpg', aspect_ratio: 0.666, width: 421, height: 632 }] },
      noindex: false,
      seoData: {
        title: 'Seu Jorge: filmes e séries',
        description: 'Cantor e ator. Nasceu em <Belford Roxo>.',
        imageUrl: expect.stringContaining(`${ctx.siteUrl}/cartao/pessoa/`),
        canonicalUrl: `${ctx.siteUrl}/pessoa/seu-jorge-1`,
      },
      redirectInfo: { shouldRedirect: false, canonicalUrl: '/pessoa/seu-jorge-1' },
    });
  });

  test('lists each title once, the newest first and the undated last, films and series apart and together', async () => {
    const { credits } = await getPerson({ personId: 1 });
    const shown = credits.combined.cast.map(({ media_type, id, character }) => [media_type, id, character]);
    expect(shown).toEqual([
      ['tv', 598, 'Edson'],
      ['movie', 7, 'João / José'],
      ['movie', 598, 'Mané Galinha'],
      ['movie', 8, 'Ele mesmo'],
    ]);
    expect(credits.combined.crew).toMatchObject([{ id: 7, job: 'Original Music Composer / Producer' }]);
    expect(credits.movie.cast.map(({ id }) => id)).toEqual([7, 598, 8]);
    expect(credits.tv).toMatchObject({ cast: [{ id: 598 }], crew: [] });
  });

  test('links and names a stored title as we do, and an unknown one as TMDB does', async () => {
    const { credits } = await getPerson({ personId: 1 });
    expect(credits.tv.cast[0]).toMatchObject({
      title: 'Irmandade',
      slug: 'irmandade-2023-598',
      release_date: '2019-10-25',
      poster_path: '/p.jpg',
      vote_average: 7.8,
    });
    expect(credits.movie.cast[1]).toMatchObject({
      title: 'Cidade de Deus',
      slug: null,
      release_date: '2002-08-30',
      poster_path: '/c.jpg',
      vote_average: 0,
    });
  });

  test('shows the edit of a title in the next read, and names none that is hidden', async () => {
    await editTitle(598, { title: 'Nome da casa' });
    expect((await getPerson({ personId: 1 })).credits.tv.cast[0]?.title).toBe('Nome da casa');
    await editTitle(598, { isHidden: true });
    const { credits, seoData } = await getPerson({ personId: 1 });
    expect(credits.tv.cast.map(({ id }) => id)).not.toContain(598);
    expect(JSON.stringify([credits, seoData])).not.toContain('Como o TMDB a chama');
    await editTitle(598, { isHidden: null, title: null });
    expect((await getPerson({ personId: 1 })).credits.tv.cast[0]?.slug).toBe('irmandade-2023-598');
  });

  test("shows an editor's biography as written, in the next read, and TMDB's again when it is taken back", async () => {
    const biography = '<p>Da <strong>casa</strong>.</p>';
    await edit(1, { biography, curiosities: '<p>Toca violão.</p>' });
    const edited = await getPerson({ personId: 1 });
    expect([edited.biography, edited.customCuriosities]).toEqual([biography, '<p>Toca violão.</p>']);
    expect(edited.seoData.description).toBe('Da casa.');
    await edit(1, { biography: null });
    expect((await getPerson({ personId: 1 })).biography).toContain('<p>Cantor e ator.</p>');
  });

  test('is whole for a person of whom TMDB knows only the name', async () => {
    await hold(2, { name: 'Fulana', profile_path: null });
    const details = await getPerson({ personId: 2 });
    expect(PersonDetails.strict().parse(details)).toEqual(details);
    expect(details).toMatchObject({ role: '', biography: '', images: { profiles: [] }, profile_path: null });
    expect(details.seoData).toMatchObject({
      description: 'Produções com Fulana: filmes, séries, biografia e fotos.',
      imageUrl: expect.stringContaining(`${ctx.siteUrl}/cartao/pessoa/`),
    });
  });

  test('has the portrait for a gallery where there are no pictures, and is described by titles in no English', async () => {
    await hold(3, {
      translations: { translations: [{ iso_639_1: 'en', iso_3166_1: 'US', data: { biography: 'A singer.' } }] },
      combined_credits: { cast: [film(9, 'Um filme', '2020-01-01')], crew: [film(9, 'Um filme', '2020-01-01')] },
    });
    const { images, biography_lang, seoData } = await getPerson({ personId: 3 });
    expect(images.profiles).toEqual([{ file_path: '/j.jpg', aspect_ratio: 0.667, width: 500, height: 750 }]);
    expect(biography_lang).toBe('en');
    expect(seoData.description).toBe('Produções com Seu Jorge, como Um filme: filmes, séries, biografia e fotos.');
  });
});

describe('an address', () => {
  test.each([
    ['seu-jorge-1', false],
    ['outro-nome-1', true],
    ['1', true],
  ])('%s leads to Seu Jorge, elsewhere: %s', async (personSlug, shouldRedirect) => {
    const { id, redirectInfo } = await getPerson({ personSlug });
    expect({ id, ...redirectInfo }).toEqual({ id: 1, shouldRedirect, canonicalUrl: '/pessoa/seu-jorge-1' });
  });

  test.each(['ninguem', 'ninguem-99999999'])('%s is not found', async (personSlug) => {
    await expect(getPerson({ personSlug })).rejects.toMatchObject({
      code: 'not-found',
      message: errors.personNotFound,
    });
  });

  test.each([
    [{}, errors.personSlugMissing],
    [{ personSlug: '' }, errors.personSlugMissing],
    [{ personId: 'x' }, refusals.personIdInvalid],
  ])('is refused when it is %j', async (request, message) => {
    await expect(getPerson(request)).rejects.toMatchObject({ code: 'invalid-argument', message });
  });

  test('of a person TMDB merged into another leads to the survivor', async () => {
    await saveReplacement(ctx.db, { kind: 'person', id: 88_888 }, 1, ctx.now());
    expect((await getPerson({ personSlug: 'seu-jorge-88888' })).redirectInfo).toEqual({
      shouldRedirect: true,
      canonicalUrl: '/pessoa/seu-jorge-1',
    });
  });
});

test('a person an editor hid is not found, and is reported as gone', async () => {
  await hold(4);
  await getPerson({ personId: 4 });
  await edit(4, { isHidden: true });
  await expect(getPerson({ personId: 4 })).rejects.toMatchObject({ code: 'not-found', isGone: true });
  await edit(4, { isHidden: null });
  expect((await getPerson({ personId: 4 })).name).toBe('Seu Jorge');
});

describe('a person requested for the first time', () => {
  test('is fetched once, and is stored from then on', async () => {
    tell(10);
    await Promise.all([getPerson({ personId: 10 }), getPerson({ personSlug: 'seu-jorge-10' })]);
    await getPerson({ personId: 10 });
    expect(tmdb.asked.map((url) => url.pathname)).toEqual(['/person/10']);
  });

  test('is not found when TMDB does not have them, and is said to be on the way when its answer is unusable', async () => {
    await expect(getPerson({ personId: 11 })).rejects.toMatchObject({ code: 'not-found', isGone: false });
    tell(12, { name: null });
    await expect(getPerson({ personId: 12 })).rejects.toMatchObject({
      code: 'unavailable',
      message: refusals.personUnavailable,
      isNotStored: true,
    });
  });
});

describe('a person only credits name', () => {
  test('is fetched when their page is requested', async () => {
    await holdSeries(600, { created_by: [{ id: 20, name: 'Só de créditos' }] });
    tell(20, { biography: 'Uma vida.' });
    expect((await getPerson({ personId: 20 })).biography).toBe('<p>Uma vida.</p>');
  });

  test('is shown with what stored titles say while TMDB does not answer, and whole soon after', async () => {
    const cast = [{ id: 21, name: 'De passagem', order: 0, roles: [{ character: 'Vizinha' }], total_episode_count: 1 }];
    await holdSeries(601, { aggregate_credits: { cast, crew: [] }, created_by: [{ id: 21, name: 'De passagem' }] });
    tell(21, { name: null });
    const thin = await getPerson({ personId: 21 });
    expect(PersonDetails.strict().parse(thin)).toEqual(thin);
    expect(thin).toMatchObject({ name: 'De passagem', biography: '', role: '' });
    expect(thin.credits.tv).toMatchObject({
      cast: [{ id: 601, character: 'Vizinha', slug: 'cangaco-novo-2023-601', release_date: '2023-08-18' }],
      crew: [{ id: 601, job: 'Creator' }],
    });

    const { expires_at, built_at } = await ctx.db
      .selectFrom('content_cache')
      .select(['expires_at', 'built_at'])
      .where('content_type', '=', 'person')
      .where('content_id', '=', 21)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - built_at.getTime()).toBeLessThanOrEqual(60_000);

    await hold(21, { name: 'De passagem', biography: 'Uma vida.' });
    expect((await getPerson({ personId: 21 })).biography).toBe('<p>Uma vida.</p>');
  });
});

test('the films with a person are counted per platform, each once, and without hidden ones and series', async () => {
  for (const [id, offers] of [
    [901, [['flatrate', 8]]],
    [
      902,
      [
        ['flatrate', 8],
        ['flatrate', 337],
      ],
    ],
    [903, [['flatrate', 337]]],
    [904, [['rent', 2]]],
    [905, []],
    [906, [['flatrate', 119]]],
  ] as const)
    await insertMovie(ctx.db, { id, title: `Filme ${id}`, offers });
  await ctx.db.updateTable('movies').set({ is_public: false }).where('id', '=', 906).execute();
  await hold(90, {
    combined_credits: {
      cast: [901, 902, 903, 904, 905, 906, 907].map((id) => film(id, `Filme ${id}`, '2001-01-01')),
      crew: [film(901, 'Filme 901', '2001-01-01', { job: 'Director' })],
    },
  });
  const { coverage } = await getPerson({ personId: 90 });
  expect(coverage).toMatchObject({
    movies: 5,
    smallest: [0, 1],
    covered: 3,
    free: 0,
    ads: 0,
    rent: 1,
    buy: 0,
    none: 1,
  });
  expect(coverage.platforms.map(({ provider_name, movies, free }) => [provider_name, movies, free])).toEqual([
    ['Netflix', 2, 0],
    ['Disney+', 2, 0],
  ]);
  await ctx.db
    .updateTable('movies')
    .set({ is_public: true, version: sql<number>`nextval('content_version')` })
    .where('id', '=', 906)
    .execute();
  ctx.copies.documents.expireAll();
  expect((await getPerson({ personId: 90 })).coverage).toMatchObject({ movies: 6, smallest: [0, 1, 2], covered: 4 });
});
