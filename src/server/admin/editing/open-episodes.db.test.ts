import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { addDays } from '#shared/domain/day.ts';
import { buildSeasonSummary, buildSeriesAnswer } from '../../../../test/builders/series-answer.ts';
import { openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { namePartFields, openEpisodes } from './open-episodes.ts';
import { openSubject } from './open-subject.ts';
import { readPastedEpisodes } from './read-pasted-episodes.ts';
import { saveDraft } from './save-draft.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openEditedFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const ctx = { ...fixture.ctx, now: () => new Date('2026-11-17T22:00:00Z') };
const ana = await fixture.hire('Ana');
const SOAP = { genres: [{ id: 10_766, name: 'Soap' }] };

/** Stores a series; of each season the number of its episodes, one a day up to 20/11/2026. Every third has no title. */
async function store(id: number, counts: readonly number[], parts: object = {}) {
  const seasons = counts.map((count, index) => {
    const season_number = index + 1;
    const episodes = Array.from({ length: count }, (_, place) => ({
      ...{ id: id * 100_000 + index * 10_000 + place, episode_number: place + 1, season_number, overview: '' },
      name: place % 3 === 2 ? '' : `A noite ${place + 1}`,
      air_date: addDays('2026-11-20', place + 1 - count),
    }));
    return { ...buildSeasonSummary(season_number, { episode_count: count }), episodes };
  });
  const listed = seasons.map(({ episodes: _, ...summary }) => summary);
  const told = Object.fromEntries(seasons.map((season) => [`season/${season.season_number}`, season]));
  tmdb.set(`/tv/${id}`, buildSeriesAnswer({ id, seasons: listed, ...told, ...parts }));
  await syncSeries(ctx, id, { urgency: 'batch', deadlineMs: 30_000 });
  return { entity: 'series', id } as const;
}
const asked = { group: '', page: 1, isMissing: false };

describe('the episodes of a series', () => {
  test('are fifty on a page, by season, with what is missing', async () => {
    await store(1, [60, 3]);
    const first = await openEpisodes(ctx, 1, asked);
    expect(first.groups).toMatchObject([
      { key: '1', episodes: 60, untitled: 20 },
      { key: '2', episodes: 3, untitled: 1 },
    ]);
    expect([first.group, first.total, first.pages, first.episodes.length]).toEqual(['1', 60, 2, 50]);
    expect((await openEpisodes(ctx, 1, { ...asked, page: 9 })).episodes.map(({ number }) => number)).toEqual(
      [...Array(10).keys()].map((n) => n + 51),
    );
    const second = await openEpisodes(ctx, 1, { ...asked, group: '2' });
    expect(second.episodes.map(({ name, isUntitled }) => [name, isUntitled])).toEqual([
      ['A noite 1', false],
      ['A noite 2', false],
      ['Episódio 3', true],
    ]);
    expect((await openEpisodes(ctx, 1, { ...asked, group: '2', isMissing: true })).total).toBe(3);
  });

  test('of a novela are by month, the newest first, from this month on', async () => {
    await store(2, [40], SOAP);
    const novela = await openEpisodes(ctx, 2, asked);
    expect(novela.groups.map(({ key, name, episodes }) => [key, name, episodes])).toEqual([
      ['2026-11', 'Novembro de 2026', 20],
      ['2026-10', 'Outubro de 2026', 20],
    ]);
    expect([novela.group, novela.episodes[0]?.chapter, novela.season]).toEqual(['2026-11', 40, undefined]);
    expect((await openEpisodes(ctx, 2, { ...asked, group: '2026-10' })).episodes[0]?.chapter).toBe(20);
  });
});

describe('pasted titles', () => {
  test('say what would happen and write nothing; then they are drafts', async () => {
    const series = await store(10, [5]);
    const pasted = '1; A noite 1\n2; 18/11; Outra noite\n3; Enfim um título\n9; Nada\nSujeito a mudança';
    const { lines, saves } = await readPastedEpisodes(ctx, 10, { pasted, first: 1, season: 1 });
    expect(lines.map(({ verdict, current, day }) => [verdict, current, day])).toEqual([
      ['same', '', null],
      ['replaced', 'A noite 2', '2026-11-18'],
      ['new', '', null],
      ['unknown', '', null],
      ['unknown', '', null],
    ]);
    expect((await openSubject(ctx, series)).fields.some(({ draft }) => draft)).toBe(false);
    const { saved } = await saveDraft(ctx, ana, series, saves);
    expect(saved.map(({ field }) => field).sort()).toEqual(['s1e2.airDate', 's1e2.name', 's1e3.name']);
    const again = await readPastedEpisodes(ctx, 10, { pasted: '3; Enfim um título', first: 1, season: 1 });
    expect(again).toMatchObject({ lines: [{ verdict: 'same' }], saves: [] });
  });

  test('of a novela are by chapter, over its seasons', async () => {
    await store(11, [4, 4], SOAP);
    const { saves } = await readPastedEpisodes(ctx, 11, { pasted: 'Um\nDois', first: 4, season: undefined });
    expect(saves.map(({ field, value }) => [field, value])).toEqual([
      ['s1e4.name', 'Um'],
      ['s2e1.name', 'Dois'],
    ]);
  });

  test('are refused if there are none or too many', async () => {
    const read = (pasted: string) => readPastedEpisodes(ctx, 10, { pasted, first: 1, season: 1 });
    await expect(read(' \n')).rejects.toMatchObject({ fields: { pasted: editing.pastedNothing } });
    await expect(read('a\n'.repeat(501))).rejects.toMatchObject({ fields: { pasted: editing.tooManyLines(500) } });
  });

  test('of a season do not overwrite what another editor wrote since', async () => {
    const series = await store(12, [3]);
    const { saves } = await readPastedEpisodes(ctx, 12, { pasted: 'Meu', first: 1, season: 1 });
    await fixture.write(ana, series, { 's1e1.name': 'De outra pessoa' });
    expect((await saveDraft(ctx, ana, series, saves)).clashes).toMatchObject([{ field: 's1e1.name', mine: 'Meu' }]);
  });
});

test('the screen of 10,000 episodes with 2,000 edits costs the statements and the rows of a small series', {
  timeout: 120_000,
}, async () => {
  const small = await store(20, [60, 60]);
  await edit(20, 60);
  const large = await store(21, [5_000, 5_000]);
  await edit(21, 2_000);
  expect(await measure(large)).toEqual(await measure(small));
});

/** Published titles of the first episodes. */
async function edit(id: number, count: number): Promise<void> {
  const by = { author: ana.actor.id, updated_at: new Date() };
  const names = Array.from({ length: count }, (_, place) => `s1e${place + 1}.name`);
  const rows = names.map((field) => ({ entity: 'series', entity_id: id, field, value: '"Nosso"', ...by }));
  await ctx.db.insertInto('overrides').values(rows).execute();
  const drafts = rows.map((row) => ({ ...row, is_open: false, version: 1 }));
  await ctx.db.insertInto('drafts').values(drafts).execute();
}

/** Statements and rows of one screen of the first season. */
async function measure(series: { entity: 'series'; id: number }) {
  const counted = { statements: 0, rows: 0 };
  const count: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counted.statements += 1;
      counted.rows += result.rows.length;
      return result;
    },
  };
  const counting = { ...ctx, db: ctx.db.withPlugin(count) };
  const { season, episodes } = await openEpisodes(counting, series.id, { ...asked, group: '1' });
  const { fields } = await openSubject(counting, series, namePartFields(season, episodes));
  expect(episodes.length).toBe(50);
  expect(fields.filter(({ published }) => published).length).toBe(50);
  return counted;
}
