import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import {
  BATCH,
  CENTRAL_STATION,
  CITY_OF_GOD,
  openEditedFixture,
} from '../../../../test/editing/open-edited-fixture.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { countConflictRows, listConflictRows } from '../../store/editing/conflicts.ts';
import { findOverrides, listOverrides, moveBase } from '../../store/titles/overrides.ts';
import { toBase } from '../../sync/projection/raise-conflicts.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { editMovie } from './edit-entity.ts';
import { endLocks, lockField, unlockField } from './locks.ts';
import { listRevisionLines } from './revisions.ts';
import { type ConflictSettlement, settleConflict } from './settle-conflict.ts';

const fixture = await openEditedFixture();
const { ctx, write, look, publishAll, pass, tellByTmdb } = fixture;
const [ana, bia] = [await fixture.hire('Ana'), await fixture.hire('Bia')];
let said = 0;

/** Our override is published, and then TMDB has a new value. */
async function raise(subject = CITY_OF_GOD, ours = 'Nossas palavras'): Promise<string> {
  await editMovie(ctx, { movieId: subject.id, changes: { overview: `${ours} ${said}` }, author: 'cli', note: '' });
  said += 1;
  await tellByTmdb(subject, { overview: `TMDB diz ${said}` });
  return `TMDB diz ${said}`;
}
const settle = async (decision: ConflictSettlement['decision'], extra: Partial<ConflictSettlement> = {}) => {
  const { version } = await look(CITY_OF_GOD, 'overview');
  const given = { field: 'overview', version, decision, merged: null, andLock: false, ...extra };
  return settleConflict(ctx, ana, CITY_OF_GOD, given);
};

describe('TMDB changes a field beneath ours', () => {
  test('and ours stays published while a conflict is open', async () => {
    const { provider: base } = await look(CITY_OF_GOD, 'overview');
    const tmdb = await raise();
    expect(await look(CITY_OF_GOD, 'overview')).toMatchObject({
      provider: tmdb,
      shown: 'Nossas palavras 0',
      conflict: { base, since: ctx.now() },
    });
    expect((await getMovieDetails(ctx, { movieId: 598 })).value.overview).toBe('Nossas palavras 0');
    expect(await listConflictRows(ctx.db, 10)).toMatchObject([
      { entity: 'movie', id: 598, title: 'Cidade de Deus', fields: ['overview'] },
    ]);
    expect(await countConflictRows(ctx.db)).toBe(1);
  });

  test('never writes over ours, however often everything is imported again', async () => {
    const before = await listOverrides(ctx.db, CITY_OF_GOD);
    for (let round = 0; round < 3; round += 1) {
      await tellByTmdb(CITY_OF_GOD, { title: `Outro nome ${round}`, overview: `Outra sinopse ${round}` });
      pass(1);
      await syncMovie(ctx, CITY_OF_GOD.id, BATCH);
    }
    expect(await listOverrides(ctx.db, CITY_OF_GOD)).toEqual(before);
  });

  test('and takes it back: the conflict is closed', async () => {
    const { provider: base } = await look(CENTRAL_STATION, 'overview');
    await raise(CENTRAL_STATION);
    expect((await look(CENTRAL_STATION, 'overview')).conflict).toBeDefined();
    await tellByTmdb(CENTRAL_STATION, { overview: base });
    expect((await look(CENTRAL_STATION, 'overview')).conflict).toBeUndefined();
  });

  test('in white space, as its texts were stored before: there is nothing to decide', async () => {
    const { provider } = await look(CENTRAL_STATION, 'overview');
    const wide = toBase(`  ${String(provider).replaceAll(' ', '\r\n ')}`);
    await ctx.db.transaction().execute((trx) => moveBase(trx, CENTRAL_STATION, 'overview', wide));
    pass(1);
    await tellByTmdb(CENTRAL_STATION, { overview: provider, tagline: 'Outro lema' });
    expect((await look(CENTRAL_STATION, 'overview')).conflict).toBeUndefined();
  });

  test('to what we say: there is nothing to decide', async () => {
    await tellByTmdb(CENTRAL_STATION, { overview: (await look(CENTRAL_STATION, 'overview')).shown });
    expect((await look(CENTRAL_STATION, 'overview')).conflict).toBeUndefined();
  });
});

describe('a conflict', () => {
  test('is settled by accepting TMDB’s: ours goes', async () => {
    const tmdb = await raise();
    expect(await settle('accept')).toEqual({ clashes: [] });
    expect(await look(CITY_OF_GOD, 'overview')).toMatchObject({
      shown: tmdb,
      published: undefined,
      conflict: undefined,
    });
  });

  test('is settled by keeping ours: it is raised again only when TMDB changes again', async () => {
    await raise();
    await settle('keep');
    expect(await look(CITY_OF_GOD, 'overview')).toMatchObject({ conflict: undefined, published: {} });
    await tellByTmdb(CITY_OF_GOD, { runtime: 77 });
    expect((await look(CITY_OF_GOD, 'overview')).conflict).toBeUndefined();
    await tellByTmdb(CITY_OF_GOD, { overview: 'E agora outra' });
    expect((await look(CITY_OF_GOD, 'overview')).conflict).toBeDefined();
  });

  test('is settled by a third text, which is checked as any other', async () => {
    await expect(settle('merge', { merged: 'x'.repeat(5_000) })).rejects.toMatchObject({ code: 'invalid-argument' });
    await settle('merge', { merged: 'Das duas' });
    expect(await look(CITY_OF_GOD, 'overview')).toMatchObject({ shown: 'Das duas', conflict: undefined });
  });

  test('leaves a revision and an audit event whichever way it is settled', async () => {
    const notes = (await listRevisionLines(ctx, CITY_OF_GOD)).map(({ note }) => note);
    expect(notes).toEqual(
      expect.arrayContaining([editing.conflictAccepted, editing.conflictKept, editing.conflictMerged]),
    );
    const settled = (await fixture.listAudit()).filter(({ action }) => action === 'conflict.settled');
    expect(settled.map(({ after }) => (after as { decision: string }).decision)).toEqual(['accept', 'keep', 'merge']);
  });

  test('is settled by one of two: the second sees what the first did', async () => {
    await raise();
    const { version } = await look(CITY_OF_GOD, 'overview');
    await settleConflict(ctx, bia, CITY_OF_GOD, {
      field: 'overview',
      version,
      decision: 'merge',
      merged: 'De Bia',
      andLock: false,
    });
    const late = await settle('accept', { version });
    expect(late.clashes).toMatchObject([{ theirs: { value: 'De Bia', author: { name: 'Bia' } } }]);
    expect((await findOverrides(ctx.db, CITY_OF_GOD)).overview).toBe('De Bia');
    await expect(settle('accept')).rejects.toMatchObject({ message: editing.noConflict });
  });

  test('is settled over an open draft without losing it', async () => {
    await raise();
    await write(bia, CITY_OF_GOD, { overview: 'Bia ainda escreve' });
    await settle('keep');
    expect((await look(CITY_OF_GOD, 'overview')).draft?.value).toBe('Bia ainda escreve');
    await tellByTmdb(CITY_OF_GOD, { overview: 'Mais uma' });
    await settle('accept');
    const snapshots = await ctx.db.selectFrom('revisions').select('snapshot').where('entity_id', '=', 598).execute();
    expect(JSON.stringify(snapshots)).toContain('Bia ainda escreve');
  });
});

describe('a locked field', () => {
  const lock = (expiresAt?: Date) =>
    lockField(ctx, ana, CITY_OF_GOD, { field: 'overview', reason: 'Texto da distribuidora', expiresAt });

  test('raises no conflict, and one that is open is over', async () => {
    await raise();
    await lock();
    expect(await look(CITY_OF_GOD, 'overview')).toMatchObject({
      conflict: undefined,
      lock: { reason: 'Texto da distribuidora', expiresAt: undefined },
    });
    await tellByTmdb(CITY_OF_GOD, { overview: 'Ninguém pergunta' });
    expect((await look(CITY_OF_GOD, 'overview')).conflict).toBeUndefined();
  });

  test('stays locked when its text is published anew', async () => {
    await write(ana, CITY_OF_GOD, { overview: 'Outra redação' });
    await publishAll(ana, CITY_OF_GOD);
    expect((await look(CITY_OF_GOD, 'overview')).lock).toBeDefined();
  });

  test('raises conflicts again once it is unlocked', async () => {
    await tellByTmdb(CITY_OF_GOD, { overview: 'Beneath' });
    await unlockField(ctx, ana, CITY_OF_GOD, 'overview');
    expect(await look(CITY_OF_GOD, 'overview')).toMatchObject({ lock: undefined, conflict: {} });
  });

  test('raises conflicts again once its time is over, by the next sync or by the job of every minute', async () => {
    for (const isSynced of [true, false]) {
      await settle('keep');
      await lock(new Date(ctx.now().getTime() + 3_600_000));
      await tellByTmdb(CITY_OF_GOD, { overview: `Depois do prazo ${isSynced}` });
      expect((await look(CITY_OF_GOD, 'overview')).conflict).toBeUndefined();
      pass(61);
      expect((await look(CITY_OF_GOD, 'overview')).lock).toBeUndefined();
      if (isSynced) await tellByTmdb(CITY_OF_GOD, { runtime: 99 });
      else await endLocks(ctx);
      expect((await look(CITY_OF_GOD, 'overview')).conflict).toBeDefined();
      await endLocks(ctx);
    }
    const ended = (await fixture.listAudit()).filter(({ action }) => action === 'lock.ended');
    expect(ended.map(({ actor }) => actor)).toEqual(['system', 'system']);
  });

  test('without an override keeps TMDB’s value of today', async () => {
    const { provider } = await look(CENTRAL_STATION, 'title');
    await lockField(ctx, ana, CENTRAL_STATION, { field: 'title', reason: 'Título oficial', expiresAt: undefined });
    await tellByTmdb(CENTRAL_STATION, { title: 'Central Station' });
    expect(await look(CENTRAL_STATION, 'title')).toMatchObject({ shown: provider, conflict: undefined });
  });

  test('says why, and ends in the future if at all', async () => {
    const given = { field: 'title', reason: ' ', expiresAt: ctx.now() };
    await expect(lockField(ctx, ana, CENTRAL_STATION, given)).rejects.toMatchObject({
      fields: { reason: editing.reasonMissing, expiresAt: editing.dateInPast },
    });
    const nothing = { field: 'seoTitle', reason: 'Sim', expiresAt: undefined };
    await expect(lockField(ctx, ana, CENTRAL_STATION, nothing)).rejects.toMatchObject({
      message: editing.nothingToLock,
    });
  });
});
