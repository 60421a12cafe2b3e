import { expect, test } from 'vitest';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { editMovie } from '../editing/edit-entity.ts';
import { openSubject } from '../editing/open-subject.ts';
import { createRecord } from '../records/create-record.ts';
import { removeRecord } from '../records/remove-record.ts';
import { adoptSaga, listSagas } from './adopt-saga.ts';

const fixture = await openEditedFixture();
const { ctx, write, publishAll } = fixture;
const ana = await fixture.hire('Ana');
const words = adminCollections.sagas;
const subjectOf = (id: number) => ({ entity: 'collection', id }) as const;

/** Of films that the fixture has; 598 is from 2002, 666 from 1998. */
async function holdSaga(id: number, name: string, partIds: number[]): Promise<void> {
  const saga = { id, name, search_name: name.toLowerCase(), part_ids: partIds, fetched_at: new Date() };
  await ctx.db.insertInto('sagas').values(saga).execute();
  await ctx.db.updateTable('movies').set({ franchise_id: id }).where('id', 'in', partIds).execute();
}
const listNames = async (query = '') => (await listSagas(ctx, query)).map(({ name }) => name);
const countAudited = async (collectionId: number) => {
  const rows = await ctx.db
    .selectFrom('audit_entries')
    .select(['action', 'actor'])
    .where('entity', '=', 'collection')
    .where('entity_id', '=', String(collectionId))
    .execute();
  return rows.map(({ action }) => action);
};

test('a saga becomes a draft in order of release, and a page once it is published', async () => {
  await holdSaga(70, 'Rio', [598, 666, 999]);
  expect(await listSagas(ctx, '')).toEqual([{ id: 70, name: 'Rio', films: 2, firstYear: 1998, lastYear: 2002 }]);
  expect([await listNames('saga rio'), await listNames('ri'), await listNames('x%')]).toEqual([['Rio'], ['Rio'], []]);

  const id = await adoptSaga(ctx, ana, 70);
  expect(await countAudited(id)).toEqual(['collection.created']);
  const { state, path, fields } = await openSubject(ctx, subjectOf(id));
  expect({ state, path }).toEqual({ state: 'hidden', path: '/colecoes/rio' });
  const drafted = Object.fromEntries(fields.flatMap(({ field, draft }) => (draft ? [[field, draft.value]] : [])));
  expect(drafted.items).toEqual([
    { kind: 'movie', titleId: 666, note: '', isSkippable: false },
    { kind: 'movie', titleId: 598, note: '', isSkippable: false },
  ]);
  expect(await listNames()).toEqual([]);
  await expect(adoptSaga(ctx, ana, 70)).rejects.toMatchObject({ code: 'aborted', message: words.adopted });

  await write(ana, subjectOf(id), { descriptionH1: 'Dois filmes.' });
  await publishAll(ana, subjectOf(id));
  const { value } = await getMovieDetails(ctx, { movieId: 598, movieSlug: undefined, similarOptions: undefined });
  expect(value.sagas.map(({ slug }) => slug)).toEqual(['rio', null]);

  await removeRecord(ctx, ana, { entity: 'collection', id: id }, { leadsTo: '' });
  expect(await listNames()).toEqual(['Rio']);
});

test('two presses make one draft', async () => {
  await holdSaga(71, 'Rio', [598, 666]);
  const outcomes = await Promise.allSettled([adoptSaga(ctx, ana, 71), adoptSaga(ctx, ana, 71)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an address that is taken is not taken again', async () => {
  await createRecord(ctx, ana, 'collection', { title: 'Norte', slug: '' });
  await holdSaga(72, 'Norte', [598, 666]);
  const id = await adoptSaga(ctx, ana, 72);
  expect((await openSubject(ctx, subjectOf(id))).path).toBe('/colecoes/norte-saga');
});

test.each([0, 4_000])('saga %i, which there is not, is refused', async (id) => {
  await expect(adoptSaga(ctx, ana, id)).rejects.toMatchObject({ code: 'not-found', message: words.notFound });
});

test('a saga of which visitors see one film is not offered, and refused', async () => {
  await holdSaga(73, 'Sul', [598, 666]);
  await editMovie(ctx, { movieId: 666, changes: { isHidden: true }, author: 'x', note: '' });
  expect(await listNames('sul')).toEqual([]);
  await expect(adoptSaga(ctx, ana, 73)).rejects.toMatchObject({ code: 'not-found' });
});
