import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { findOverrides, listOverrides } from '../../store/titles/overrides.ts';
import { discardDraft } from './discard-draft.ts';
import { editMovie } from './edit-entity.ts';
import { openSubject } from './open-subject.ts';
import { dropCopies, readProviderData, resync } from './provider-data.ts';
import { publish } from './publish.ts';
import { listRevisionLines, readRevision } from './revisions.ts';
import { saveDraft } from './save-draft.ts';

const fixture = await openEditedFixture();
const { ctx, write, look, publishAll } = fixture;
const [ana, bia] = [await fixture.hire('Ana'), await fixture.hire('Bia')];
const show = async () => (await getMovieDetails(ctx, { movieId: CITY_OF_GOD.id })).value;
const seenOf = async (...fields: string[]) => {
  const versions = await Promise.all(fields.map(async (field) => [field, (await look(CITY_OF_GOD, field)).version]));
  return Object.fromEntries(versions) as Record<string, number>;
};

describe('publishing', () => {
  test('shows the draft, and leaves a revision, an audit event and an announcement', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Quem corre o bicho pega', overview: 'Nossa sinopse.' });
    const revision = await publishAll(bia, CITY_OF_GOD, '  sinopse nova ');

    expect(await show()).toMatchObject({ tagline: 'Quem corre o bicho pega', overview: 'Nossa sinopse.' });
    const { values, ...line } = await readRevision(ctx, CITY_OF_GOD, revision);
    expect(values).toEqual({ tagline: 'Quem corre o bicho pega', overview: 'Nossa sinopse.' });
    expect(line).toMatchObject({
      state: 'published',
      isCurrent: true,
      note: 'sinopse nova',
      author: { id: bia.actor.id, name: 'Bia' },
      changedFields: ['overview', 'tagline'],
    });
    expect((await fixture.listAudit()).at(-1)).toEqual({
      actor: bia.actor.id,
      action: 'subject.published',
      after: { fields: ['overview', 'tagline'], revision },
    });
    const told = await ctx.db.selectFrom('outbox').select('tags').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(told.tags).toContain('movie:598');
    expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({
      draft: undefined,
      published: { author: { name: 'Bia' } },
    });
  });

  test('stores TMDB’s value of that time', async () => {
    const { provider } = await look(CITY_OF_GOD, 'overview');
    const override = (await listOverrides(ctx.db, CITY_OF_GOD)).find(({ field }) => field === 'overview');
    expect(override?.base).toBe(provider);
    expect(override?.baseHash).toBeTruthy();
  });

  test('of "back to TMDB" takes ours away', async () => {
    const { provider } = await look(CITY_OF_GOD, 'overview');
    await write(ana, CITY_OF_GOD, { overview: null });
    expect((await show()).overview).toBe('Nossa sinopse.');
    await publishAll(ana, CITY_OF_GOD);
    expect((await show()).overview).toBe(provider);
    expect((await findOverrides(ctx.db, CITY_OF_GOD)).overview).toBeUndefined();
  });

  test('publishes only what was seen: another’s draft of another field stays one', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'De Ana' });
    const seen = await seenOf('tagline');
    await write(bia, CITY_OF_GOD, { overview: 'De Bia, ainda não' });
    expect(await publish(ctx, ana, CITY_OF_GOD, { seen, note: '' })).toHaveProperty('revision');
    expect(await show()).toMatchObject({ tagline: 'De Ana' });
    expect((await look(CITY_OF_GOD, 'overview')).draft?.value).toBe('De Bia, ainda não');
  });

  test('publishes nothing when one of the drafts is no longer the one that was seen', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Um', seoTitle: 'Dois' });
    const seen = await seenOf('tagline', 'seoTitle');
    await write(bia, CITY_OF_GOD, { tagline: 'Outro' });
    const outcome = await publish(ctx, ana, CITY_OF_GOD, { seen, note: '' });
    expect(outcome).toMatchObject({
      clashes: [{ field: 'tagline', theirs: { value: 'Outro', author: { name: 'Bia' } } }],
    });
    expect((await findOverrides(ctx.db, CITY_OF_GOD)).seoTitle).toBeUndefined();
  });

  test('twice at once publishes once; the second gets an error', async () => {
    const seen = await seenOf('tagline', 'seoTitle');
    const outcomes = await Promise.all([1, 2, 3].map(() => publish(ctx, ana, CITY_OF_GOD, { seen, note: '' })));
    expect(outcomes.filter((outcome) => 'revision' in outcome)).toHaveLength(1);
    expect(outcomes.filter((outcome) => 'clashes' in outcome)).toHaveLength(2);
  });

  test('of nothing is refused', async () => {
    await discardDraft(ctx, ana, CITY_OF_GOD);
    const nothing = publish(ctx, ana, CITY_OF_GOD, { seen: {}, note: '' });
    await expect(nothing).rejects.toMatchObject({ message: editing.nothingToPublish });
  });

  test('is refused to a member who may not write a field, whoever drafted it', async () => {
    await write(ana, CITY_OF_GOD, { aliases: ['CDD'] });
    const seen = await seenOf('aliases');
    const given = { actor: ana.actor, role: 'writer' } as const;
    await expect(publish(ctx, given, CITY_OF_GOD, { seen, note: '' })).rejects.toMatchObject({
      fields: { aliases: editing.fieldForbidden },
    });
    await discardDraft(ctx, ana, CITY_OF_GOD);
  });
});

describe('an edit at the command line', () => {
  test('goes the same way: its field has a new version, and an editor who did not see it gets a clash', async () => {
    const { version } = await look(CENTRAL_STATION, 'tagline');
    await editMovie(ctx, { movieId: 666, changes: { tagline: 'Da linha' }, author: 'cli', note: '' });
    expect((await look(CENTRAL_STATION, 'tagline')).version).toBe(version + 1);
    const late = await saveDraft(ctx, ana, CENTRAL_STATION, [{ field: 'tagline', value: 'Minha', version }]);
    const author = { id: 'cli', name: 'Linha de comando' };
    expect(late.clashes).toMatchObject([{ theirs: { value: 'Da linha', author } }]);
  });

  test('over an open draft leaves what was being written in the history', async () => {
    await write(ana, CENTRAL_STATION, { overview: 'Três páginas' });
    await editMovie(ctx, { movieId: 666, changes: { overview: 'Uma linha' }, author: 'cli', note: '' });
    const revisions = await listRevisionLines(ctx, CENTRAL_STATION);
    const contents = await Promise.all(revisions.map(({ number }) => readRevision(ctx, CENTRAL_STATION, number)));
    expect(contents.map(({ values }) => values.overview)).toContain('Três páginas');
    expect((await look(CENTRAL_STATION, 'overview')).draft).toBeUndefined();
  });
});

describe('the edit screen', () => {
  test('is opened with every field in its three values, and the newest of the history', async () => {
    const subject = await openSubject(ctx, CITY_OF_GOD);
    expect(subject).toMatchObject({
      title: 'Cidade de Deus',
      year: '2002',
      path: '/filme/cidade-de-deus-2002-598',
      state: 'on-air',
      picture: { kind: 'poster' },
    });
    expect(subject.fields.find(({ field }) => field === 'tagline')).toMatchObject({ shown: 'Outro' });
    expect(subject.recent).toHaveLength(5);
  });

  test('says that a page is hidden', async () => {
    await write(ana, CENTRAL_STATION, { isHidden: true });
    expect((await openSubject(ctx, CENTRAL_STATION)).state).toBe('on-air');
    await publishAll(ana, CENTRAL_STATION);
    expect((await openSubject(ctx, CENTRAL_STATION)).state).toBe('hidden');
  });

  test('ends its history with TMDB’s own words', async () => {
    const lines = await listRevisionLines(ctx, CENTRAL_STATION);
    expect(lines.at(-1)).toMatchObject({ number: 0, state: 'provider', isCurrent: false, author: undefined });
    expect(lines.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });
});

describe('what TMDB sent', () => {
  test('can be read as it is stored, and fetched again at once: new values are shown, overrides stay', async () => {
    const { facts, fetchedAt } = await readProviderData(ctx, CITY_OF_GOD);
    expect(JSON.parse(facts)).toMatchObject({ id: 598, originalTitle: 'Cidade de Deus' });
    const ours = await findOverrides(ctx.db, CITY_OF_GOD);
    await fixture.changeFilm(598, { runtime: 131 });
    fixture.pass(1);
    expect(await resync(ctx, ana, CITY_OF_GOD)).toBe('new');
    fixture.pass(1);
    expect(await resync(ctx, ana, CITY_OF_GOD)).toBe('same');
    expect((await readProviderData(ctx, CITY_OF_GOD)).fetchedAt.getTime()).toBeGreaterThan(fetchedAt.getTime());
    expect((await show()).runtime).toBe(131);
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).toEqual(ours);
  });

  test('is cached in copies that can be invalidated by hand', async () => {
    await show();
    await dropCopies(ctx, ana, CITY_OF_GOD);
    expect((await getMovieDetails(ctx, { movieId: CITY_OF_GOD.id })).value.id).toBe(598);
    const actions = (await fixture.listAudit()).map(({ action }) => action);
    expect(actions.slice(-3)).toEqual(['subject.resynced', 'subject.resynced', 'copies.dropped']);
  });
});
