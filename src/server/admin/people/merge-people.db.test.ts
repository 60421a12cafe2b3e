import { expect, test } from 'vitest';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { adminMerging } from '#shared/admin/text/merging.ts';
import { BATCH, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncPerson } from '../../sync/sync-person.ts';
import { createOwnPerson } from '../dubbing/own-people.ts';
import { addCredit } from '../editing/add-credit.ts';
import { openSubject } from '../editing/open-subject.ts';
import { mergePeople, undoMerge } from './merge-people.ts';
import { openMerges } from './open-merges.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openEditedFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx, write, publishAll } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();

const [TWIN, SURVIVOR] = [951, 952];
const inFilm = (id: number, character: string) => ({
  ...{ id, media_type: 'movie', title: `Filme ${id}`, release_date: '2022-02-18', popularity: 5, character },
});
async function syncFilm(id: number, cast: [person: number, name: string, character: string][]) {
  fixture.pass(1);
  const members = cast.map(([person, name, character], order) => ({
    ...{ id: person, name, character, order, profile_path: null, popularity: 1 },
  }));
  tmdb.set(`/movie/${id}`, {
    ...{ id, title: `Filme ${id}`, original_title: `Filme ${id}`, original_language: 'pt', popularity: 5 },
    ...{
      overview: 'Um filme.',
      poster_path: '/p.jpg',
      release_date: '2022-02-18',
      credits: { cast: members, crew: [] },
    },
  });
  await syncMovie(ctx, id, BATCH);
}
async function syncOne(id: number, name: string, cast: object[]) {
  fixture.pass(1);
  tmdb.set(`/person/${id}`, { id, name, popularity: 5, combined_credits: { cast, crew: [] } });
  await syncPerson(ctx, id, BATCH);
}
const castOf = async (movieId: number) =>
  (await callFunction(other.ctx, 'getMovieDetails', { movieId })).value.credits.cast.map(
    ({ id, character }) => `${id}: ${character}`,
  );
const creditsOf = async (personId: number) => {
  const { value } = await callFunction(other.ctx, 'getPersonDetails', { personId });
  return [value.id, ...value.credits.combined.cast.map(({ title, character }) => `${title}: ${character}`)];
};
const found = async (query: string) =>
  (await callFunction(ctx, 'searchMulti', { query })).value.categories.people.map(({ id }) => id);

test('a duplicate is shown as the other person in every process, survives syncs, and an undo restores both', async () => {
  await syncFilm(1, [[TWIN, 'Fernando Torres', 'Zé']]);
  await syncFilm(2, [
    [SURVIVOR, 'Fernanda Torres', 'Eunice'],
    [TWIN, 'Fernando Torres', 'Eunice jovem'],
  ]);
  await syncOne(TWIN, 'Fernando Torres', [inFilm(1, 'Zé')]);
  await syncOne(SURVIVOR, 'Fernanda Torres', [inFilm(2, 'Eunice')]);
  await write(ana, { entity: 'person', id: TWIN }, { biography: '<p>Da casa.</p>' });
  await publishAll(ana, { entity: 'person', id: TWIN });
  const line = { character: 'Eunice', original: '', voiceId: TWIN, voice: 'Fernando Torres', studio: '', director: '' };
  const film = { entity: 'movie', id: 2 } as const;
  await write(ana, film, { voices: [{ ...line, sourceUrl: 'https://vozes.example/' }] });
  await publishAll(ana, film);
  expect(await castOf(1)).toEqual([`${TWIN}: Zé`]);

  expect(await problemOf(mergePeople(ctx, ana, TWIN, { into: 'Ninguém Assim' }))).toEqual({
    into: adminCredits.add.unknown,
  });
  expect(await problemOf(mergePeople(ctx, ana, TWIN, { into: 'Fernando Torres' }))).toEqual({
    into: adminMerging.itself,
  });
  expect(await mergePeople(ctx, ana, TWIN, { into: 'fernanda torres' })).toEqual({ name: 'Fernanda Torres' });
  await soon(() => castOf(1), [`${SURVIVOR}: Zé`]);
  // The other was in this one already.
  await soon(() => castOf(2), [`${SURVIVOR}: Eunice`]);
  await soon(() => creditsOf(TWIN), [SURVIVOR, 'Filme 1: Zé', 'Filme 2: Eunice']);
  const voices = async () =>
    (await callFunction(other.ctx, 'getDubbing', { titleId: 2 })).value.voices.map(({ id }) => id);
  await soon(voices, [SURVIVOR]);
  await soon(() => found('fernando torres'), [SURVIVOR]);
  expect((await fixture.listAudit()).at(-1)).toMatchObject({
    ...{ action: 'person.merged', after: { said: 'Fernando Torres a Fernanda Torres' } },
  });
  expect((await openSubject(ctx, { entity: 'person', id: TWIN })).state).toBe('merged');

  // TMDB goes on naming the merged person, who changes, too.
  await syncFilm(1, [[TWIN, 'Fernando Torres', 'Zé Pequeno']]);
  await syncFilm(3, [[TWIN, 'Fernando Torres', 'Outro']]);
  await syncOne(TWIN, 'Fernando Torres Filho', [inFilm(1, 'Zé Pequeno'), inFilm(3, 'Outro')]);
  await soon(() => castOf(3), [`${SURVIVOR}: Outro`]);
  await soon(() => creditsOf(TWIN), [SURVIVOR, 'Filme 1: Zé Pequeno', 'Filme 2: Eunice', 'Filme 3: Outro']);

  expect(await problemOf(mergePeople(ctx, ana, SURVIVOR, { into: 'Fernando Torres' }))).toEqual({
    into: adminCredits.add.unknown,
  });
  const [merge] = await openMerges(ctx, SURVIVOR);
  expect(merge).toMatchObject({ isMerged: false, other: { id: TWIN }, author: { name: 'Ana' } });
  await undoMerge(ctx, ana, SURVIVOR, merge?.id ?? '');
  await soon(() => castOf(1), [`${TWIN}: Zé Pequeno`]);
  await soon(() => castOf(2), [`${SURVIVOR}: Eunice`, `${TWIN}: Eunice jovem`]);
  await soon(() => castOf(3), [`${TWIN}: Outro`]);
  await soon(() => creditsOf(SURVIVOR), [SURVIVOR, 'Filme 2: Eunice']);
  await soon(() => creditsOf(TWIN), [TWIN, 'Filme 1: Zé Pequeno', 'Filme 3: Outro']);
  await soon(voices, [TWIN]);
  const { value } = await callFunction(other.ctx, 'getPersonDetails', { personId: TWIN });
  expect(value.biography).toBe('<p>Da casa.</p>');
  expect(await problemOf(undoMerge(ctx, ana, SURVIVOR, merge?.id ?? ''))).toBe(adminMerging.undoneAlready);
});

test('a person of our own is merged into TMDB’s later record, with the credits that editors added', async () => {
  await syncFilm(10, []);
  const own = await changeCatalogue(ctx, (change) => createOwnPerson(change, 'Voz Inventada'));
  const film = { entity: 'movie', id: 10 } as const;
  await addCredit(ctx, ana, film, { list: 'cast', person: 'Voz Inventada', part: 'Narradora' });
  await publishAll(ana, film);
  await syncOne(960, 'Voz Inventada', []);
  expect(await problemOf(mergePeople(ctx, ana, own, { into: 'Voz Inventada' }))).toEqual({
    into: expect.stringContaining('#960'),
  });
  await mergePeople(ctx, ana, own, { into: 'Voz Inventada #960' });
  await soon(() => castOf(10), ['960: Narradora']);
  await soon(() => creditsOf(own), [960, 'Filme 10: Narradora']);
  // A survivor is not merged further: its addresses redirect once.
  await syncOne(961, 'Outra Pessoa', []);
  expect(await problemOf(mergePeople(ctx, ana, 960, { into: 'Outra Pessoa' }))).toBe(adminMerging.hasMerged);
  const [merge] = await openMerges(ctx, own);
  await undoMerge(ctx, ana, own, merge?.id ?? '');
  await soon(() => castOf(10), [`${own}: Narradora`]);
  await soon(() => creditsOf(960), [960]);
});
