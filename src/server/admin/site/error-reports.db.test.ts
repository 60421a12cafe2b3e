import { expect, test } from 'vitest';
import { REPORTS_OPEN_PER_TITLE } from '#shared/domain/limits.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { listOpenErrorReports, settleErrorReport } from '../../store/visitors/error-reports.ts';
import { forgetOldReports, reportError } from './error-reports.ts';

const { ctx } = await openTestFixture();
await insertMovie(ctx.db, { id: 598, title: 'Cidade de Deus' });
await insertSeries(ctx.db, { id: 30, title: 'Cangaço Novo' });

const report = { kind: 'movie', titleId: 598, reason: 'gone', service: 'Netflix', note: 'Saiu ontem.' } as const;
const at = (day: string) => ({ ...ctx, now: () => new Date(`${day}T12:00:00Z`) });
const listNotes = async () => (await listOpenErrorReports(ctx.db, 100)).map(({ note }) => note);

test('what visitors say waits for the editors, the oldest first, with the title it is about', async () => {
  await reportError(at('2026-11-02'), { ...report, kind: 'series', titleId: 30, note: 'Segundo.' });
  await reportError(at('2026-11-01'), report);

  expect(await listOpenErrorReports(ctx.db, 100)).toMatchObject([
    { kind: 'movie', titleId: 598, title: 'Cidade de Deus', reason: 'gone', service: 'Netflix', note: 'Saiu ontem.' },
    { kind: 'series', titleId: 30, title: 'Cangaço Novo', note: 'Segundo.' },
  ]);
});

test('nothing about the visitor is stored', async () => {
  const columns = await ctx.db.introspection.getTables();
  const table = columns.find(({ name }) => name === 'error_reports');
  expect(table?.columns.map(({ name }) => name).sort()).toEqual([
    'answer',
    'id',
    'kind',
    'note',
    'reason',
    'reported_at',
    'service',
    'settled_at',
    'settled_by',
    'state',
    'title_id',
  ]);
});

test('a report is settled once, and waits no longer', async () => {
  const [first] = await listOpenErrorReports(ctx.db, 1);
  const settlement = { state: 'done', by: 'redação', at: new Date() } as const;

  expect(await settleErrorReport(ctx.db, first?.id ?? 0, settlement)).toBe(true);
  expect(await settleErrorReport(ctx.db, first?.id ?? 0, settlement)).toBe(false);
  expect(await settleErrorReport(ctx.db, 9_999, settlement)).toBe(false);
  expect(await listNotes()).toEqual(['Segundo.']);
});

test('a hidden title cannot be reported', async () => {
  await expect(reportError(ctx, { ...report, titleId: 77 })).rejects.toMatchObject({ code: 'not-found' });
});

test('the open reports of one title are limited, and other titles are not affected', async () => {
  for (let count = 0; count < REPORTS_OPEN_PER_TITLE + 3; count += 1)
    await reportError(ctx, { ...report, note: 'De novo.' });
  await reportError(at('2026-11-03'), { ...report, kind: 'series', titleId: 30, note: 'Terceiro.' });

  const notes = await listNotes();
  expect(notes.filter((note) => note === 'De novo.')).toHaveLength(REPORTS_OPEN_PER_TITLE);
  expect(notes).toContain('Terceiro.');
});

test('after half a year a report is forgotten, settled or not', async () => {
  await forgetOldReports(at('2027-05-03'));
  const notes = await listNotes();
  expect(notes).not.toContain('Segundo.');
  expect((await ctx.db.selectFrom('error_reports').select('id').where('state', '=', 'done').execute()).length).toBe(0);
});
