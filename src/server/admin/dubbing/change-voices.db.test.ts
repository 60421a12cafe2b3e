import { describe, expect, test } from 'vitest';
import type { CheckedVoice } from '#shared/admin/domain/dubbing/check-voice.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { buildSitemapName, parseSitemapName } from '#shared/domain/site/sitemap-address.ts';
import { CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { FILE_KINDS, fileNumberOf, rangeOf } from '../../sitemaps/list-entries.ts';
import { findDubbingChange } from '../../store/dubbing/dubbing-changes.ts';
import { listStoredVoices } from '../../store/dubbing/dubbing-credits.ts';
import { INDEXING_BAR } from '../../store/site/sitemap-rows.ts';
import { findSource } from '../../store/titles/sources.ts';
import { listStale } from '../../store/titles/tiers.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { reprojectOutdated } from '../../sync/projection/reproject-outdated.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncPerson } from '../../sync/sync-person.ts';
import { editPerson } from '../editing/edit-entity.ts';
import { applyVoices, removeOneVoice, saveVoice, undoVoices } from './change-voices.ts';
import { createOwnPerson, retireOwnPerson } from './own-people.ts';
import { prepareVoiceCsv } from './prepare-voice-csv.ts';
import { exportVoices, readRecentVoiceChanges, readVoiceChange, readVoices } from './read-voices.ts';

const words = adminSubscriptions;
const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();
const title = { kind: 'movie', id: CITY_OF_GOD.id } as const;
const BATCH = { urgency: 'batch', deadlineMs: 10_000 } as const;

const fields = (given: Partial<CheckedVoice> = {}): CheckedVoice => ({
  ...{
    character: 'Zé Pequeno',
    original: 'Fulano',
    voiceId: null,
    voice: 'Voz Inventada',
    studio: 'Eco',
    director: '',
  },
  ...{ sourceUrl: 'https://vozes.example/', ...given },
});
const save = (given: Partial<CheckedVoice>, more = {}) =>
  saveVoice(ctx, ana, title, { fields: fields(given), mayCreate: true, ...more });
const line = async (character: string) => {
  const found = (await readVoices(ctx, title)).lines.find((each) => each.character === character);
  if (!found) throw new Error(`no voice of ${character}`);
  return found;
};
const seen = async (character: string) => {
  const { id, version } = await line(character);
  return { id, version };
};
const shown = async () => {
  const { value } = await callFunction(other.ctx, 'getDubbing', { titleId: title.id });
  return value.voices.map(({ character, name }) => `${character}: ${name}`);
};
const dubbed = async (personId: number) => {
  const { value } = await callFunction(other.ctx, 'getPersonDetails', { personId });
  return value.dubbed.map(({ title: of, character }) => `${of}: ${character}`);
};
const lastAudit = async () => (await fixture.listAudit()).at(-1);
const nameOf = async () => (await callFunction(ctx, 'getMovieDetails', { movieId: title.id })).value.title;

describe('a voice', () => {
  test('of an unknown person is refused until the editor wants the person created', async () => {
    const refused = saveVoice(ctx, ana, title, { fields: fields(), mayCreate: false });
    expect(await problemOf(refused)).toEqual({ voice: adminDubbing.problems.unknownPerson });
    expect(await shown()).toEqual([]);
  });

  test('that an editor enters is on the pages of the title and of the new person, in every process', async () => {
    await save({});
    await soon(shown, ['Zé Pequeno: Voz Inventada']);
    const { voiceId } = await line('Zé Pequeno');
    expect(isOwnPerson(voiceId)).toBe(true);
    expect(await dubbed(voiceId)).toEqual([`${await nameOf()}: Zé Pequeno`]);
    const { value } = await callFunction(other.ctx, 'getPersonDetails', { personId: voiceId });
    expect(value).toMatchObject({ name: 'Voz Inventada', slug: `voz-inventada-${voiceId}`, role: 'Dublagem' });
    const audit = await fixture.listAudit();
    expect(audit.at(-2)).toMatchObject({ action: 'person.created', after: { said: 'Voz Inventada' } });
    expect(audit.at(-1)).toMatchObject({
      action: 'voice.saved',
      after: { said: `em ${await nameOf()}: Zé Pequeno (Voz Inventada)` },
    });
  });

  test('is found by search', async () => {
    const found = async () =>
      (await callFunction(ctx, 'searchMulti', { query: 'voz inventada' })).value.categories.people.map(
        ({ name }) => name,
      );
    await soon(found, ['Voz Inventada']);
  });

  test('of the same name is the same person, and namesakes need a number', async () => {
    await save({ character: 'Buscapé' });
    const { voiceId } = await line('Zé Pequeno');
    expect((await line('Buscapé')).voiceId).toBe(voiceId);
    const namesake = await changeCatalogue(ctx, (change) => createOwnPerson(change, 'Voz Inventada'));
    expect(await problemOf(save({ character: 'Bené' }))).toEqual({ voice: expect.stringContaining(`#${voiceId}`) });
    await save({ character: 'Bené', voiceId });
    expect((await line('Bené')).voiceId).toBe(voiceId);
    expect(await problemOf(save({ character: 'X', voiceId, voice: 'Outra' }))).toEqual({
      voice: adminDubbing.problems.otherId('Voz Inventada'),
    });
    expect(await problemOf(save({ character: 'X', voiceId: 2 ** 33 }))).toEqual({
      voice: adminDubbing.problems.unknownId,
    });
    await changeCatalogue(ctx, (change) => retireOwnPerson(change, namesake));
  });

  test('is changed only by an editor who saw its last version, one per character, and the audit says what changed', async () => {
    const before = await seen('Bené');
    await save({ character: 'Bené', studio: 'Vento' }, before);
    expect(await lastAudit()).toMatchObject({
      after: { said: `em ${await nameOf()}: Bené (Voz Inventada): estúdio de Eco para Vento` },
    });
    expect(await problemOf(save({ character: 'Bené' }, before))).toBe(words.clash);
    expect(await problemOf(save({ character: 'bené' }))).toBe(adminDubbing.problems.taken);
    const elsewhere = saveVoice(
      ctx,
      ana,
      { kind: 'series', id: title.id },
      {
        ...{ fields: fields(), mayCreate: true, ...(await seen('Bené')) },
      },
    );
    expect(await problemOf(elsewhere)).toBe(words.notFound);
  });

  test('that was removed comes back as it was', async () => {
    const rows = await dump();
    fixture.pass(1);
    await removeOneVoice(ctx, ana, title, await seen('Bené'));
    await soon(shown, ['Zé Pequeno: Voz Inventada', 'Buscapé: Voz Inventada']);
    const [{ id } = { id: '' }] = await readRecentVoiceChanges(ctx, title);
    await undoVoices(ctx, ana, title, id);
    expect(await dump()).toEqual(rows);
    expect(await problemOf(undoVoices(ctx, ana, title, id))).toBe(words.alreadyUndone);
  });
});

/** Every column but the version, which counts on. */
const dump = async () =>
  (await listStoredVoices(ctx.db, title)).map(({ row: { version: _version, ...row }, voice }) => ({ ...row, voice }));

describe('a person created by editors', () => {
  test('stays as editors wrote them, whatever TMDB has and however old they are', async () => {
    const { voiceId } = await line('Zé Pequeno');
    await editPerson(ctx, { personId: voiceId, changes: { biography: '<p>Dubla.</p>' }, author: 'cli', note: '' });
    const source = await findSource(ctx.db, 'person', voiceId);
    fixture.pass(400 * 24 * 60);
    expect(await syncPerson(ctx, voiceId, BATCH)).toBe('unchanged');
    expect(await syncPerson(ctx, voiceId + 1_000, BATCH)).toBe('absent');
    await syncMovie(ctx, title.id, BATCH);
    await reprojectOutdated(ctx, 'person', { limit: 1_000 });
    expect(await findSource(ctx.db, 'person', voiceId)).toEqual(source);
    const tiers = [{ upTo: 1_000_000, fetchedBefore: ctx.now() }];
    const stale = (await listStale(ctx.db, 'person', tiers, 1_000)).map(({ id }) => id);
    expect(stale.filter(isOwnPerson)).toEqual([]);
    const { value } = await callFunction(ctx, 'getPersonDetails', { personId: voiceId });
    expect(value).toMatchObject({ name: 'Voz Inventada', biography: '<p>Dubla.</p>' });
    expect((await shown()).length).toBe(3);
  });

  test('has a place in the sitemaps', async () => {
    const { voiceId } = await line('Zé Pequeno');
    const changes = { profilePath: '/rosto.jpg', biography: '<p>Dubla.</p>' };
    await editPerson(ctx, { personId: voiceId, changes, author: 'cli', note: '' });
    const number = fileNumberOf(FILE_KINDS.pessoas, voiceId);
    expect(parseSitemapName(buildSitemapName({ kind: 'pessoas', number }))).toEqual({ kind: 'pessoas', number });
    expect(await FILE_KINDS.pessoas.listNumbers(ctx.db)).toContain(number);
    const entries = await FILE_KINDS.pessoas.listEntries(ctx.db, rangeOf(FILE_KINDS.pessoas, number), INDEXING_BAR);
    expect(entries.map(({ path }) => path)).toEqual([`/pessoa/voz-inventada-${voiceId}`]);
  });

  test('that is renamed or hidden changes on the title in every process', async () => {
    const { voiceId } = await line('Zé Pequeno');
    const signed = { personId: voiceId, author: 'cli', note: '' };
    await editPerson(ctx, { ...signed, changes: { name: 'Voz de Ninguém' } });
    await soon(async () => (await shown())[0], 'Zé Pequeno: Voz de Ninguém');
    await editPerson(ctx, { ...signed, changes: { isHidden: true } });
    await soon(shown, []);
    await editPerson(ctx, { ...signed, changes: { isHidden: null, name: null } });
    await soon(async () => (await shown()).length, 3);
  });
});

const HEAD = 'personagem;voz;estudio;fonte';
const csv = (...lines: string[]) => ({ text: [HEAD, ...lines].join('\n'), source: 'https://vozes.example/csv' });

describe('a CSV', () => {
  test('changes nothing before it is applied, then exactly what its preview says, and an undo restores every byte', async () => {
    const [bytes, rows] = [await exportVoices(ctx, title), await dump()];
    const id = await prepareVoiceCsv(
      ctx,
      ana,
      title,
      csv('Bené;Nova Pessoa;;', 'Mané Galinha;Nova Pessoa;Eco;', 'Dadinho;Voz Inventada;;https://outra.example/'),
    );
    expect(await dump()).toEqual(rows);
    const preview = await readVoiceChange(ctx, title, id);
    expect(preview.rows.map(({ title: of, kind }) => `${of}: ${kind}`)).toEqual([
      'Bené: changed',
      'Mané Galinha: added',
      'Dadinho: added',
    ]);
    expect(preview.rows[0]?.note).toContain(adminDubbing.willBeCreated);
    await applyVoices(ctx, ana, title, id);
    expect((await readVoiceChange(ctx, title, id)).rows).toEqual(preview.rows);
    for (const { wanted } of (await findDubbingChange(ctx.db, id))?.items ?? []) {
      const { voiceId: _voiceId, ...rest } = wanted ?? fields();
      expect(await line(rest.character)).toMatchObject(rest);
    }
    const { voiceId } = await line('Bené');
    expect((await line('Mané Galinha')).voiceId).toBe(voiceId);
    expect(await problemOf(applyVoices(ctx, ana, title, id))).toBe(words.alreadyApplied);
    expect(await lastAudit()).toMatchObject({ action: 'voice.imported' });
    await soon(async () => (await dubbed(voiceId)).length, 1);

    await undoVoices(ctx, ana, title, id);
    expect(await exportVoices(ctx, title)).toBe(bytes);
    expect(await dump()).toEqual(rows);
    expect(await problemOf(dubbed(voiceId))).toBeTruthy();
    await soon(async () => (await shown()).length, 3);
  });

  test('is refused as a whole if a row or a person changed since its preview, and its undo if one changed since', async () => {
    const id = await prepareVoiceCsv(ctx, ana, title, csv('Bené;Mais Alguém;;', 'Tiago;Mais Alguém;;'));
    await save({ character: 'Bené', studio: 'Mar' }, await seen('Bené'));
    expect(await problemOf(applyVoices(ctx, ana, title, id))).toBe(words.clash);
    const named = await prepareVoiceCsv(ctx, ana, title, csv('Tiago;Mais Alguém;;'));
    await save({ character: 'Angélica', voice: 'Mais Alguém' });
    const rows = await dump();
    expect(await problemOf(applyVoices(ctx, ana, title, named))).toBe(words.clash);
    expect(await dump()).toEqual(rows);
    const again = await prepareVoiceCsv(ctx, ana, title, csv('Bené;Mais Alguém;;'));
    await applyVoices(ctx, ana, title, again);
    await save({ character: 'Bené', studio: 'Rio' }, await seen('Bené'));
    expect(await problemOf(undoVoices(ctx, ana, title, again))).toBe(words.clash);
    expect((await line('Bené')).studio).toBe('Rio');
  });

  test('that was exported changes nothing', async () => {
    const text = await exportVoices(ctx, title);
    expect(await problemOf(prepareVoiceCsv(ctx, ana, title, { text, source: '' }))).toBe(words.csvNothing);
  });
});
