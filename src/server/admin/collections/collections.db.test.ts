import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '#shared/admin/domain/field-failure.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { ItemChange } from '#shared/domain/titles/collection-items.ts';
import { openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { raceReorders } from '../../../../test/editing/race-reorders.ts';
import { getCollectionBySlug, getCollectionDetails, getCollections } from '../../catalogue/collections/collections.ts';
import { editMovie } from '../editing/edit-entity.ts';
import { openSubject } from '../editing/open-subject.ts';
import { plan } from '../editing/plans.ts';
import { publishDue } from '../editing/publish-due.ts';
import { restoreAsDraft } from '../editing/restore-revision.ts';
import { withDraft } from '../editing/with-draft.ts';
import { changeCollectionItems } from './change-items.ts';
import { readCollectionTitles } from './collection-titles.ts';
import { createCollectionDraft } from './create-collection.ts';
import { findItemTitles } from './find-item-titles.ts';
import { listCollections } from './list-collections.ts';
import { readPastedItems } from './read-pasted-items.ts';
import {
  forgetRemovedCollections,
  removeCollection,
  takeCollectionBack,
  unpublishCollection,
} from './remove-collection.ts';

const fixture = await openEditedFixture();
const { ctx, write, publishAll } = fixture;
const [ana, bia] = [await fixture.hire('Ana'), await fixture.hire('Bia')];
const film = (titleId: number) => ({ kind: 'movie', titleId }) as const;
const subjectOf = (id: number) => ({ entity: 'collection', id }) as const;
const change = (id: number, ...changes: ItemChange[]) => changeCollectionItems(ctx, ana, id, changes);
const listIds = async (id: number) => {
  const { items } = await change(id);
  return items.map(({ titleId }) => titleId);
};
const NO_FILTER = { query: '', state: undefined, isChronological: false, isTroubled: false, page: 1 };

let made = 0;
async function begin(titles = [598, 666], name = `Coleção ${(made += 1)}`): Promise<number> {
  const id = await createCollectionDraft(ctx, ana, { name, slug: '' });
  await write(ana, subjectOf(id), { descriptionH1: 'Uma descrição.' });
  await change(id, { type: 'add', items: titles.map(film) });
  return id;
}
async function put(titles?: number[], name?: string): Promise<number> {
  const id = await begin(titles, name);
  await publishAll(ana, subjectOf(id));
  return id;
}
const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => ({}),
    (error: unknown) => fieldErrorsOf(error),
  );

describe('a collection is begun', () => {
  test('with a name, the address it makes and a heading, and visitors do not see it', async () => {
    const id = await createCollectionDraft(ctx, ana, { name: ' Noites de verão ', slug: '' });
    const { title, state, path, fields } = await openSubject(ctx, subjectOf(id));
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
    expect(await refusalOf(createCollectionDraft(ctx, ana, given))).toEqual(faults);
  });
});

describe('a collection is published', () => {
  test('once it has all it needs, and then everybody sees it', async () => {
    const id = await createCollectionDraft(ctx, ana, { name: 'Incompleta', slug: '' });
    await write(ana, subjectOf(id), { titleH1: null });
    expect(await refusalOf(publishAll(ana, subjectOf(id)))).toEqual({
      titleH1: editing.titleMissing,
      descriptionH1: editing.descriptionMissing,
      items: editing.collectionEmpty,
    });
    await write(ana, subjectOf(id), { titleH1: 'Completa', descriptionH1: 'Enfim.', isChronological: true });
    await change(id, { type: 'add', items: [film(598), film(666)] });
    const other = await fixture.openAnother();
    await publishAll(ana, subjectOf(id));
    const { value } = await getCollectionBySlug(other.ctx, { slug: 'incompleta' });
    expect(value).toMatchObject({ tituloH1: 'Completa', descricaoH1: 'Enfim.', ordemCronologica: true });
    expect(value.mediaItems.map((item) => item.id)).toEqual([598, 666]);
    expect(
      (await getCollections(other.ctx, { page: 1, limit: 20 })).value.collections.map((each) => each.id),
    ).toContain(id);
  });

  test('and what is written later is a draft, seen only with the preview address', async () => {
    const id = await put();
    await write(ana, subjectOf(id), { titleH1: 'Em prova' });
    await change(id, { type: 'move', item: film(666), to: 1 });
    const preview = await withDraft(ctx, subjectOf(id), (drafted) =>
      getCollectionDetails(drafted, { collectionId: id }),
    );
    expect(preview.value).toMatchObject({ tituloH1: 'Em prova' });
    expect(preview.value.mediaItems.map((item) => item.id)).toEqual([666, 598]);
    const { value } = await getCollectionDetails(ctx, { collectionId: id });
    expect(value.mediaItems.map((item) => item.id)).toEqual([598, 666]);
  });

  test('and a draft that was never published is shown in its preview, unfinished as it is', async () => {
    const id = await createCollectionDraft(ctx, ana, { name: 'Só prévia', slug: '' });
    const { value } = await withDraft(ctx, subjectOf(id), (drafted) =>
      getCollectionDetails(drafted, { collectionId: id }),
    );
    expect(value).toMatchObject({ name: 'Só prévia', mediaItems: [] });
  });

  test('under another address, and the old one redirects there; no other collection can take either', async () => {
    const id = await put([598], 'Nome antigo');
    await write(ana, subjectOf(id), { slug: 'nome-novo' });
    await publishAll(ana, subjectOf(id));
    expect((await getCollectionBySlug(ctx, { slug: 'nome-antigo' })).value).toMatchObject({ id, slug: 'nome-novo' });
    for (const slug of ['nome-antigo', 'nome-novo'])
      expect(await refusalOf(createCollectionDraft(ctx, ana, { name: 'Outra', slug }))).toEqual({
        slug: editing.slugTaken,
      });
    const rival = await put([598], 'Rival');
    await write(ana, subjectOf(rival), { slug: 'nome-novo' });
    expect(await refusalOf(publishAll(ana, subjectOf(rival)))).toEqual({ slug: editing.slugTaken });
    await write(ana, subjectOf(id), { slug: 'nome-antigo' });
    await publishAll(ana, subjectOf(id));
    expect((await getCollectionBySlug(ctx, { slug: 'nome-novo' })).value).toMatchObject({ slug: 'nome-antigo' });
  });

  test('by itself at the time that was planned, and leaves at another', async () => {
    const id = await begin();
    const { fields } = await openSubject(ctx, subjectOf(id));
    const seen = Object.fromEntries(fields.flatMap(({ field, draft, version }) => (draft ? [[field, version]] : [])));
    const at = (minutes: number) => new Date(ctx.now().getTime() + minutes * 60_000);
    await plan(ctx, ana, subjectOf(id), {
      publishAt: at(5),
      publishOnPlatformId: undefined,
      unpublishAt: at(15),
      seen,
    });
    expect((await listCollections(ctx, { ...NO_FILTER, state: 'planned' })).lines.map((line) => line.id)).toEqual([id]);
    fixture.pass(6);
    await publishDue(ctx);
    expect((await getCollectionDetails(ctx, { collectionId: id })).value.id).toBe(id);
    fixture.pass(10);
    await publishDue(ctx);
    await expect(getCollectionDetails(ctx, { collectionId: id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      plan(ctx, ana, subjectOf(id), { publishAt: undefined, publishOnPlatformId: 1, unpublishAt: undefined, seen }),
    ).rejects.toThrow(editing.planOfCollection);
  });
});

describe('titles of a collection', () => {
  test('are added once, moved, described and taken out, each on the list as it is then', async () => {
    const id = await begin([598, 666, 1, 2]);
    await change(id, { type: 'add', items: [film(2), film(3)] });
    await change(id, { type: 'move', item: film(3), to: 2 }, { type: 'shift', item: film(598), by: 1 });
    expect(await listIds(id)).toEqual([3, 598, 666, 1, 2]);
    await change(id, { type: 'move', item: film(3), to: 99 }, { type: 'move', item: film(2), to: -4 });
    await change(id, { type: 'remove', item: film(1) }, { type: 'move', item: film(77), to: 1 });
    const { items } = await change(id, { type: 'describe', item: film(2), note: ' Comece aqui. ', isSkippable: true });
    expect(items).toEqual([
      { ...film(2), note: 'Comece aqui.', isSkippable: true },
      ...[598, 666, 3].map((titleId) => ({ ...film(titleId), note: '', isSkippable: false })),
    ]);
    const late = { type: 'describe', item: film(2), note: 'A minha.', isSkippable: false, was: '' } as const;
    await expect(changeCollectionItems(ctx, bia, id, [late])).rejects.toThrow('Comece aqui.');
  });

  test('that editors put in order at once are all still there', async () => {
    const others = await Promise.all([fixture.openAnother(), fixture.openAnother()]);
    const items = Array.from({ length: 20 }, (_, index) => film(index + 1));
    const collectionId = await begin(items.map(({ titleId }) => titleId));
    let seed = 603;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const race = { contexts: [ctx, ...others.map((other) => other.ctx)], editors: [ana, bia], collectionId, items };
    expect(await raceReorders(race, 40, random)).toEqual([]);
  });

  test('that visitors do not see are marked, with the reason, and platforms with their counts', async () => {
    await editMovie(ctx, { movieId: 666, changes: { isHidden: true }, author: 'cli', note: '' });
    const { titles, nowhere } = await readCollectionTitles(ctx, [598, 666, 990_001].map(film));
    expect(titles.map(({ trouble }) => trouble)).toEqual([undefined, 'hidden', 'unknown']);
    expect(nowhere).toBeLessThanOrEqual(1);
    const id = await begin([598, 666, 990_001]);
    expect((await readCollectionTitles(ctx, [film(990_001)])).titles[0]?.trouble).toBe('waiting');
    const { lines } = await listCollections(ctx, { ...NO_FILTER, isTroubled: true });
    expect(lines.find((line) => line.id === id)).toMatchObject({ movies: 3, troubled: 2 });
    await editMovie(ctx, { movieId: 666, changes: { isHidden: null }, author: 'cli', note: '' });
  });

  test('are found by name and pasted by number and address, and the preview adds nothing', async () => {
    expect((await findItemTitles(ctx, 'cidade de deus')).map(({ titleId }) => titleId)).toContain(598);
    const id = await begin([598]);
    const pasted = [
      '666',
      'https://www.themoviedb.org/movie/598-x',
      `${ctx.siteUrl}/filme/central-do-brasil-1998-666`,
      'https://example.com/x',
      '/pessoa/alguem-9',
      'https://www.themoviedb.org/movie/446159',
      'oi',
      'Central do Brasil (1998)',
      'central do brasil',
      'Central do Brasil (1997)',
      'https://www.themoviedb.org/tv/990002',
    ];
    const lines = await readPastedItems(ctx, id, pasted.join('\n'));
    expect(lines.map(({ verdict }) => verdict)).toEqual([
      'found',
      'duplicate',
      'duplicate',
      'error',
      'error',
      'queued',
      'error',
      'duplicate',
      'duplicate',
      'error',
      'error',
    ]);
    expect(lines[7]?.item).toMatchObject({ titleId: 666 });
    expect(await listIds(id)).toEqual([598]);
    await expect(readPastedItems(ctx, id, ' \n ')).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('a collection leaves the site', () => {
  test('for a while, and comes back by being published', async () => {
    const id = await put([598], 'Intermitente');
    await unpublishCollection(ctx, ana, id);
    await expect(getCollectionBySlug(ctx, { slug: 'intermitente' })).rejects.toMatchObject({ isGone: true });
    expect((await openSubject(ctx, subjectOf(id))).state).toBe('hidden');
    await publishAll(ana, subjectOf(id));
    expect((await getCollectionBySlug(ctx, { slug: 'intermitente' })).value.id).toBe(id);
    await unpublishCollection(ctx, ana, id);
    await expect(unpublishCollection(ctx, ana, id)).rejects.toThrow(editing.notOnAir);
  });

  test('for the trash, from where it comes back unpublished with all its texts', async () => {
    const id = await put([598], 'De passagem');
    await write(ana, subjectOf(id), { titleH2: 'Mais' });
    expect(await refusalOf(removeCollection(ctx, ana, id, { leadsTo: 'https://example.com' }))).toEqual({
      leadsTo: editing.pathInvalid,
    });
    await removeCollection(ctx, ana, id, { leadsTo: '/colecoes' });
    await expect(getCollectionBySlug(ctx, { slug: 'de-passagem' })).rejects.toMatchObject({ leadsTo: '/colecoes' });
    await expect(openSubject(ctx, subjectOf(id))).rejects.toMatchObject({ code: 'not-found' });
    await expect(change(id, { type: 'add', items: [film(1)] })).rejects.toMatchObject({ code: 'not-found' });
    await takeCollectionBack(ctx, ana, id);
    const { state, fields } = await openSubject(ctx, subjectOf(id));
    expect([state, fields.find(({ field }) => field === 'titleH2')?.draft?.value]).toEqual(['hidden', 'Mais']);
    await expect(takeCollectionBack(ctx, ana, id)).rejects.toThrow(editing.trashNotFound);
  });

  test('for good after thirty days: its addresses are gone, or redirect where an editor said', async () => {
    const [gone, led] = [await put([598], 'Some de vez'), await put([598], 'Vai adiante')];
    await write(ana, subjectOf(led), { slug: 'foi-adiante' });
    await publishAll(ana, subjectOf(led));
    await removeCollection(ctx, ana, gone, { leadsTo: '' });
    await removeCollection(ctx, ana, led, { leadsTo: '/filmes' });
    fixture.pass(31 * 24 * 60);
    await forgetRemovedCollections(ctx);
    await expect(takeCollectionBack(ctx, ana, gone)).rejects.toThrow(editing.trashNotFound);
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
  await change(id, { type: 'remove', item: film(598) });
  await publishAll(ana, subjectOf(id));
  const { recent } = await openSubject(ctx, subjectOf(id));
  const first = recent.filter(({ state }) => state === 'published').at(-1)?.number ?? 0;
  await restoreAsDraft(ctx, ana, subjectOf(id), first);
  expect(await listIds(id)).toEqual([598, 666]);
  expect((await getCollectionDetails(ctx, { collectionId: id })).value.mediaItems.map((item) => item.id)).toEqual([
    666,
  ]);
});

test('collections are found by name, address and state, those worked on last first', async () => {
  const id = await put([598], 'Última Sessão');
  const find = async (filter: object) =>
    (await listCollections(ctx, { ...NO_FILTER, ...filter })).lines.map((line) => line.id);
  expect((await find({}))[0]).toBe(id);
  for (const query of [
    'ultima sess',
    'ultima-sessao',
    '/colecoes/ultima-sessao',
    'https://x.example/colecoes/ultima-sessao',
  ])
    expect(await find({ query })).toEqual([id]);
  expect(await find({ query: 'ultima', state: 'draft' })).toEqual([]);
  const [line] = (await listCollections(ctx, { ...NO_FILTER, query: 'ultima' })).lines;
  expect(line).toMatchObject({ state: 'on-air', hasDraft: false, movies: 1, series: 0, editedBy: { name: 'Ana' } });
});
