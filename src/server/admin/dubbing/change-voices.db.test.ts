import { describe, expect, test } from 'vitest';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { buildSitemapName, parseSitemapName } from '#shared/domain/site/sitemap-address.ts';
import { CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { raceVoices } from '../../../../test/editing/race-lines.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { FILE_KINDS, fileNumberOf, rangeOf } from '../../sitemaps/list-entries.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { INDEXING_BAR } from '../../store/site/sitemap-rows.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { findSource } from '../../store/titles/sources.ts';
import { listStale } from '../../store/titles/tiers.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { reprojectOutdated } from '../../sync/projection/reproject-outdated.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncPerson } from '../../sync/sync-person.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { editPerson } from '../editing/edit-entity.ts';
import { restoreAsDraft } from '../editing/restore-revision.ts';
import { withDraft } from '../editing/with-draft.ts';
import { changeVoices, fillVoices, saveVoice } from './change-voices.ts';
import { createOwnPerson, retireOwnPerson } from './own-people.ts';
import { exportVoices } from './read-voices.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const rui = await fixture.hire('Rui', 'writer');
const other = await fixture.openAnother();
const title = { kind: 'movie', id: CITY_OF_GOD.id } as const;
const BATCH = { urgency: 'batch', deadlineMs: 10_000 } as const;

const typed = (more: Partial<Record<'character' | 'voice' | 'studio', string>> = {}) => ({
  ...{ character: 'Zé Pequeno', original: 'Fulano', voice: 'Voz Inventada', studio: 'Eco', director: '' },
  ...{ source: 'https://vozes.example/', ...more },
});
const save = (more: Parameters<typeof typed>[0] = {}, was: VoiceFields | null = null, by = ana) =>
  saveVoice(ctx, by, title, { given: typed(more), was });
const drafted = async () =>
  ((await listDrafts(ctx.db, CITY_OF_GOD)).find(({ field }) => field === 'voices')?.value ?? []) as VoiceFields[];
const published = async () => (await findOverrides(ctx.db, CITY_OF_GOD)).voices ?? [];
const line = async (character: string, list: () => Promise<readonly VoiceFields[]> = drafted) => {
  const found = (await list()).find((each) => each.character === character);
  if (!found) throw new Error(`no voice of ${character}`);
  return found;
};
const shown = async () => {
  const { value } = await callFunction(other.ctx, 'getDubbing', { titleId: title.id });
  return value.voices.map(({ character, name }) => `${character}: ${name}`);
};
const dubbed = async (personId: number) => {
  const { value } = await callFunction(other.ctx, 'getPersonDetails', { personId });
  return value.dubbed.map(({ title: of, character }) => `${of}: ${character}`);
};
const publishAll = () => fixture.publishAll(ana, CITY_OF_GOD);
const nameOf = async () => (await callFunction(ctx, 'getMovieDetails', { movieId: title.id })).value.title;

describe('a voice', () => {
  test('that a writer proposes is in the draft and its preview, and nowhere else', async () => {
    await save({}, null, rui);
    expect(await drafted()).toMatchObject([{ character: 'Zé Pequeno', voice: 'Voz Inventada', voiceId: null }]);
    const preview = await withDraft(ctx, CITY_OF_GOD, async (inside) =>
      (await callFunction(inside, 'getDubbing', { titleId: title.id })).value.voices.map(({ name }) => name),
    );
    expect(preview).toEqual(['Voz Inventada']);
    expect(await shown()).toEqual([]);
    expect((await callFunction(ctx, 'searchMulti', { query: 'voz inventada' })).value.categories.people).toEqual([]);
  });

  test('that is published is on the pages of the title and of the new person, in every process', async () => {
    await publishAll();
    await soon(shown, ['Zé Pequeno: Voz Inventada']);
    const { voiceId } = await line('Zé Pequeno');
    expect(isOwnPerson(voiceId ?? 0)).toBe(true);
    expect(await published()).toEqual(await drafted());
    expect(await dubbed(voiceId ?? 0)).toEqual([`${await nameOf()}: Zé Pequeno`]);
    const { value } = await callFunction(other.ctx, 'getPersonDetails', { personId: voiceId ?? 0 });
    expect(value).toMatchObject({ name: 'Voz Inventada', slug: `voz-inventada-${voiceId}`, role: 'Dublagem' });
    const actions = (await fixture.listAudit()).slice(-2);
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['person.created', 'subject.published']);
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
    await save({ character: 'Bené', voice: `Voz Inventada #${voiceId}` });
    expect((await line('Bené')).voiceId).toBe(voiceId);
    expect(await problemOf(save({ character: 'X', voice: `Outra #${voiceId}` }))).toEqual({
      voice: adminDubbing.problems.otherId('Voz Inventada'),
    });
    expect(await problemOf(save({ character: 'X', voice: 'Outra #4294967296' }))).toEqual({
      voice: adminDubbing.problems.unknownId,
    });
    await changeCatalogue(ctx, (change) => retireOwnPerson(change, namesake));
    await publishAll();
    await soon(shown, ['Zé Pequeno: Voz Inventada', 'Buscapé: Voz Inventada', 'Bené: Voz Inventada']);
  });

  test('that became a name of several people is not published until it has a number', async () => {
    await save({ character: 'Dadinho', voice: 'Duas Pessoas' });
    const twins = await changeCatalogue(ctx, async (change) => [
      await createOwnPerson(change, 'Duas Pessoas'),
      await createOwnPerson(change, 'Duas Pessoas'),
    ]);
    expect(await problemOf(publishAll())).toEqual({ voices: expect.stringContaining(`#${twins[0]}`) });
    await changeCatalogue(ctx, async (change) => {
      for (const id of twins) await retireOwnPerson(change, id);
    });
    await discardDraft(ctx, ana, CITY_OF_GOD);
    expect((await shown()).length).toBe(3);
  });

  test('is changed only by an editor who saw its last version, one per character', async () => {
    const before = await line('Bené', published);
    await save({ character: 'Bené', studio: 'Vento' }, before);
    expect((await line('Bené')).studio).toBe('Vento');
    // The answer was lost, and the browser sends it again.
    await save({ character: 'Bené', studio: 'Vento' }, before);
    expect(await problemOf(save({ character: 'Bené', studio: 'Mar' }, before))).toBe(adminDubbing.clash);
    expect(await problemOf(save({ character: 'bené' }))).toBe(adminDubbing.problems.taken);
    expect(await problemOf(save({ character: 'Buscapé' }, await line('Bené')))).toBe(adminDubbing.problems.taken);
    await publishAll();
  });

  test('that was removed comes back with an earlier version, and with it the person that no other field named', async () => {
    await save({ character: 'Tiago', voice: 'Só Aqui' });
    const revision = await publishAll();
    const { voiceId } = await line('Tiago', published);
    await soon(async () => (await dubbed(voiceId ?? 0)).length, 1);
    await changeVoices(ctx, ana, title, [{ was: await line('Tiago'), line: null }]);
    await publishAll();
    await soon(async () => (await shown()).length, 3);
    expect(await problemOf(dubbed(voiceId ?? 0))).toBeTruthy();
    fixture.pass(1);
    await restoreAsDraft(ctx, ana, CITY_OF_GOD, revision);
    await publishAll();
    expect((await line('Tiago', published)).voiceId).toBe(voiceId);
    await soon(async () => (await dubbed(voiceId ?? 0)).length, 1);
    await changeVoices(ctx, ana, title, [{ was: await line('Tiago'), line: null }]);
    await publishAll();
  });

  test('stays when many change the list at once, in several processes', async () => {
    const race = { contexts: [ctx, other.ctx], editors: [ana, rui], title };
    expect(await raceVoices(race, 20)).toEqual([]);
    await discardDraft(ctx, ana, CITY_OF_GOD);
  }, 60_000);
});

describe('a person created by editors', () => {
  test('stays as editors wrote them, whatever TMDB has and however old they are', async () => {
    const voiceId = (await line('Zé Pequeno', published)).voiceId ?? 0;
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
    const voiceId = (await line('Zé Pequeno', published)).voiceId ?? 0;
    const changes = { profilePath: '/rosto.jpg', biography: '<p>Dubla.</p>' };
    await editPerson(ctx, { personId: voiceId, changes, author: 'cli', note: '' });
    const number = fileNumberOf(FILE_KINDS.pessoas, voiceId);
    expect(parseSitemapName(buildSitemapName({ kind: 'pessoas', number }))).toEqual({ kind: 'pessoas', number });
    expect(await FILE_KINDS.pessoas.listNumbers(ctx.db)).toContain(number);
    const entries = await FILE_KINDS.pessoas.listEntries(ctx.db, rangeOf(FILE_KINDS.pessoas, number), INDEXING_BAR);
    expect(entries.map(({ path }) => path)).toEqual([`/pessoa/voz-inventada-${voiceId}`]);
  });

  test('that is renamed or hidden changes on the title in every process', async () => {
    const voiceId = (await line('Zé Pequeno', published)).voiceId ?? 0;
    const signed = { personId: voiceId, author: 'cli', note: '' };
    await editPerson(ctx, { ...signed, changes: { name: 'Voz de Ninguém' } });
    await soon(async () => (await shown())[0], 'Zé Pequeno: Voz de Ninguém');
    expect(await exportVoices(ctx, title)).toContain(`Voz de Ninguém #${voiceId}`);
    await editPerson(ctx, { ...signed, changes: { isHidden: true } });
    await soon(shown, []);
    await editPerson(ctx, { ...signed, changes: { isHidden: null, name: null } });
    await soon(async () => (await shown()).length, 3);
  });
});

const HEAD = 'personagem;voz;estudio;fonte';
const csv = (...lines: string[]) => ({ text: [HEAD, ...lines].join('\n'), source: 'https://vozes.example/csv' });

describe('a CSV', () => {
  test('changes nothing before the draft is published, and a discarded draft gives back every byte', async () => {
    const [bytes, before] = [await exportVoices(ctx, title), await published()];
    const lines = [
      'Bené;Nova Pessoa;;',
      'Mané Galinha;Nova Pessoa;Eco;',
      'Dadinho;Voz Inventada;;https://outra.example/',
    ];
    expect(await fillVoices(ctx, ana, title, csv(...lines))).toBe(3);
    expect(await published()).toEqual(before);
    expect(
      (await drafted()).map(({ character, voiceId }) => `${character}: ${voiceId === null ? 'nova' : ''}`),
    ).toEqual(['Zé Pequeno: ', 'Buscapé: ', 'Bené: nova', 'Mané Galinha: nova', 'Dadinho: ']);
    await discardDraft(ctx, ana, CITY_OF_GOD);
    expect(await exportVoices(ctx, title)).toBe(bytes);
    await fillVoices(ctx, ana, title, csv(...lines));
    await publishAll();
    const { voiceId } = await line('Bené', published);
    expect((await line('Mané Galinha', published)).voiceId).toBe(voiceId);
    await soon(async () => (await dubbed(voiceId ?? 0)).length, 1);
  });

  test('with one wrong line changes nothing', async () => {
    const before = await drafted();
    const namesake = await changeCatalogue(ctx, (change) => createOwnPerson(change, 'Nova Pessoa'));
    const refused = fillVoices(ctx, ana, title, csv('Angélica;Outra Voz;;', 'Lampião;Nova Pessoa;;'));
    expect(await problemOf(refused)).toEqual(expect.stringContaining('Linha 3, voz:'));
    expect(await drafted()).toEqual(before);
    await changeCatalogue(ctx, (change) => retireOwnPerson(change, namesake));
  });

  test('that was exported changes nothing', async () => {
    const text = await exportVoices(ctx, title);
    expect(await problemOf(fillVoices(ctx, ana, title, { text, source: '' }))).toBe(adminSubscriptions.csvNothing);
  });
});

test('TMDB’s changes raise no conflict with voices and leave them as they are', async () => {
  const before = await shown();
  await fixture.tellByTmdb(CITY_OF_GOD, { title: 'Outro título de fora' });
  const { conflict } = await fixture.look(CITY_OF_GOD, 'voices');
  expect(conflict).toBeUndefined();
  expect(await shown()).toEqual(before);
});
