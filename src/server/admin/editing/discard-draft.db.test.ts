import { describe, expect, test } from 'vitest';
import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { discardDraft, forgetOldTrash, listTrash, takeFromTrash } from './discard-draft.ts';
import { openSubject } from './open-subject.ts';
import { plan } from './plans.ts';
import { publishDue } from './publish-due.ts';
import { restoreAsDraft } from './restore-revision.ts';
import { listRevisionLines, readRevision } from './revisions.ts';

const fixture = await openEditedFixture();
const { ctx, write, look, publishAll, pass } = fixture;
const [ana, bia] = [await fixture.hire('Ana'), await fixture.hire('Bia')];
const writer = await fixture.hire('Caio', 'writer');
const listDrafts = async () => {
  const { fields } = await openSubject(ctx, CITY_OF_GOD);
  return Object.fromEntries(fields.flatMap(({ field, draft }) => (draft ? [[field, draft.value] as const] : [])));
};

describe('a draft that is thrown away', () => {
  test('is in the trash for thirty days, with who threw it away, and in the history', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Fora', overview: 'Fora também' });
    await discardDraft(ctx, bia, CITY_OF_GOD);
    expect(await listDrafts()).toEqual({});
    const endsAt = new Date(ctx.now().getTime() + TRASH_DAYS * 86_400_000);
    expect(await listTrash(ctx)).toMatchObject([
      {
        entity: 'movie',
        entityId: 598,
        title: 'Cidade de Deus',
        fields: ['tagline', 'overview'],
        author: { name: 'Bia' },
        endsAt,
      },
    ]);
    const [newest] = await listRevisionLines(ctx, CITY_OF_GOD);
    expect((await readRevision(ctx, CITY_OF_GOD, newest?.number ?? 0)).values).toMatchObject({ tagline: 'Fora' });
  });

  test('is taken back as a draft, and not a word of it is published', async () => {
    const [line] = await listTrash(ctx);
    expect(await takeFromTrash(ctx, ana, line?.id ?? '')).toEqual({ clashes: [], plan: 'none' });
    expect(await listDrafts()).toEqual({ tagline: 'Fora', overview: 'Fora também' });
    expect(await listTrash(ctx)).toEqual([]);
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).toEqual({});
  });

  test('takes its plan with it, and both come back, but nothing that would be published at once', async () => {
    const inAnHour = new Date(ctx.now().getTime() + 3_600_000);
    const planIt = async () => {
      const { fields } = await openSubject(ctx, CITY_OF_GOD);
      const drafts = fields.filter(({ draft }) => draft);
      const seen = Object.fromEntries(drafts.map(({ field, version }) => [field, version]));
      const when = { publishAt: inAnHour, publishOnPlatformId: undefined, unpublishAt: undefined };
      await plan(ctx, ana, CITY_OF_GOD, { ...when, seen });
    };
    const readPlan = async () => (await openSubject(ctx, CITY_OF_GOD)).plan;
    const takeBack = async (editor = bia) =>
      (await takeFromTrash(ctx, editor, (await listTrash(ctx))[0]?.id ?? '')).plan;
    await planIt();
    await discardDraft(ctx, ana, CITY_OF_GOD);
    expect(await readPlan()).toBeUndefined();
    expect(await takeBack()).toBe('restored');
    expect(await readPlan()).toMatchObject({ publishAt: inAnHour, author: { name: 'Bia' } });

    await discardDraft(ctx, ana, CITY_OF_GOD);
    expect(await takeBack(writer)).toBe('lost');
    expect(await readPlan()).toBeUndefined();

    await planIt();
    await discardDraft(ctx, ana, CITY_OF_GOD);
    pass(61);
    expect(await takeBack()).toBe('lost');
    expect(await readPlan()).toBeUndefined();
    await publishDue(ctx);
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).toEqual({});
    expect(await listDrafts()).toEqual({ tagline: 'Fora', overview: 'Fora também' });
  });

  test('does not overwrite a newer draft: that stays, and so does the one in the trash', async () => {
    await discardDraft(ctx, ana, CITY_OF_GOD);
    await write(bia, CITY_OF_GOD, { tagline: 'De Bia' });
    const [line] = await listTrash(ctx);
    const { clashes } = await takeFromTrash(ctx, ana, line?.id ?? '');
    expect(clashes).toMatchObject([{ field: 'tagline', mine: 'Fora', theirs: { value: 'De Bia' } }]);
    expect(await listDrafts()).toEqual({ tagline: 'De Bia', overview: 'Fora também' });
    expect((await listTrash(ctx)).map(({ fields }) => fields)).toEqual([['tagline']]);
  });

  test('may be a field of it, and the rest stays', async () => {
    await discardDraft(ctx, ana, CITY_OF_GOD, ['overview']);
    expect(await listDrafts()).toEqual({ tagline: 'De Bia' });
    const again = discardDraft(ctx, ana, CITY_OF_GOD, ['overview']);
    await expect(again).rejects.toMatchObject({ message: editing.nothingToDiscard });
  });

  test('is taken back only by who may write it, and only where there is something', async () => {
    await write(ana, CENTRAL_STATION, { aliases: ['Apelido'] });
    await discardDraft(ctx, ana, CENTRAL_STATION);
    const line = (await listTrash(ctx)).find(({ entityId }) => entityId === CENTRAL_STATION.id);
    await expect(takeFromTrash(ctx, writer, line?.id ?? '')).rejects.toMatchObject({
      fields: { aliases: editing.fieldForbidden },
    });
    const refusal = { code: 'not-found', message: editing.trashNotFound };
    for (const id of ['', 'x', "' or 1=1", crypto.randomUUID()])
      await expect(takeFromTrash(ctx, ana, id)).rejects.toMatchObject(refusal);
  });

  test('is forgotten after thirty days and not before', async () => {
    const count = (await listTrash(ctx)).length;
    pass(TRASH_DAYS * 24 * 60 - 1);
    await forgetOldTrash(ctx);
    expect(await listTrash(ctx)).toHaveLength(count);
    pass(2);
    await forgetOldTrash(ctx);
    expect(await listTrash(ctx)).toEqual([]);
  });
});

describe('a revision that is restored', () => {
  test('is a draft: the page stays as it is until an editor publishes', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Primeira' });
    const first = await publishAll(ana, CITY_OF_GOD);
    await write(ana, CITY_OF_GOD, { tagline: 'Segunda', seoTitle: 'Busca' });
    await publishAll(ana, CITY_OF_GOD);

    await restoreAsDraft(ctx, bia, CITY_OF_GOD, first);
    expect(await listDrafts()).toEqual({ tagline: 'Primeira', seoTitle: null });
    expect((await getMovieDetails(ctx, { movieId: 598 })).value.tagline).toBe('Segunda');
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).toEqual({ tagline: 'Segunda', seoTitle: 'Busca' });
    const [newest] = await listRevisionLines(ctx, CITY_OF_GOD);
    expect(newest).toMatchObject({ state: 'draft', note: editing.restoredFrom(first), author: { name: 'Bia' } });
  });

  test('puts what was being written into the trash first', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Quase pronta' });
    await restoreAsDraft(ctx, bia, CITY_OF_GOD, 0);
    expect((await listTrash(ctx))[0]).toMatchObject({ fields: ['tagline', 'seoTitle'], author: { name: 'Bia' } });
    expect(await listDrafts()).toEqual({ tagline: null, seoTitle: null });
  });

  test('of TMDB, once published, takes all of ours away', async () => {
    await publishAll(ana, CITY_OF_GOD);
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).toEqual({});
  });

  test('is one there is', async () => {
    for (const number of [999, -1, 1.5, Number.NaN, 2 ** 40]) {
      await expect(restoreAsDraft(ctx, ana, CITY_OF_GOD, number)).rejects.toMatchObject({ code: 'not-found' });
      await expect(readRevision(ctx, CITY_OF_GOD, number)).rejects.toMatchObject({ message: editing.revisionNotFound });
    }
  });

  test('gives an editor who had the old draft open a clash, not a silent loss', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Aberta' });
    const { version } = await look(CITY_OF_GOD, 'tagline');
    await restoreAsDraft(ctx, bia, CITY_OF_GOD, 0);
    expect((await look(CITY_OF_GOD, 'tagline')).version).toBeGreaterThan(version);
  });
});
