import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { listRevisions } from '../../store/editing/revisions.ts';
import { openSubject } from './open-subject.ts';
import { readRevision } from './revisions.ts';
import { saveDraft } from './save-draft.ts';

const fixture = await openEditedFixture();
const { ctx, write, look, pass } = fixture;
const [ana, bia] = [await fixture.hire('Ana'), await fixture.hire('Bia')];
const writer = await fixture.hire('Caio', 'writer');
const tagline = (value: string, version: number) => [{ field: 'tagline', value, version }];
const countRevisions = async () => (await listRevisions(ctx.db, CITY_OF_GOD, 100)).length;

describe('what is being written', () => {
  test('is stored with who wrote it and when, and the page does not change', async () => {
    const { savedAt, saved } = await saveDraft(ctx, ana, CITY_OF_GOD, tagline('Um começo', 0));
    expect([savedAt, saved]).toEqual([ctx.now(), [{ field: 'tagline', version: 1 }]]);
    expect(await look(CITY_OF_GOD, 'tagline')).toMatchObject({
      draft: { value: 'Um começo', author: { id: ana.actor.id, name: 'Ana' }, at: ctx.now() },
      published: undefined,
      version: 1,
    });
    expect((await getMovieDetails(ctx, { movieId: 598 })).value.tagline).not.toBe('Um começo');
  });

  test('may be unfinished: what is wrong with it is said when it is published', async () => {
    expect(await write(ana, CENTRAL_STATION, { title: '', overview: 'x'.repeat(5_000) })).toEqual([]);
    await expect(fixture.publishAll(ana, CENTRAL_STATION)).rejects.toMatchObject({
      fields: { title: 'Informe o título.', overview: 'Use no máximo 4.000 caracteres.' },
    });
  });

  test.each(['curiosities', 'overview', 'tagline'])(
    'of %s is refused where no field can be that long',
    async (field) => {
      const { version } = await look(CITY_OF_GOD, field);
      const saves = [{ field, value: '<em>'.repeat(150_000), version }];
      const started = performance.now();
      await expect(saveDraft(ctx, writer, CITY_OF_GOD, saves)).rejects.toMatchObject({
        fields: { [field]: editing.richTooLong },
      });
      expect(performance.now() - started).toBeLessThan(250);
      expect((await look(CITY_OF_GOD, field)).version).toBe(version);
    },
  );

  test('is no draft once it says what the page says already', async () => {
    const { shown } = await look(CITY_OF_GOD, 'title');
    await write(ana, CITY_OF_GOD, { title: 'Outro' });
    expect((await look(CITY_OF_GOD, 'title')).draft?.value).toBe('Outro');
    await write(ana, CITY_OF_GOD, { title: shown });
    expect((await look(CITY_OF_GOD, 'title')).draft).toBeUndefined();
    await write(ana, CITY_OF_GOD, { isNoindex: false });
    expect((await look(CITY_OF_GOD, 'isNoindex')).draft).toBeUndefined();
  });

  test('contains only the rich text that may be shown', async () => {
    await write(ana, CITY_OF_GOD, { curiosities: '<p onclick="x()">Sim</p><script>x()</script>' });
    expect((await look(CITY_OF_GOD, 'curiosities')).draft?.value).toBe('<p>Sim</p>');
  });
});

describe('two who write the same field', () => {
  test('get a clash: the second’s text is not stored, and both are there to compare', async () => {
    const { version } = await look(CITY_OF_GOD, 'tagline');
    await saveDraft(ctx, bia, CITY_OF_GOD, tagline('De Bia', version));
    const late = await saveDraft(ctx, ana, CITY_OF_GOD, tagline('De Ana', version));
    expect(late).toMatchObject({
      saved: [],
      clashes: [
        {
          field: 'tagline',
          mine: 'De Ana',
          theirs: { value: 'De Bia', author: { id: bia.actor.id, name: 'Bia' } },
          version: version + 1,
        },
      ],
    });
    expect((await look(CITY_OF_GOD, 'tagline')).draft?.value).toBe('De Bia');
  });

  test('after comparing may go on, and what is replaced is in the history first', async () => {
    const { version } = await look(CITY_OF_GOD, 'tagline');
    await saveDraft(ctx, bia, CITY_OF_GOD, tagline('De Bia, mais longo', version));
    await saveDraft(ctx, ana, CITY_OF_GOD, tagline('De ambas', version + 1));
    const kept = await Promise.all(
      (await listRevisions(ctx.db, CITY_OF_GOD, 100)).map(({ number }) => readRevision(ctx, CITY_OF_GOD, number)),
    );
    expect(kept.map(({ author, values }) => [author?.name, values.tagline])).toContainEqual([
      'Bia',
      'De Bia, mais longo',
    ]);
  });

  test('and another field lose nothing: each field is saved on its own', async () => {
    const { version } = await look(CITY_OF_GOD, 'tagline');
    const overview = await look(CITY_OF_GOD, 'overview');
    const outcome = await saveDraft(ctx, ana, CITY_OF_GOD, [
      { field: 'tagline', value: 'Tarde demais', version: version - 1 },
      { field: 'overview', value: 'Em tempo.', version: overview.version },
    ]);
    expect(outcome.saved).toEqual([{ field: 'overview', version: overview.version + 1 }]);
    expect(outcome.clashes.map(({ field }) => field)).toEqual(['tagline']);
  });

  test('the same words are no clash: a save that was sent twice is stored once', async () => {
    const { version } = await look(CITY_OF_GOD, 'tagline');
    const [first, again] = [
      await saveDraft(ctx, ana, CITY_OF_GOD, tagline('Uma vez', version)),
      await saveDraft(ctx, ana, CITY_OF_GOD, tagline('Uma vez', version)),
    ];
    expect([first.saved, again.saved, again.clashes]).toEqual([
      [{ field: 'tagline', version: version + 1 }],
      [{ field: 'tagline', version: version + 1 }],
      [],
    ]);
  });
});

describe('the history of a draft', () => {
  test('has one revision in ten minutes of typing, not one a save', async () => {
    pass(60);
    await write(ana, CITY_OF_GOD, { tagline: 'Hora nova' });
    const before = await countRevisions();
    for (let second = 0; second < 20; second += 1) {
      pass(3 / 60);
      await write(ana, CITY_OF_GOD, { tagline: `Hora nova ${second}` });
    }
    expect(await countRevisions()).toBe(before);
  });

  test('has yesterday’s last words, whatever is typed over them today', async () => {
    pass(24 * 60);
    await write(ana, CITY_OF_GOD, { tagline: 'Hoje' });
    const [today, yesterday] = await listRevisions(ctx.db, CITY_OF_GOD, 2);
    expect((await readRevision(ctx, CITY_OF_GOD, yesterday?.number ?? 0)).values.tagline).toBe('Hora nova 19');
    expect((await readRevision(ctx, CITY_OF_GOD, today?.number ?? 0)).values.tagline).toBe('Hoje');
  });
});

describe('saving a draft is refused for', () => {
  test.each(['isAdult', '__proto__', 'constructor', 'popularity', ''])('"%s": it is no field', async (field) => {
    const save = saveDraft(ctx, ana, CITY_OF_GOD, [{ field, value: 'x', version: 0 }]);
    await expect(save).rejects.toMatchObject({ code: 'invalid-argument', message: editing.fieldUnknown });
  });

  test.each(['watchUrls', 'offers', 'aliases', 'isNoindex', 'isHidden', 'ticketUrl'])(
    '%s without being allowed to, and the other fields of that save are refused with it',
    async (field) => {
      const saves = [{ field, value: null, version: 0 }, ...tagline('x', 99)];
      await expect(saveDraft(ctx, writer, CITY_OF_GOD, saves)).rejects.toMatchObject({
        fields: { [field]: editing.fieldForbidden },
      });
    },
  );

  test.each([
    ['title', 7],
    ['gallery', 'x'],
    ['gallery', { first: [], hidden: [] }],
    ['trailers', { first: [1], hidden: [] }],
    ['offers', { added: [{}], hidden: [] }],
    ['isHidden', 'yes'],
    ['aliases', [1]],
    ['watchUrls', ['https://a.example']],
  ])('something that is no %s', async (field, value) => {
    await expect(saveDraft(ctx, ana, CITY_OF_GOD, [{ field, value, version: 0 }])).rejects.toMatchObject({
      fields: { [field]: editing.notUnderstood },
    });
  });

  test('an unknown title', async () => {
    const nothing = { entity: 'series', id: 404 } as const;
    const refusal = { code: 'not-found', message: refusals.seriesNotFound };
    await expect(saveDraft(ctx, ana, nothing, [])).rejects.toMatchObject(refusal);
    await expect(openSubject(ctx, nothing)).rejects.toMatchObject(refusal);
  });
});
