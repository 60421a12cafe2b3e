import pg from 'pg';
import { expect, test } from 'vitest';
import { type ChosenSource, chosenLimitOf } from '#shared/admin/domain/change-sets.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminImport } from '#shared/admin/text/import.ts';
import {
  BATCH,
  CENTRAL_STATION,
  CITY_OF_GOD,
  openEditedFixture,
} from '../../../../test/editing/open-edited-fixture.ts';
import { findPlan, savePlan } from '../../store/editing/plans.ts';
import { findMovie } from '../../store/titles/movies.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { listDraftedItems } from '../collections/change-items.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { cancelPlan, plan } from '../editing/plans.ts';
import { dropCopiesOfChosen, resyncChosen } from '../editing/provider-data.ts';
import { publishDue } from '../editing/publish-due.ts';
import { readWritten } from '../editing/written.ts';
import { createRecord } from '../records/create-record.ts';
import { applyChangeSet } from './apply-change-set.ts';
import { chosenSources } from './chosen-sources.ts';
import { collectChangeSet } from './collect.ts';
import { fillChangeSet, prepareChangeSet } from './prepare-change-set.ts';
import { ratingCsv } from './rating-csv.ts';
import { readChangeSet } from './read-change-set.ts';
import { undoChangeSet } from './undo-change-set.ts';

const fixture = await openEditedFixture();
const { ctx, write, look, publishAll, pass, listAudit } = fixture;
const [ana, bia] = [await fixture.hire('Ana'), await fixture.hire('Bia')];
const BOTH = [CITY_OF_GOD.id, CENTRAL_STATION.id];
const prepare = (source: ChosenSource, ids: number[], entity: 'movie' | 'person' = 'movie', editor = ana) =>
  prepareChangeSet(ctx, editor, chosenSources[source], { entity, ids });
const isPublic = async (id: number) => (await findMovie(ctx.db, id))?.is_public;
const lineOf = async (setId: string, id: number) =>
  (await readChangeSet(ctx, setId)).lines.find((line) => line.id === id);

test('several are hidden at once after a preview, with one audit event, and shown again', async () => {
  const id = await prepare('hide', BOTH);
  expect(await isPublic(CITY_OF_GOD.id)).toBe(true);
  expect((await readChangeSet(ctx, id)).lines).toMatchObject([
    { id: 598, changes: [{ field: 'isHidden', from: null, to: true }], isDone: false },
    { id: 666, refusal: undefined },
  ]);
  await applyChangeSet(ctx, ana, id, 'publication');
  expect([await isPublic(598), await isPublic(666)]).toEqual([false, false]);
  await expect(applyChangeSet(ctx, ana, id, 'publication')).rejects.toThrow(adminChanges.alreadyDone);
  await undoChangeSet(ctx, ana, id);
  expect([await isPublic(598), await isPublic(666)]).toEqual([true, true]);
  expect((await look(CITY_OF_GOD, 'isHidden')).published).toBeUndefined();
  await expect(undoChangeSet(ctx, ana, id)).rejects.toThrow(adminChanges.alreadyUndone);
  const auditEvents = (await listAudit()).filter(({ action }) => action.startsWith('changes.'));
  expect(auditEvents).toMatchObject([
    { action: 'changes.applied', after: { source: 'hide', subjects: ['movie 598', 'movie 666'] } },
    { action: 'changes.undone', after: { source: 'hide', subjects: ['movie 598', 'movie 666'] } },
  ]);
});

test('a title changed since the preview is skipped, and says so', async () => {
  const id = await prepare('noindex', BOTH);
  pass(1);
  await write(bia, CENTRAL_STATION, { isNoindex: true });
  await publishAll(bia, CENTRAL_STATION);
  await applyChangeSet(ctx, ana, id, 'publication');
  expect(await lineOf(id, 666)).toMatchObject({ isDone: false, refusal: 'same' });
  pass(1);
  await write(bia, CITY_OF_GOD, { isNoindex: null });
  await publishAll(bia, CITY_OF_GOD);
  await undoChangeSet(ctx, ana, id);
  expect(await lineOf(id, 598)).toMatchObject({ isDone: true, refusal: 'changed' });
  expect((await look(CENTRAL_STATION, 'isNoindex')).published?.author.name).toBe('Bia');
});

test('drafts are published together; undone, the old texts are published and the drafts are drafts again', async () => {
  await write(ana, CITY_OF_GOD, { tagline: 'A primeira' });
  await publishAll(ana, CITY_OF_GOD);
  await write(bia, CITY_OF_GOD, { tagline: 'A segunda' });
  const id = await prepare('publish', BOTH);
  expect(await lineOf(id, 666)).toMatchObject({ refusal: 'nothing-written' });
  await applyChangeSet(ctx, ana, id, 'publication');
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({ shown: 'A segunda', draft: undefined });
  pass(1);
  await undoChangeSet(ctx, ana, id);
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({
    shown: 'A primeira',
    draft: { value: 'A segunda', author: { name: 'Bia' } },
  });
});

test('a draft that was changed after the preview is not published', async () => {
  await write(ana, CENTRAL_STATION, { tagline: 'Vista' });
  const id = await prepare('publish', [666]);
  await write(bia, CENTRAL_STATION, { tagline: 'Não vista' });
  await applyChangeSet(ctx, ana, id, 'publication');
  expect(await lineOf(id, 666)).toMatchObject({ isDone: false, refusal: 'changed' });
  expect((await look(CENTRAL_STATION, 'tagline')).draft?.value).toBe('Não vista');
});

test('drafts are planned together; undone, only plans that nobody moved are cancelled', async () => {
  await write(ana, CITY_OF_GOD, { tagline: 'Na hora' });
  await write(bia, CENTRAL_STATION, { tagline: 'Na mesma hora' });
  const planned = () => prepare('publish', BOTH);
  const hours = (count: number) => new Date(ctx.now().getTime() + count * 3_600_000);
  const [id, at] = [await planned(), hours(2)];
  await expect(applyChangeSet(ctx, ana, id, { publishAt: hours(-1) })).rejects.toMatchObject({
    fields: { publishAt: editing.dateInPast },
  });
  await applyChangeSet(ctx, ana, id, { publishAt: at });
  expect(await readChangeSet(ctx, id)).toMatchObject({ publishAt: at, lines: [{ isDone: true }, { isDone: true }] });
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({ draft: { value: 'Na hora' } });
  expect((await readChangeSet(ctx, await planned())).lines).toMatchObject([
    { refusal: 'planned' },
    { refusal: 'planned' },
  ]);

  const plan = await findPlan(ctx.db, CENTRAL_STATION);
  if (!plan) throw new Error('it was planned');
  expect(plan).toMatchObject({ publishAt: at, seen: { tagline: expect.any(Number) } });
  await ctx.db.transaction().execute((trx) => savePlan(trx, CENTRAL_STATION, { ...plan, publishAt: hours(3) }));
  await undoChangeSet(ctx, ana, id);
  expect([await findPlan(ctx.db, CITY_OF_GOD), await lineOf(id, 666)]).toMatchObject([
    undefined,
    { isDone: true, refusal: 'changed' },
  ]);

  const again = await planned();
  await applyChangeSet(ctx, ana, again, { publishAt: at });
  pass(4 * 60);
  await publishDue(ctx);
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({ shown: 'Na hora', draft: undefined });
  expect(await look(CENTRAL_STATION, 'tagline')).toMatchObject({ shown: 'Na mesma hora', draft: undefined });
  await undoChangeSet(ctx, ana, again);
  expect(await lineOf(again, 598)).toMatchObject({ isDone: true, refusal: 'changed' });
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({ shown: 'Na hora' });
});

test('titles are asked of TMDB again before everything else, or rebuilt, at once and with one audit event', async () => {
  expect(await resyncChosen(ctx, ana, { entity: 'movie', ids: [...BOTH, 999_999] })).toBe(2);
  const queue = await ctx.db.selectFrom('fetch_queue').select(['id', 'priority']).orderBy('id').execute();
  expect(queue).toEqual(BOTH.map((each) => ({ id: each, priority: 3e6 })));
  expect(await dropCopiesOfChosen(ctx, ana, { entity: 'movie', ids: BOTH })).toBe(2);
  expect((await listAudit()).slice(-2)).toMatchObject([
    { action: 'subjects.resynced', after: { ids: BOTH } },
    { action: 'subjects.purged', after: { ids: BOTH } },
  ]);
  const many = Array.from({ length: chosenLimitOf('editor') + 1 }, (_, index) => index + 1);
  await expect(resyncChosen(ctx, ana, { entity: 'movie', ids: many })).rejects.toThrow(adminChanges.tooMany(50));
});

test('a set is stored as drafts, which publish nothing; undone, what was drafted later or planned stays', async () => {
  const taglines = (text: string) => {
    const read = () => BOTH.map((id) => ({ entity: 'movie' as const, id, values: { seoTitle: text } }));
    return prepareChangeSet(ctx, ana, { name: 'rate', read }, undefined);
  };
  const first = await taglines('Uma frase');
  await applyChangeSet(ctx, ana, first, 'drafts');
  expect(await look(CITY_OF_GOD, 'seoTitle')).toMatchObject({ published: undefined, draft: { value: 'Uma frase' } });
  await write(bia, CENTRAL_STATION, { seoTitle: 'A de Bia' });
  await undoChangeSet(ctx, ana, first);
  expect((await look(CITY_OF_GOD, 'seoTitle')).draft).toBeUndefined();
  expect((await look(CENTRAL_STATION, 'seoTitle')).draft).toMatchObject({ value: 'A de Bia' });
  expect(await lineOf(first, 666)).toMatchObject({ isDone: true, refusal: 'changed' });

  const second = await taglines('Outra frase');
  expect(await lineOf(second, 666)).toMatchObject({ refusal: 'draft' });
  await applyChangeSet(ctx, ana, second, 'drafts');
  await plan(ctx, ana, CITY_OF_GOD, {
    ...{ publishAt: new Date(ctx.now().getTime() + 3_600_000), publishOnPlatformId: undefined, unpublishAt: undefined },
    seen: { seoTitle: 3 },
  });
  await undoChangeSet(ctx, ana, second);
  expect((await look(CITY_OF_GOD, 'seoTitle')).draft).toMatchObject({ value: 'Outra frase' });
  await cancelPlan(ctx, ana, CITY_OF_GOD);
  await discardDraft(ctx, ana, CITY_OF_GOD);
  await discardDraft(ctx, bia, CENTRAL_STATION);
});

test('titles are hidden at a time: drafts with a plan; undone, neither is left', async () => {
  const id = await prepare('hide', BOTH);
  await applyChangeSet(ctx, ana, id, { publishAt: new Date(ctx.now().getTime() + 3_600_000) });
  expect([await isPublic(598), await isPublic(666)]).toEqual([true, true]);
  expect(await findPlan(ctx.db, CITY_OF_GOD)).toMatchObject({ seen: { isHidden: expect.any(Number) } });
  await undoChangeSet(ctx, ana, id);
  expect(await findPlan(ctx.db, CITY_OF_GOD)).toBeUndefined();
  expect((await look(CITY_OF_GOD, 'isHidden')).draft).toBeUndefined();
});

test('a set that is whole is applied as a whole, or not at all', async () => {
  const read = () => BOTH.map((id) => ({ entity: 'movie' as const, id, values: { isNoindex: true } }));
  const id = await prepareChangeSet(ctx, ana, { name: 'noindex', isWhole: true, read }, undefined);
  await write(bia, CITY_OF_GOD, { isNoindex: true });
  const words = adminChanges.refusedWhole;
  await expect(applyChangeSet(ctx, ana, id, 'publication')).rejects.toThrow(words);
  expect((await look(CENTRAL_STATION, 'isNoindex')).published?.author.name).not.toBe('Ana');
  await discardDraft(ctx, bia, CITY_OF_GOD);
});

test('who may not publish a set may store it as drafts, and who may not make it neither', async () => {
  const writer = await fixture.hire('Caio', 'writer');
  await expect(prepare('hide', BOTH, 'movie', writer)).rejects.toThrow(adminErrors.forbidden);
  const id = await prepare('index', BOTH);
  for (const as of ['publication', 'drafts'] as const)
    await expect(applyChangeSet(ctx, writer, id, as)).rejects.toThrow(adminErrors.forbidden);
  await expect(undoChangeSet(ctx, writer, id)).rejects.toThrow(adminErrors.forbidden);
});

test('more subjects than one transaction takes are refused before anything is stored', async () => {
  const read = () =>
    Array.from({ length: 501 }, (_, id) => ({ entity: 'movie' as const, id, values: { isHidden: true } }));
  await expect(prepareChangeSet(ctx, ana, { name: 'rate', read }, undefined)).rejects.toThrow(
    adminChanges.tooMany(500),
  );
});

test('titles go into the draft of a collection; undone, only those that were not there leave', async () => {
  const collectionId = await createRecord(ctx, ana, 'collection', { title: 'Rio em cena', slug: '' });
  const items = async () =>
    ctx.db.transaction().execute(async (trx) => {
      const written = await readWritten(trx, { entity: 'collection', id: collectionId });
      return listDraftedItems(written).map(({ titleId }) => titleId);
    });
  const first = await prepare('collect', [598]);
  await collectChangeSet(ctx, ana, first, collectionId);
  const second = await prepare('collect', BOTH);
  await collectChangeSet(ctx, ana, second, collectionId);
  expect(await items()).toEqual(BOTH);
  await undoChangeSet(ctx, ana, second);
  expect(await items()).toEqual([598]);
});

test('titles are in the list and the action is marked, or neither: what broke off can be done again, and undone', async () => {
  const collectionId = await createRecord(ctx, ana, 'collection', { title: 'Rio partido', slug: '' });
  const items = async () =>
    ctx.db.transaction().execute(async (trx) => {
      const written = await readWritten(trx, { entity: 'collection', id: collectionId });
      return listDraftedItems(written).map(({ titleId }) => titleId);
    });
  const id = await prepare('collect', BOTH);
  const owner = new pg.Client({ connectionString: fixture.database.ownerUrl });
  await owner.connect();
  const breakOff = () =>
    owner.query(`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
      create trigger break_off before update on change_sets for each row execute function break_off()`);
  const heal = () => owner.query('drop function break_off() cascade');
  await breakOff();
  await expect(collectChangeSet(ctx, ana, id, collectionId)).rejects.toThrow('broken off');
  expect(await items()).toEqual([]);
  await heal();
  await collectChangeSet(ctx, ana, id, collectionId);
  expect(await items()).toEqual(BOTH);

  await breakOff();
  await expect(undoChangeSet(ctx, ana, id)).rejects.toThrow('broken off');
  expect(await items()).toEqual(BOTH);
  await heal();
  await undoChangeSet(ctx, ana, id);
  expect(await items()).toEqual([]);
  await owner.end();
});

test('an editor takes fifty at most, and only stored titles', async () => {
  const many = Array.from({ length: chosenLimitOf('editor') + 1 }, (_, index) => index + 1);
  await expect(prepare('hide', many)).rejects.toThrow(adminChanges.tooMany(50));
  await expect(prepare('hide', [])).rejects.toThrow(adminChanges.nothingChosen);
  await expect(prepare('hide', [999_999])).rejects.toThrow();
});

test('two editors who apply it at the same time apply it once', async () => {
  await syncMovie(ctx, CITY_OF_GOD.id, BATCH);
  const id = await prepare('hide', BOTH);
  const outcomes = await Promise.allSettled([
    applyChangeSet(ctx, ana, id, 'publication'),
    applyChangeSet(ctx, bia, id, 'publication'),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const back = await Promise.allSettled([undoChangeSet(ctx, ana, id), undoChangeSet(ctx, bia, id)]);
  expect(back.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([await isPublic(598), await isPublic(666)]).toEqual([true, true]);
});

test('several get one age rating: chosen on the preview, applied, and undone', async () => {
  const id = await prepare('rate', BOTH);
  expect(await readChangeSet(ctx, id)).toMatchObject({ isBlank: true, lines: [{ changes: [] }, { changes: [] }] });
  await expect(applyChangeSet(ctx, ana, id, 'publication')).rejects.toThrow(adminChanges.rateNothing);
  await expect(fillChangeSet(ctx, id, {})).rejects.toThrow(adminChanges.rateNothing);
  await fillChangeSet(ctx, id, { certification: '18' });
  const source = 'https://www.gov.br/mj/x';
  const values = { certification: '6', certificationReasons: ['fear'], certificationSource: source };
  await fillChangeSet(ctx, id, values);
  const { lines } = await readChangeSet(ctx, id);
  expect(Object.fromEntries(lines[0]?.changes.map(({ field, to }) => [field, to]) ?? [])).toEqual(values);
  await applyChangeSet(ctx, ana, id, 'publication');
  const shown = async (movie: number) => {
    const row = await findMovie(ctx.db, movie);
    return [row?.certification, row?.certification_reasons, row?.certification_source];
  };
  expect([await shown(598), await shown(666)]).toEqual([
    ['6', ['fear'], source],
    ['6', ['fear'], source],
  ]);
  await expect(fillChangeSet(ctx, id, values)).rejects.toThrow(adminChanges.alreadyDone);
  pass(1);
  await undoChangeSet(ctx, ana, id);
  expect((await look(CITY_OF_GOD, 'certification')).published).toBeUndefined();
  expect((await shown(598))[2]).toBe('tmdb');
});

test('a CSV gives each title its own rating; one wrong line, and nothing is prepared', async () => {
  const head = 'id;classificacao;motivos;quem_classificou;fonte';
  const csv = (...lines: string[]) =>
    prepareChangeSet(ctx, ana, ratingCsv, { text: [head, ...lines].join('\n'), entity: 'movie' });
  await expect(csv('598;16;violência;oficial;', '666;15;;;')).rejects.toThrow('Linha 3: confira "classificacao".');
  await expect(csv('598;;;;')).rejects.toThrow(adminImport.ratingNothing);
  const id = await csv('598;16;violência;autoclassificação;', '666;L;;;', '999999;12;;;');
  expect((await readChangeSet(ctx, id)).lines).toMatchObject([{ id: 598 }, { id: 666 }]);
  await applyChangeSet(ctx, ana, id, 'publication');
  expect([await findMovie(ctx.db, 598), await findMovie(ctx.db, 666)]).toMatchObject([
    { certification: '16', certification_reasons: ['violence'], certification_origin: 'self-rated' },
    { certification: 'L', certification_reasons: [], certification_source: 'editor' },
  ]);
  const again = await csv('666;L;;;');
  expect((await readChangeSet(ctx, again)).lines).toMatchObject([{ refusal: 'same' }]);
});

test('a rating that somebody drafted is theirs; a value that does not fit is refused; a person has no rating', async () => {
  await write(bia, CITY_OF_GOD, { certification: '10' });
  const id = await prepare('rate', BOTH);
  await fillChangeSet(ctx, id, { certification: '12' });
  expect(await lineOf(id, 598)).toMatchObject({ refusal: 'draft' });
  await fillChangeSet(ctx, id, { certificationSource: 'http://x.example' });
  expect(await lineOf(id, 666)).toMatchObject({ refusal: 'unfit' });
  await expect(prepare('rate', [1], 'person')).rejects.toThrow(adminChanges.unknownAction);
  await write(bia, CITY_OF_GOD, { certification: null });
});
