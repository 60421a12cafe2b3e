import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { buildSeasonAnswer, buildSeasonSummary, buildSeriesAnswer } from '../../../../test/builders/series-answer.ts';
import { BATCH, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { approveReview } from '../review/decide-review.ts';
import { openReview } from '../review/read-reviews.ts';
import { sendForReview } from '../review/send-review.ts';
import { discardDraft, listTrash, takeFromTrash } from './discard-draft.ts';
import { lockField } from './locks.ts';
import { openSubject } from './open-subject.ts';
import { restoreAsDraft } from './restore-revision.ts';
import { saveDraft } from './save-draft.ts';
import { settleConflict } from './settle-conflict.ts';
import { withDraft } from './with-draft.ts';

const tmdb = await startTmdbAnswers();
// Films are not in this TMDB; the fixture's own are simply absent.
const fixture = await openEditedFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx, look, write, publishAll } = fixture;
const ana = await fixture.hire('Ana');
const rui = await fixture.hire('Rui', 'writer');

/** TMDB's series with two seasons; `episodes` changes the first season. */
async function sync(id: number, season: object = {}): Promise<void> {
  fixture.pass(1);
  const answers = { 'season/1': buildSeasonAnswer(1, season), 'season/2': buildSeasonAnswer(2) };
  tmdb.set(
    `/tv/${id}`,
    buildSeriesAnswer({ id, seasons: [1, 2].map((number) => buildSeasonSummary(number)), ...answers }),
  );
  await syncSeries(ctx, id, BATCH);
}
const named = (...names: string[]) => ({
  episodes: names.map((name, place) => ({ ...{ id: 101 + place, episode_number: place + 1, name, overview: '' } })),
});
async function open(id: number) {
  await sync(id);
  return { entity: 'series', id } as const;
}
const readSeason = async (seriesId: number, seasonNumber = 1) =>
  (await callFunction(ctx, 'getTVSeasonDetails', { seriesId, seasonNumber })).value.season;
const readNames = async (id: number) => (await readSeason(id)).episodes.map(({ name }) => name);

describe('an edit of an episode', () => {
  test('is a draft first, then on the page; the other episodes stay as TMDB has them', async () => {
    const series = await open(1);
    await write(rui, series, { 's1e2.name': 'O cangaço volta', 's1e2.overview': 'Ubaldo decide.' });
    expect(await readNames(1)).toEqual(['Capítulo 1', 'Capítulo 2']);
    expect(await look(series, 's1e2.name')).toMatchObject({
      ...{ provider: 'Capítulo 2', shown: 'Capítulo 2', published: undefined, version: 1 },
      draft: { value: 'O cangaço volta', author: { name: 'Rui' } },
    });
    await publishAll(ana, series);
    expect(await readNames(1)).toEqual(['Capítulo 1', 'O cangaço volta']);
    expect((await readSeason(1)).episodes[1]).toMatchObject({ overview: 'Ubaldo decide.' });
    expect((await fixture.listAudit()).at(-1)).toMatchObject({
      action: 'subject.published',
      after: { fields: ['s1e2.name', 's1e2.overview'] },
    });
  });

  test('holds what TMDB does not have: hour, channel, special; and moves the day', async () => {
    const series = await open(2);
    const facts = { airDate: '2024-01-02', airTime: '21:20', channel: 'Globo', isSpecial: true, stillPath: '/x.jpg' };
    await write(ana, series, Object.fromEntries(Object.entries(facts).map(([name, value]) => [`s1e1.${name}`, value])));
    await publishAll(ana, series);
    expect((await readSeason(2)).episodes[0]).toMatchObject({
      ...{ air_date: '2024-01-02', air_time: '21:20', channel: 'Globo', is_special: true, still_path: '/x.jpg' },
    });
  });

  test.each([
    ['s1e1.name', '', editing.nameMissing],
    ['s1e1.airTime', '25:00', editing.timeInvalid],
    ['s1e1.airDate', '2024-02-30', editing.dateInvalid],
    ['s1.position', 0, editing.placeInvalid(999)],
    ['s1.seasonUrl', '//outro.example', editing.pathInvalid],
  ])('%s is not published as %j', async (field, value, problem) => {
    const series = await open(3);
    await write(ana, series, { [field]: value });
    await expect(publishAll(ana, series)).rejects.toMatchObject({ fields: { [field]: problem } });
    await discardDraft(ctx, ana, series);
  });

  test.each(['s1e3.name', 's3.name', 's1e1.slug', 's1e1.constructor', 's1e1.title'])(
    '%s is no field',
    async (field) => {
      const series = await open(3);
      const save = saveDraft(ctx, ana, series, [{ field, value: 'Nada', version: 0 }]);
      await expect(save).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
    },
  );

  test('of another version is a clash with both texts', async () => {
    const series = await open(4);
    await write(rui, series, { 's1e1.name': 'De Rui' });
    const { clashes, saved } = await saveDraft(ctx, ana, series, [
      { field: 's1e1.name', value: 'De Ana', version: 0 },
      { field: 's1e2.name', value: 'Também de Ana', version: 0 },
    ]);
    expect(clashes).toMatchObject([{ field: 's1e1.name', mine: 'De Ana', theirs: { value: 'De Rui' } }]);
    expect(saved).toEqual([{ field: 's1e2.name', version: 1 }]);
  });

  test('goes to review, and what was sent is published', async () => {
    const series = await open(5);
    await write(rui, series, { 's1e1.name': 'Para revisar' });
    const sent = await sendForReview(ctx, rui, series, { seen: { 's1e1.name': 1 }, note: '', reviewerId: '' });
    if (!('reviewId' in sent)) throw new Error('unexpected conflict');
    const review = await openReview(ctx, sent.reviewId);
    expect(review.fields).toEqual([
      { field: 's1e1.name', before: 'Capítulo 1', after: 'Para revisar', isChanged: false },
    ]);
    await approveReview(ctx, ana, sent.reviewId, { round: review.round, mayApproveOwn: false });
    expect(await readNames(5)).toEqual(['Para revisar', 'Capítulo 2']);
  });

  test('is in the preview and nowhere else', async () => {
    const series = await open(6);
    await write(ana, series, { 's1e1.name': 'Na prévia' });
    const request = { seriesId: 6, seasonNumber: 1 };
    const shown = await withDraft(ctx, series, (draft) => callFunction(draft, 'getTVSeasonDetails', request));
    expect(shown.value.season.episodes[0]?.name).toBe('Na prévia');
    expect(await readNames(6)).toEqual(['Capítulo 1', 'Capítulo 2']);
  });

  test('goes to the trash and back', async () => {
    const series = await open(7);
    await write(ana, series, { 's1e1.name': 'Jogado fora' });
    await discardDraft(ctx, ana, series);
    const [trash] = await listTrash(ctx);
    await takeFromTrash(ctx, ana, trash?.id ?? '');
    expect((await look(series, 's1e1.name')).draft?.value).toBe('Jogado fora');
  });

  test('is restored from the history, also one that was taken back since', async () => {
    const series = await open(8);
    await write(ana, series, { 's1e1.name': 'Primeira' });
    const first = await publishAll(ana, series);
    await write(ana, series, { 's1e1.name': null, 's1e2.name': 'Segunda' });
    await publishAll(ana, series);
    expect(await readNames(8)).toEqual(['Capítulo 1', 'Segunda']);
    await restoreAsDraft(ctx, ana, series, first);
    await publishAll(ana, series);
    expect(await readNames(8)).toEqual(['Primeira', 'Capítulo 2']);
  });
});

describe('an edit of a season', () => {
  test('names it, gives it a poster, a place and an address in the list of its series', async () => {
    const series = await open(20);
    await write(ana, series, {
      ...{ 's1.name': 'Livro Um', 's1.overview': 'O começo.', 's1.posterPath': '/livro.jpg' },
      ...{ 's1.position': 3, 's1.seasonUrl': '/colecoes/livros' },
    });
    await publishAll(ana, series);
    const { seasons } = (await callFunction(ctx, 'getTVDetails', { seriesId: 20 })).value;
    expect(seasons).toMatchObject([
      { season_number: 2, season_url: '/serie/cangaco-novo-2023-20/2' },
      { season_number: 1, name: 'Livro Um', poster_path: '/livro.jpg', season_url: '/colecoes/livros' },
    ]);
    // Its own page stays where it is.
    expect(await readSeason(20)).toMatchObject({ title: 'Livro Um', season_url: '/serie/cangaco-novo-2023-20/1' });
  });
});

describe('a sync', () => {
  test('never takes an edit away; what TMDB changed is a conflict, which an editor settles', async () => {
    const series = await open(30);
    await write(ana, series, { 's1e1.name': 'Nosso', 's1e2.name': 'Nosso também' });
    await publishAll(ana, series);
    await lockField(ctx, ana, series, { field: 's1e2.name', reason: 'Nosso.', expiresAt: undefined });
    await sync(30, named('Mudou', 'Mudou também'));
    expect(await readNames(30)).toEqual(['Nosso', 'Nosso também']);
    const { fields } = await openSubject(ctx, series);
    expect(fields.filter(({ conflict }) => conflict).map(({ field }) => field)).toEqual(['s1e1.name']);
    const { version, conflict } = await look(series, 's1e1.name');
    expect(conflict).toMatchObject({ base: 'Capítulo 1' });
    const accepted = { field: 's1e1.name', version, decision: 'accept', merged: undefined, andLock: false } as const;
    expect(await settleConflict(ctx, ana, series, accepted)).toEqual({ clashes: [] });
    expect(await readNames(30)).toEqual(['Mudou', 'Nosso também']);
  });

  test('that removes an episode leaves the edit, which is shown again when the episode is back', async () => {
    const series = await open(31);
    await write(ana, series, { 's1e2.name': 'Fica' });
    await publishAll(ana, series);
    await sync(31, named('Só um'));
    expect(await readNames(31)).toEqual(['Só um']);
    expect((await openSubject(ctx, series)).fields.some(({ conflict }) => conflict)).toBe(false);
    await sync(31);
    expect(await readNames(31)).toEqual(['Capítulo 1', 'Fica']);
  });
});

test('a series with many edited episodes opens with its own fields and the drafts only', async () => {
  const series = await open(40);
  await write(ana, series, { 's1e1.name': 'Publicado' });
  await publishAll(ana, series);
  await write(ana, series, { 's1e2.name': 'Rascunho' });
  const { fields, edited } = await openSubject(ctx, series);
  expect(fields.filter(({ field }) => field.includes('.')).map(({ field }) => field)).toEqual(['s1e2.name']);
  expect(edited).toBe(1);
});
