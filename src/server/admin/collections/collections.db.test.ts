import { describe, expect, test } from 'vitest';
import type { ListQuery } from '#shared/admin/domain/list-query.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import {
  collectionSubject,
  filmItem,
  openCollectionsFixture,
} from '../../../../test/editing/open-collections-fixture.ts';
import { refusalOf } from '../../../../test/editing/refusal-of.ts';
import { getCollectionBySlug, getCollectionDetails, getCollections } from '../../catalogue/collections/collections.ts';
import { findSubjects, listRemoved } from '../dashboard/find-subjects.ts';
import { openSubject } from '../editing/open-subject.ts';
import { plan } from '../editing/plans.ts';
import { publishDue } from '../editing/publish-due.ts';
import { restoreAsDraft } from '../editing/restore-revision.ts';
import { withDraft } from '../editing/with-draft.ts';
import { createRecord } from '../records/create-record.ts';
import { forgetRemovedRecords, removeRecord, takeRecordBack, unpublishRecord } from '../records/remove-record.ts';

const fixture = await openCollectionsFixture();
const { ctx, ana, begin, change, listIds, publishAll, put, write } = fixture;
const list = async (filter: Partial<ListQuery>) => (await findSubjects(ctx, { entity: 'collection', ...filter })).lines;

describe('a collection is begun', () => {
  test('with a name, the address it makes and a heading, and visitors do not see it', async () => {
    const id = await createRecord(ctx, ana, 'collection', { title: ' Noites de verão ', slug: '' });
    const { title, state, path, fields } = await openSubject(ctx, collectionSubject(id));
    expect({ title, state, path }).toEqual({
      title: 'Noites de verão',
      state: 'hidden',
      path: '/colecoes/noites-de-verao',
    });
    const drafted = fields.flatMap(({ field, draft }) => (draft ? [[field, draft.value]] : []));
    expect(Object.fromEntries(drafted)).toEqual({
      name: 'Noites de verão',
      slug: 'noites-de-verao',
      titleH1: 'Noites de verão',
    });
    await expect(getCollectionBySlug(ctx, { slug: 'noites-de-verao' })).rejects.toMatchObject({ isGone: false });
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ action: 'collection.created' });
  });

  test.each([
    [{ name: ' ', slug: '' }, { name: editing.nameMissing }],
    [{ name: 'x'.repeat(201), slug: 'x' }, { name: editing.tooLong('200') }],
    [{ name: 'Um', slug: 'Com Maiúscula' }, { slug: editing.slugInvalid }],
    [{ name: '黒澤明', slug: '' }, { slug: editing.slugInvalid }],
    [{ name: 'Novo', slug: '' }, { slug: editing.slugTaken }],
    [{ name: 'Repetida', slug: 'noites-de-verao' }, { slug: editing.slugTaken }],
  ])('and %j is refused in words', async (given, faults) => {
    expect(await refusalOf(createRecord(ctx, ana, 'collection', { title: given.name, slug: given.slug }))).toEqual(
      faults,
    );
  });
});

describe('a collection is published', () => {
  test('once it has all it needs, and then everybody sees it', async () => {
    const id = await createRecord(ctx, ana, 'collection', { title: 'Incompleta', slug: '' });
    await write(ana, collectionSubject(id), { titleH1: null });
    expect(await refusalOf(publishAll(ana, collectionSubject(id)))).toEqual({
      titleH1: editing.titleMissing,
      descriptionH1: editing.descriptionMissing,
      items: editing.collectionEmpty,
    });
    await write(ana, collectionSubject(id), { titleH1: 'Completa', descriptionH1: 'Enfim.', isChronological: true });
    await change(id, { type: 'add', items: [filmItem(598), filmItem(666)] });
    const other = await fixture.openAnother();
    await publishAll(ana, collectionSubject(id));
    const { value } = await getCollectionBySlug(other.ctx, { slug: 'incompleta' });
    expect(value).toMatchObject({ tituloH1: 'Completa', descricaoH1: 'Enfim.', ordemCronologica: true });
    expect(value.mediaItems.map((item) => item.id)).toEqual([598, 666]);
    expect(
      (await getCollections(other.ctx, { page: 1, limit: 20 })).value.collections.map((each) => each.id),
    ).toContain(id);
  });

  test('and what is written later is a draft, seen only with the preview address', async () => {
    const id = await put();
    await write(ana, collectionSubject(id), { titleH1: 'Em prova' });
    await change(id, { type: 'move', item: filmItem(666), to: 1 });
    const preview = await withDraft(ctx, collectionSubject(id), (drafted) =>
      getCollectionDetails(drafted, { collectionId: id }),
    );
    expect(preview.value).toMatchObject({ tituloH1: 'Em prova' });
    expect(preview.value.mediaItems.map((item) => item.id)).toEqual([666, 598]);
    const { value } = await getCollectionDetails(ctx, { collectionId: id });
    expect(value.mediaItems.map((item) => item.id)).toEqual([598, 666]);
  });

  test('and a draft that was never published is shown in its preview, unfinished as it is', async () => {
    const id = await createRecord(ctx, ana, 'collection', { title: 'Só prévia', slug: '' });
    const { value } = await withDraft(ctx, collectionSubject(id), (drafted) =>
      getCollectionDetails(drafted, { collectionId: id }),
    );
    expect(value).toMatchObject({ name: 'Só prévia', mediaItems: [] });
  });

  test('under another address, and the old one redirects there; no other collection can take either', async () => {
    const id = await put([598], 'Nome antigo');
    await write(ana, collectionSubject(id), { slug: 'nome-novo' });
    await publishAll(ana, collectionSubject(id));
    expect((await getCollectionBySlug(ctx, { slug: 'nome-antigo' })).value).toMatchObject({ id, slug: 'nome-novo' });
    for (const slug of ['nome-antigo', 'nome-novo'])
      expect(await refusalOf(createRecord(ctx, ana, 'collection', { title: 'Outra', slug }))).toEqual({
        slug: editing.slugTaken,
      });
    const rival = await put([598], 'Rival');
    await write(ana, collectionSubject(rival), { slug: 'nome-novo' });
    expect(await refusalOf(publishAll(ana, collectionSubject(rival)))).toEqual({ slug: editing.slugTaken });
    await write(ana, collectionSubject(id), { slug: 'nome-antigo' });
    await publishAll(ana, collectionSubject(id));
    expect((await getCollectionBySlug(ctx, { slug: 'nome-novo' })).value).toMatchObject({ slug: 'nome-antigo' });
  });

  test('by itself at the time that was planned, and leaves at another', async () => {
    const id = await begin();
    const { fields } = await openSubject(ctx, collectionSubject(id));
    const seen = Object.fromEntries(fields.flatMap(({ field, draft, version }) => (draft ? [[field, version]] : [])));
    const at = (minutes: number) => new Date(ctx.now().getTime() + minutes * 60_000);
    await plan(ctx, ana, collectionSubject(id), {
      publishAt: at(5),
      publishOnPlatformId: undefined,
      unpublishAt: at(15),
      seen,
    });
    expect((await list({ state: 'agendado' })).map((line) => line.id)).toEqual([id]);
    fixture.pass(6);
    await publishDue(ctx);
    expect((await getCollectionDetails(ctx, { collectionId: id })).value.id).toBe(id);
    fixture.pass(10);
    await publishDue(ctx);
    await expect(getCollectionDetails(ctx, { collectionId: id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      plan(ctx, ana, collectionSubject(id), {
        publishAt: undefined,
        publishOnPlatformId: 1,
        unpublishAt: undefined,
        seen,
      }),
    ).rejects.toThrow(editing.planOfCollection);
  });
});

describe('a collection leaves the site', () => {
  test('for a while, and comes back by being published', async () => {
    const id = await put([598], 'Intermitente');
    await unpublishRecord(ctx, ana, { entity: 'collection', id: id });
    await expect(getCollectionBySlug(ctx, { slug: 'intermitente' })).rejects.toMatchObject({ isGone: true });
    expect((await openSubject(ctx, collectionSubject(id))).state).toBe('hidden');
    await publishAll(ana, collectionSubject(id));
    expect((await getCollectionBySlug(ctx, { slug: 'intermitente' })).value.id).toBe(id);
    await unpublishRecord(ctx, ana, { entity: 'collection', id: id });
    await expect(unpublishRecord(ctx, ana, { entity: 'collection', id: id })).rejects.toThrow(editing.notOnAir);
  });

  test('for the trash, from where it comes back unpublished with all its texts', async () => {
    const id = await put([598], 'De passagem');
    await write(ana, collectionSubject(id), { titleH2: 'Mais' });
    expect(
      await refusalOf(removeRecord(ctx, ana, { entity: 'collection', id: id }, { leadsTo: 'https://example.com' })),
    ).toEqual({
      leadsTo: editing.pathInvalid,
    });
    await removeRecord(ctx, ana, { entity: 'collection', id: id }, { leadsTo: '/colecoes' });
    await expect(getCollectionBySlug(ctx, { slug: 'de-passagem' })).rejects.toMatchObject({ leadsTo: '/colecoes' });
    await expect(openSubject(ctx, collectionSubject(id))).rejects.toMatchObject({ code: 'not-found' });
    await expect(change(id, { type: 'add', items: [filmItem(1)] })).rejects.toMatchObject({ code: 'not-found' });
    await takeRecordBack(ctx, ana, { entity: 'collection', id: id });
    const { state, fields } = await openSubject(ctx, collectionSubject(id));
    expect([state, fields.find(({ field }) => field === 'titleH2')?.draft?.value]).toEqual(['hidden', 'Mais']);
    await expect(takeRecordBack(ctx, ana, { entity: 'collection', id: id })).rejects.toThrow(editing.trashNotFound);
  });

  test('for good after thirty days: its addresses are gone, or redirect where an editor said', async () => {
    const [gone, led] = [await put([598], 'Some de vez'), await put([598], 'Vai adiante')];
    await write(ana, collectionSubject(led), { slug: 'foi-adiante' });
    await publishAll(ana, collectionSubject(led));
    await removeRecord(ctx, ana, { entity: 'collection', id: gone }, { leadsTo: '' });
    await removeRecord(ctx, ana, { entity: 'collection', id: led }, { leadsTo: '/filmes' });
    fixture.pass(31 * 24 * 60);
    await forgetRemovedRecords(ctx);
    await expect(takeRecordBack(ctx, ana, { entity: 'collection', id: gone })).rejects.toThrow(editing.trashNotFound);
    await expect(getCollectionBySlug(ctx, { slug: 'some-de-vez' })).rejects.toMatchObject({ isGone: true });
    for (const slug of ['vai-adiante', 'foi-adiante'])
      await expect(getCollectionBySlug(ctx, { slug })).rejects.toMatchObject({ leadsTo: '/filmes' });
    // The address of a deleted collection may be used again.
    const id = await put([598], 'Some de vez');
    expect((await getCollectionBySlug(ctx, { slug: 'some-de-vez' })).value.id).toBe(id);
  });
});

test('an old revision comes back as a draft, titles and order included, and nothing is published', async () => {
  const id = await put([598, 666]);
  await change(id, { type: 'remove', item: filmItem(598) });
  await publishAll(ana, collectionSubject(id));
  const { recent } = await openSubject(ctx, collectionSubject(id));
  const first = recent.filter(({ state }) => state === 'published').at(-1)?.number ?? 0;
  await restoreAsDraft(ctx, ana, collectionSubject(id), first);
  expect(await listIds(id)).toEqual([598, 666]);
  expect((await getCollectionDetails(ctx, { collectionId: id })).value.mediaItems.map((item) => item.id)).toEqual([
    666,
  ]);
});

test('collections are found by name, number, address and state, those worked on last first', async () => {
  const id = await put([598], 'Última Sessão');
  const find = async (filter: Partial<ListQuery>) => (await list(filter)).map((line) => line.id);
  expect((await find({}))[0]).toBe(id);
  for (const query of [
    'ultima sess',
    'ultima-sessao',
    '/colecoes/ultima-sessao',
    'https://x.example/colecoes/ultima-sessao/',
  ])
    expect(await find({ query })).toEqual([id]);
  expect(await find({ query: String(id) })).toContain(id);
  expect(await find({ query: 'ultima', state: 'rascunho' })).toEqual([]);
  const [line] = await list({ query: 'ultima', state: 'no-ar' });
  expect(line).toMatchObject({ state: 'on-air', hasDraft: false, lastEdit: { author: { name: 'Ana' } } });
  expect(line?.titles).toEqual({ movies: 1, series: 0, people: 0, troubled: 0 });

  // As editors see it: with what is drafted, also where it was never public.
  await write(ana, collectionSubject(id), { name: 'Sessão da madrugada', isChronological: true });
  expect(await list({ query: 'madrugada' })).toMatchObject([{ id, hasDraft: true, values: { isChronological: true } }]);
  expect(await find({ query: 'sessao', marks: ['cronologica'] })).toEqual([id]);
  const fresh = await begin([598], 'Só rascunho');
  expect(await find({ query: 'so rascunho', state: 'rascunho' })).toEqual([fresh]);
  await unpublishRecord(ctx, ana, { entity: 'collection', id });
  expect(await find({ query: 'sessao', state: 'oculto' })).toEqual([id]);
  const inOrder = (await list({ order: 'nome' })).map(({ title }) => title);
  expect(inOrder.length).toBeGreaterThan(3);
  expect((await find({ order: 'novos' }))[0]).toBe(fresh);
});

test('a page of the list is read by itself, and the total is that of all', async () => {
  const { lines, total } = await findSubjects(ctx, { entity: 'collection' });
  const later = await findSubjects(ctx, { entity: 'collection', page: 2 });
  expect(total).toBe(lines.length);
  expect(later).toMatchObject({ lines: [], total });
});

test('what is in the trash is listed apart, with who removed it and where its address leads', async () => {
  const id = await put([598], 'Vai e volta');
  await removeRecord(ctx, ana, { entity: 'collection', id }, { leadsTo: '/filmes' });
  expect((await list({ query: 'vai e volta' })).length).toBe(0);
  const removed = (await listRemoved(ctx, ['collection'])).find((line) => line.id === id);
  expect(removed).toMatchObject({
    entity: 'collection',
    name: 'Vai e volta',
    leadsTo: '/filmes',
    author: { name: 'Ana' },
  });
  await takeRecordBack(ctx, ana, { entity: 'collection', id });
  expect((await listRemoved(ctx, ['collection'])).some((line) => line.id === id)).toBe(false);
  expect(await list({ query: 'vai e volta' })).toMatchObject([{ id, state: 'hidden' }]);
});
