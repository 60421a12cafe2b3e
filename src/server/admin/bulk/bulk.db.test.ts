import pg from 'pg';
import { expect, test } from 'vitest';
import { bulkLimitOf } from '#shared/admin/domain/bulk.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
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
import { createCollectionDraft } from '../collections/create-collection.ts';
import { publishDue } from '../editing/publish-due.ts';
import { readWritten } from '../editing/written.ts';
import { applyBulk } from './apply-bulk.ts';
import { collectBulk, undoCollect } from './bulk-collection.ts';
import { fillBulk, prepareBulk } from './prepare-bulk.ts';
import { prepareRatings } from './rate-titles.ts';
import { readBulk } from './read-bulk.ts';
import { undoBulk } from './undo-bulk.ts';

const fixture = await openEditedFixture();
const { ctx, write, look, publishAll, pass, listAudit } = fixture;
const [ana, bia] = [await fixture.hire('Ana'), await fixture.hire('Bia')];
const BOTH = [CITY_OF_GOD.id, CENTRAL_STATION.id];
const isPublic = async (id: number) => (await findMovie(ctx.db, id))?.is_public;
const lineOf = async (bulkId: string, id: number) => (await readBulk(ctx, bulkId)).lines.find((line) => line.id === id);

test('several are hidden at once after a preview, with one audit event, and shown again', async () => {
  const id = await prepareBulk(ctx, ana, { action: 'hide', entity: 'movie', ids: BOTH });
  expect(await isPublic(CITY_OF_GOD.id)).toBe(true);
  expect((await readBulk(ctx, id)).lines).toMatchObject([
    { id: 598, changes: [{ field: 'isHidden', from: null, to: true }], isDone: false },
    { id: 666, refusal: undefined },
  ]);
  await applyBulk(ctx, ana, id);
  expect([await isPublic(598), await isPublic(666)]).toEqual([false, false]);
  await expect(applyBulk(ctx, ana, id)).rejects.toThrow(adminBulk.alreadyDone);
  await undoBulk(ctx, ana, id);
  expect([await isPublic(598), await isPublic(666)]).toEqual([true, true]);
  expect((await look(CITY_OF_GOD, 'isHidden')).published).toBeUndefined();
  await expect(undoBulk(ctx, ana, id)).rejects.toThrow(adminBulk.alreadyUndone);
  const auditEvents = (await listAudit()).filter(({ action }) => action.startsWith('bulk.'));
  expect(auditEvents).toMatchObject([
    { action: 'bulk.applied', after: { action: 'hide', ids: BOTH } },
    { action: 'bulk.undone', after: { action: 'hide', ids: BOTH } },
  ]);
});

test('a title changed since the preview is skipped, and says so', async () => {
  const id = await prepareBulk(ctx, ana, { action: 'noindex', entity: 'movie', ids: BOTH });
  pass(1);
  await write(bia, CENTRAL_STATION, { isNoindex: true });
  await publishAll(bia, CENTRAL_STATION);
  await applyBulk(ctx, ana, id);
  expect(await lineOf(id, 666)).toMatchObject({ isDone: false, refusal: 'same' });
  pass(1);
  await write(bia, CITY_OF_GOD, { isNoindex: null });
  await publishAll(bia, CITY_OF_GOD);
  await undoBulk(ctx, ana, id);
  expect(await lineOf(id, 598)).toMatchObject({ isDone: true, refusal: 'changed' });
  expect((await look(CENTRAL_STATION, 'isNoindex')).published?.author.name).toBe('Bia');
});

test('drafts are published together; undone, the old texts are published and the drafts are drafts again', async () => {
  await write(ana, CITY_OF_GOD, { tagline: 'A primeira' });
  await publishAll(ana, CITY_OF_GOD);
  await write(bia, CITY_OF_GOD, { tagline: 'A segunda' });
  const id = await prepareBulk(ctx, ana, { action: 'publish', entity: 'movie', ids: BOTH });
  expect(await lineOf(id, 666)).toMatchObject({ refusal: 'nothing-written' });
  await applyBulk(ctx, ana, id);
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({ shown: 'A segunda', draft: undefined });
  pass(1);
  await undoBulk(ctx, ana, id);
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({
    shown: 'A primeira',
    draft: { value: 'A segunda', author: { name: 'Bia' } },
  });
});

test('a draft that was changed after the preview is not published', async () => {
  await write(ana, CENTRAL_STATION, { tagline: 'Vista' });
  const id = await prepareBulk(ctx, ana, { action: 'publish', entity: 'movie', ids: [666] });
  await write(bia, CENTRAL_STATION, { tagline: 'Não vista' });
  await applyBulk(ctx, ana, id);
  expect(await lineOf(id, 666)).toMatchObject({ isDone: false, refusal: 'changed' });
  expect((await look(CENTRAL_STATION, 'tagline')).draft?.value).toBe('Não vista');
});

test('drafts are planned together; undone, only plans that nobody moved are cancelled', async () => {
  await write(ana, CITY_OF_GOD, { tagline: 'Na hora' });
  await write(bia, CENTRAL_STATION, { tagline: 'Na mesma hora' });
  const prepare = () => prepareBulk(ctx, ana, { action: 'publish', entity: 'movie', ids: BOTH });
  const hours = (count: number) => new Date(ctx.now().getTime() + count * 3_600_000);
  const [id, at] = [await prepare(), hours(2)];
  await expect(applyBulk(ctx, ana, id, hours(-1))).rejects.toMatchObject({ fields: { publishAt: editing.dateInPast } });
  const other = await prepareBulk(ctx, ana, { action: 'hide', entity: 'movie', ids: BOTH });
  await expect(applyBulk(ctx, ana, other, at)).rejects.toThrow(adminBulk.unknownAction);
  await applyBulk(ctx, ana, id, at);
  expect(await readBulk(ctx, id)).toMatchObject({ publishAt: at, lines: [{ isDone: true }, { isDone: true }] });
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({ draft: { value: 'Na hora' } });
  expect((await readBulk(ctx, await prepare())).lines).toMatchObject([{ refusal: 'planned' }, { refusal: 'planned' }]);

  const plan = await findPlan(ctx.db, CENTRAL_STATION);
  if (!plan) throw new Error('it was planned');
  expect(plan).toMatchObject({ publishAt: at, seen: { tagline: expect.any(Number) } });
  await ctx.db.transaction().execute((trx) => savePlan(trx, CENTRAL_STATION, { ...plan, publishAt: hours(3) }));
  await undoBulk(ctx, ana, id);
  expect([await findPlan(ctx.db, CITY_OF_GOD), await lineOf(id, 666)]).toMatchObject([
    undefined,
    { isDone: true, refusal: 'changed' },
  ]);

  const again = await prepare();
  await applyBulk(ctx, ana, again, at);
  pass(4 * 60);
  await publishDue(ctx);
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({ shown: 'Na hora', draft: undefined });
  expect(await look(CENTRAL_STATION, 'tagline')).toMatchObject({ shown: 'Na mesma hora', draft: undefined });
  await undoBulk(ctx, ana, again);
  expect(await lineOf(again, 598)).toMatchObject({ isDone: true, refusal: 'changed' });
  expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({ shown: 'Na hora' });
});

test('titles are asked of TMDB again before everything else', async () => {
  const id = await prepareBulk(ctx, ana, { action: 'resync', entity: 'movie', ids: BOTH });
  await applyBulk(ctx, ana, id);
  const queue = await ctx.db.selectFrom('fetch_queue').select(['id', 'priority']).orderBy('id').execute();
  expect(queue).toEqual(BOTH.map((each) => ({ id: each, priority: 3e6 })));
  await expect(undoBulk(ctx, ana, id)).rejects.toThrow(adminBulk.notUndoable);
});

test('titles go into the draft of a collection; undone, only those that were not there leave', async () => {
  const collectionId = await createCollectionDraft(ctx, ana, { name: 'Rio em cena', slug: '' });
  const items = async () =>
    ctx.db.transaction().execute(async (trx) => {
      const written = await readWritten(trx, { entity: 'collection', id: collectionId });
      return listDraftedItems(written).map(({ titleId }) => titleId);
    });
  const first = await prepareBulk(ctx, ana, { action: 'collect', entity: 'movie', ids: [598] });
  await collectBulk(ctx, ana, first, collectionId);
  const second = await prepareBulk(ctx, ana, { action: 'collect', entity: 'movie', ids: BOTH });
  await collectBulk(ctx, ana, second, collectionId);
  expect(await items()).toEqual(BOTH);
  await undoCollect(ctx, ana, second);
  expect(await items()).toEqual([598]);
});

test('titles are in the list and the action is marked, or neither: what broke off can be done again, and undone', async () => {
  const collectionId = await createCollectionDraft(ctx, ana, { name: 'Rio partido', slug: '' });
  const items = async () =>
    ctx.db.transaction().execute(async (trx) => {
      const written = await readWritten(trx, { entity: 'collection', id: collectionId });
      return listDraftedItems(written).map(({ titleId }) => titleId);
    });
  const id = await prepareBulk(ctx, ana, { action: 'collect', entity: 'movie', ids: BOTH });
  const owner = new pg.Client({ connectionString: fixture.database.ownerUrl });
  await owner.connect();
  const breakOff = () =>
    owner.query(`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
      create trigger break_off before update on bulk_actions for each row execute function break_off()`);
  const heal = () => owner.query('drop function break_off() cascade');
  await breakOff();
  await expect(collectBulk(ctx, ana, id, collectionId)).rejects.toThrow('broken off');
  expect(await items()).toEqual([]);
  await heal();
  await collectBulk(ctx, ana, id, collectionId);
  expect(await items()).toEqual(BOTH);

  await breakOff();
  await expect(undoCollect(ctx, ana, id)).rejects.toThrow('broken off');
  expect(await items()).toEqual(BOTH);
  await heal();
  await undoCollect(ctx, ana, id);
  expect(await items()).toEqual([]);
  await owner.end();
});

test('an editor takes fifty at most, and only stored titles', async () => {
  const many = Array.from({ length: bulkLimitOf('editor') + 1 }, (_, index) => index + 1);
  await expect(prepareBulk(ctx, ana, { action: 'hide', entity: 'movie', ids: many })).rejects.toThrow(
    adminBulk.tooMany(50),
  );
  await expect(prepareBulk(ctx, ana, { action: 'hide', entity: 'movie', ids: [] })).rejects.toThrow(
    adminBulk.nothingChosen,
  );
  await expect(prepareBulk(ctx, ana, { action: 'hide', entity: 'movie', ids: [999_999] })).rejects.toThrow();
});

test('two editors who apply it at the same time apply it once', async () => {
  await syncMovie(ctx, CITY_OF_GOD.id, BATCH);
  const id = await prepareBulk(ctx, ana, { action: 'hide', entity: 'movie', ids: BOTH });
  const outcomes = await Promise.allSettled([applyBulk(ctx, ana, id), applyBulk(ctx, bia, id)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const back = await Promise.allSettled([undoBulk(ctx, ana, id), undoBulk(ctx, bia, id)]);
  expect(back.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([await isPublic(598), await isPublic(666)]).toEqual([true, true]);
});

test('several get one age rating: chosen on the preview, applied, and undone', async () => {
  const id = await prepareBulk(ctx, ana, { action: 'rate', entity: 'movie', ids: BOTH });
  expect(await readBulk(ctx, id)).toMatchObject({ isBlank: true, lines: [{ changes: [] }, { changes: [] }] });
  await expect(applyBulk(ctx, ana, id)).rejects.toThrow(adminBulk.rateNothing);
  await expect(fillBulk(ctx, id, {})).rejects.toThrow(adminBulk.rateNothing);
  await fillBulk(ctx, id, { certification: '18' });
  const source = 'https://www.gov.br/mj/x';
  const values = { certification: '6', certificationReasons: ['fear'], certificationSource: source };
  await fillBulk(ctx, id, values);
  const { lines } = await readBulk(ctx, id);
  expect(Object.fromEntries(lines[0]?.changes.map(({ field, to }) => [field, to]) ?? [])).toEqual(values);
  await applyBulk(ctx, ana, id);
  const shown = async (movie: number) => {
    const row = await findMovie(ctx.db, movie);
    return [row?.certification, row?.certification_reasons, row?.certification_source];
  };
  expect([await shown(598), await shown(666)]).toEqual([
    ['6', ['fear'], source],
    ['6', ['fear'], source],
  ]);
  await expect(fillBulk(ctx, id, values)).rejects.toThrow(adminBulk.alreadyDone);
  pass(1);
  await undoBulk(ctx, ana, id);
  expect((await look(CITY_OF_GOD, 'certification')).published).toBeUndefined();
  expect((await shown(598))[2]).toBe('tmdb');
});

test('a CSV gives each title its own rating; one wrong line, and nothing is prepared', async () => {
  const head = 'id;classificacao;motivos;quem_classificou;fonte';
  const csv = (...lines: string[]) => prepareRatings(ctx, ana, { text: [head, ...lines].join('\n'), entity: 'movie' });
  await expect(csv('598;16;violência;oficial;', '666;15;;;')).rejects.toThrow('Linha 3: confira "classificacao".');
  await expect(csv('598;;;;')).rejects.toThrow(adminImport.ratingNothing);
  const id = await csv('598;16;violência;autoclassificação;', '666;L;;;', '999999;12;;;');
  expect((await readBulk(ctx, id)).lines).toMatchObject([{ id: 598 }, { id: 666 }]);
  await applyBulk(ctx, ana, id);
  expect([await findMovie(ctx.db, 598), await findMovie(ctx.db, 666)]).toMatchObject([
    { certification: '16', certification_reasons: ['violence'], certification_origin: 'self-rated' },
    { certification: 'L', certification_reasons: [], certification_source: 'editor' },
  ]);
  const again = await csv('666;L;;;');
  expect((await readBulk(ctx, again)).lines).toMatchObject([{ refusal: 'same' }]);
});

test('a rating that somebody drafted is theirs; a value that does not fit is refused; a person has no rating', async () => {
  await write(bia, CITY_OF_GOD, { certification: '10' });
  const id = await prepareBulk(ctx, ana, { action: 'rate', entity: 'movie', ids: BOTH });
  await fillBulk(ctx, id, { certification: '12' });
  expect(await lineOf(id, 598)).toMatchObject({ refusal: 'draft' });
  await fillBulk(ctx, id, { certificationSource: 'http://x.example' });
  expect(await lineOf(id, 666)).toMatchObject({ refusal: 'unfit' });
  await expect(prepareBulk(ctx, ana, { action: 'rate', entity: 'person', ids: [1] })).rejects.toThrow(
    adminBulk.unknownAction,
  );
  await write(bia, CITY_OF_GOD, { certification: null });
});
