import { describe, expect, test } from 'vitest';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { buildSeriesAnswer } from '../../../../test/builders/series-answer.ts';
import { BATCH, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncPerson } from '../../sync/sync-person.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { createOwnPerson } from '../dubbing/own-people.ts';
import { approveReview } from '../review/decide-review.ts';
import { openReview } from '../review/read-reviews.ts';
import { sendForReview } from '../review/send-review.ts';
import { addCredit } from './add-credit.ts';
import { openCredits } from './open-credits.ts';
import { restoreAsDraft } from './restore-revision.ts';
import { saveDraft } from './save-draft.ts';
import { settleConflict } from './settle-conflict.ts';
import { withDraft } from './with-draft.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openEditedFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx, look, write, publishAll } = fixture;
const ana = await fixture.hire('Ana');
const rui = await fixture.hire('Rui', 'writer');
const other = await fixture.openAnother();

const [ADAM, BRITT, ZACH, BEN] = [901, 902, 903, 904];
const member = (id: number, name: string, order: number, character: string) => ({
  ...{ id, name, order, character, profile_path: `/${id}.jpg`, popularity: 5 },
});
const worker = (id: number, name: string, job: string, department: string) => ({
  ...{ id, name, job, department, profile_path: null, popularity: 3 },
});
const CAST = [
  member(ADAM, 'Adam Scott', 0, 'Mark Scout'),
  member(BRITT, 'Britt Lower', 1, 'Helly R.'),
  member(ZACH, 'Zach Cherry', 2, 'Dylan George'),
];
const CREW = [
  worker(BEN, 'Ben Stiller', 'Director', 'Directing'),
  worker(BEN, 'Ben Stiller', 'Executive Producer', 'Production'),
];

async function sync(id: number, cast: object[] = CAST, crew: object[] = CREW) {
  fixture.pass(1);
  tmdb.set(`/movie/${id}`, {
    ...{ id, title: `Filme ${id}`, original_title: `Filme ${id}`, original_language: 'pt', popularity: 5 },
    ...{ overview: 'Um filme.', poster_path: '/p.jpg', release_date: '2022-02-18', credits: { cast, crew } },
  });
  await syncMovie(ctx, id, BATCH);
  return { entity: 'movie', id } as const;
}
const read = async (movieId: number) => {
  const { value } = await callFunction(other.ctx, 'getMovieDetails', { movieId });
  return {
    cast: value.credits.cast.map(({ name, character }) => `${name}: ${character}`),
    crew: value.credits.crew.map(({ name, job }) => `${name}: ${job}`),
  };
};
const readCast = async (id: number) => (await read(id)).cast;
/** What TMDB says of a person, who was in this film. */
async function syncOne(id: number, name: string, movie: number, credits: object) {
  tmdb.set(`/person/${id}`, { id, name, popularity: 5, combined_credits: credits });
  await syncPerson(ctx, id, BATCH);
  return movie;
}
const inFilm = (id: number, more: object) => ({
  ...{ id, media_type: 'movie', title: `Filme ${id}`, release_date: '2022-02-18', popularity: 5, ...more },
});
const readPerson = async (personId: number) => {
  const { combined } = (await callFunction(other.ctx, 'getPersonDetails', { personId })).value.credits;
  return [
    ...combined.cast.map(({ title, character }) => `${title}: ${character}`),
    ...combined.crew.map(({ title, job }) => `${title}: ${job}`),
  ];
};

describe('a credit', () => {
  test('that an editor renames is a draft first, then on the pages of the film and of the person, in every process', async () => {
    const film = await sync(1);
    await syncOne(BRITT, 'Britt Lower', 1, { cast: [inFilm(1, { character: 'Helly R.' })], crew: [] });
    expect(await readPerson(BRITT)).toEqual(['Filme 1: Helly R.']);
    await write(rui, film, { [`cast.${BRITT}.character`]: 'Helly Riggs' });
    expect(await readCast(1)).toEqual(['Adam Scott: Mark Scout', 'Britt Lower: Helly R.', 'Zach Cherry: Dylan George']);
    expect(await look(film, `cast.${BRITT}.character`)).toMatchObject({
      ...{ provider: 'Helly R.', shown: 'Helly R.', draft: { value: 'Helly Riggs', author: { name: 'Rui' } } },
    });
    const preview = await withDraft(ctx, film, (drafted) => callFunction(drafted, 'getMovieDetails', { movieId: 1 }));
    expect(preview.value.credits.cast[1]).toMatchObject({ character: 'Helly Riggs' });
    await publishAll(ana, film);
    await soon(() => readCast(1), ['Adam Scott: Mark Scout', 'Britt Lower: Helly Riggs', 'Zach Cherry: Dylan George']);
    await soon(() => readPerson(BRITT), ['Filme 1: Helly Riggs']);
    expect((await fixture.listAudit()).at(-1)).toMatchObject({
      ...{ action: 'subject.published', after: { fields: [`cast.${BRITT}.character`] } },
    });
  });

  test('that an editor hides is on no page, and comes back', async () => {
    const film = await sync(2);
    await syncOne(ZACH, 'Zach Cherry', 2, { cast: [inFilm(2, { character: 'Dylan' })], crew: [] });
    await write(ana, film, { [`cast.${ZACH}.isHidden`]: true });
    await publishAll(ana, film);
    await soon(() => readCast(2), ['Adam Scott: Mark Scout', 'Britt Lower: Helly R.']);
    // TMDB words the character otherwise in the person's credits.
    await soon(() => readPerson(ZACH), []);
    await write(ana, film, { [`cast.${ZACH}.isHidden`]: null });
    await publishAll(ana, film);
    await soon(async () => (await readCast(2)).length, 3);
    await soon(() => readPerson(ZACH), ['Filme 2: Dylan']);
  });

  test('of the crew is one of several of a person', async () => {
    const film = await sync(3);
    await syncOne(BEN, 'Ben Stiller', 3, {
      ...{ cast: [], crew: [inFilm(3, { job: 'Director' }), inFilm(3, { job: 'Executive Producer' })] },
    });
    await write(ana, film, {
      ...{ [`crew.${BEN}-executive-producer.isHidden`]: true, [`crew.${BEN}-director.job`]: 'Screenplay' },
    });
    await publishAll(ana, film);
    await soon(async () => (await read(3)).crew, ['Ben Stiller: Screenplay']);
    await soon(() => readPerson(BEN), ['Filme 3: Screenplay']);
  });

  test('has the place that an editor gave it, and the others keep their order', async () => {
    const film = await sync(4);
    await write(ana, film, { [`cast.${ZACH}.position`]: 1 });
    await publishAll(ana, film);
    await soon(
      async () => (await readCast(4)).map((line) => line.split(':')[0]),
      ['Zach Cherry', 'Adam Scott', 'Britt Lower'],
    );
  });

  test('of a person of our own is added, found by search as a character, and TMDB’s later one does not double it', async () => {
    const film = await sync(5);
    const person = await changeCatalogue(ctx, (change) => createOwnPerson(change, 'Maria Inventada'));
    expect(isOwnPerson(person)).toBe(true);
    const part = { list: 'cast', person: 'maria inventada', part: 'Zeladora do Andar' } as const;
    expect(await problemOf(addCredit(ctx, rui, film, { ...part, person: 'Ninguém Assim' }))).toEqual({
      person: adminCredits.add.unknown,
    });
    expect(await addCredit(ctx, rui, film, part)).toMatchObject({ name: 'Maria Inventada', key: String(person) });
    expect(await problemOf(addCredit(ctx, rui, film, part))).toEqual({ person: adminCredits.add.taken });
    const { lines, counts } = await openCredits(ctx, film, 'cast');
    expect(lines.at(-1)).toMatchObject({ personId: person, name: 'Maria Inventada', isFromTmdb: false });
    expect(counts).toEqual({ cast: 4, crew: 2 });
    await publishAll(ana, film);
    await soon(async () => (await readCast(5)).at(-1), 'Maria Inventada: Zeladora do Andar');
    await soon(() => readPerson(person), ['Filme 5: Zeladora do Andar']);
    const found = async () =>
      JSON.stringify((await callFunction(ctx, 'searchMulti', { query: 'zeladora do andar' })).value);
    expect(await found()).toContain('Filme 5');

    await addCredit(ctx, ana, film, { list: 'cast', person: `Ben Stiller #${BEN}`, part: 'Ele mesmo' });
    await publishAll(ana, film);
    await sync(5, [...CAST, member(BEN, 'Ben Stiller', 3, 'Outro')]);
    const ben = async () => (await readCast(5)).filter((line) => line.startsWith('Ben'));
    await soon(ben, ['Ben Stiller: Ele mesmo']);
  });

  test.each([
    ['cast.999999.character', editing.creditUnknown],
    ['cast.901.slug', editing.fieldUnknown],
    ['crew.904-director.character', editing.fieldUnknown],
    ['cast.901.constructor', editing.fieldUnknown],
  ])('%s is no field', async (field, problem) => {
    const film = await sync(6);
    const save = saveDraft(ctx, ana, film, [{ field, value: 'X', version: 0 }]);
    expect(await problemOf(save)).toEqual({ [field]: problem });
  });

  test('with a job that is none is not published', async () => {
    const film = await sync(7);
    const field = `crew.${BEN}-director.job`;
    await write(ana, film, { [field]: 'Dragon Whisperer' });
    await expect(publishAll(ana, film)).rejects.toMatchObject({ fields: { [field]: editing.jobInvalid } });
  });
});

describe('a sync', () => {
  test('keeps every edit of credits, and raises a conflict where TMDB renamed what an editor had renamed', async () => {
    const film = await sync(10);
    const field = `cast.${BRITT}.character`;
    await write(ana, film, {
      ...{ [field]: 'Helly Riggs', [`cast.${ZACH}.isHidden`]: true, [`cast.${ADAM}.position`]: 2 },
    });
    await publishAll(ana, film);
    await sync(10, [
      member(999, 'Nova Pessoa', 0, 'Alguém'),
      ...CAST.map((one) => ({ ...one, character: `${one.character} (outra vez)` })),
    ]);
    await soon(
      () => readCast(10),
      [...['Nova Pessoa: Alguém', 'Adam Scott: Mark Scout (outra vez)', 'Britt Lower: Helly Riggs']],
    );
    expect(await look(film, field)).toMatchObject({ provider: 'Helly R. (outra vez)', conflict: { base: 'Helly R.' } });
    const { version } = await look(film, field);
    await settleConflict(ctx, ana, film, { field, version, decision: 'accept', merged: undefined, andLock: false });
    await soon(async () => (await readCast(10))[2], 'Britt Lower: Helly R. (outra vez)');
  });

  test('that removes a credit keeps its edits, without a conflict, and shows them when it is back', async () => {
    const film = await sync(11);
    await write(ana, film, { [`cast.${BRITT}.character`]: 'Helly Riggs' });
    await publishAll(ana, film);
    await sync(11, CAST.slice(0, 1));
    await soon(() => readCast(11), ['Adam Scott: Mark Scout']);
    expect((await look(film, `cast.${BRITT}.character`)).conflict).toBeUndefined();
    expect((await openCredits(ctx, film, 'cast')).lines.at(-1)).toMatchObject({
      key: String(BRITT),
      isFromTmdb: false,
    });
    await sync(11);
    await soon(async () => (await readCast(11))[1], 'Britt Lower: Helly Riggs');
  });
});

test('an edit of a series is one too, goes to review as a diff with the person’s name, and comes back from history', async () => {
  fixture.pass(1);
  const aggregate_credits = {
    cast: [{ ...member(BRITT, 'Britt Lower', 0, ''), total_episode_count: 19, roles: [{ character: 'Helly R.' }] }],
    crew: [],
  };
  tmdb.set('/tv/20', buildSeriesAnswer({ id: 20, aggregate_credits }));
  await syncSeries(ctx, 20, BATCH);
  const series = { entity: 'series', id: 20 } as const;
  const field = `cast.${BRITT}.character`;
  await write(rui, series, { [field]: 'Helly Riggs' });
  const sent = await sendForReview(ctx, rui, series, { seen: { [field]: 1 }, note: '', reviewerId: '' });
  if (!('reviewId' in sent)) throw new Error('unexpected conflict');
  const review = await openReview(ctx, sent.reviewId);
  expect(review.fields).toEqual([{ field, before: 'Helly R.', after: 'Helly Riggs', isChanged: false }]);
  expect(review.people).toEqual({ [BRITT]: 'Britt Lower' });
  const { revision } = await approveReview(ctx, ana, sent.reviewId, { round: review.round, mayApproveOwn: false });
  const cast = async () => (await callFunction(ctx, 'getTVDetails', { seriesId: 20 })).value.credits.cast;
  expect((await cast())[0]).toMatchObject({ character: 'Helly Riggs' });
  await write(ana, series, { [field]: null });
  await publishAll(ana, series);
  expect((await cast())[0]).toMatchObject({ character: 'Helly R.' });
  await restoreAsDraft(ctx, ana, series, revision);
  expect(await look(series, field)).toMatchObject({ draft: { value: 'Helly Riggs' } });
});
