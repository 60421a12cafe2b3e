import { describe, expect, test } from 'vitest';
import { listOfQueue, type QueuePlace } from '#shared/admin/domain/queues.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { hire } from '../../../../test/editing/hire.ts';
import { listAuditLines } from '../../store/staff/audit.ts';
import { syncOne } from '../../sync/sync-one.ts';
import { editMovie } from '../editing/edit-entity.ts';
import { openSubject } from '../editing/open-subject.ts';
import { plan } from '../editing/plans.ts';
import { publish } from '../editing/publish.ts';
import { saveDraft } from '../editing/save-draft.ts';
import { sendForReview } from '../review/send-review.ts';
import { reportError } from '../site/error-reports.ts';
import { findSubjects } from './find-subjects.ts';
import { findQueuePlace, readQueues } from './queues.ts';
import { readHomeTitles, readPending } from './read-first.ts';

const { ctx } = await openTestFixture({}, { movies: 120, series: 20, people: 20 });
const BATCH = { urgency: 'batch', deadlineMs: 30_000 } as const;
for (let id = 1; id <= 80; id += 1) await syncOne(ctx, { kind: 'movie', id }, BATCH).catch(() => undefined);
for (let id = 1; id <= 10; id += 1) await syncOne(ctx, { kind: 'series', id }, BATCH).catch(() => undefined);
const rows = await ctx.db.selectFrom('movies').select(['id', 'certification', 'popularity', 'is_public']).execute();
const queued = rows
  .filter((row) => row.is_public && row.certification === null)
  .toSorted((one, other) => other.popularity - one.popularity || one.id - other.id)
  .map(({ id }) => id);
const [first = 0, second = 0, third = 0, fourth = 0] = queued;
const place = (id: number) => findQueuePlace(ctx, { entity: 'movie', id }, 'uncertified');

describe('a queue', () => {
  test('without views begins with the most popular, and its neighbours are those of the list', async () => {
    expect(queued.length).toBeGreaterThan(4);
    const { lines, total } = await findSubjects(ctx, { entity: 'movie', ...listOfQueue('uncertified') });
    expect(lines.map(({ id }) => id)).toEqual(queued.slice(0, 50));
    const found = (await readQueues(ctx)).find(({ key }) => key === 'uncertified');
    expect(found).toMatchObject({ views: 0, first: { entity: 'movie', id: first, views: 0 } });
    expect(await place(first)).toEqual<QueuePlace>({
      ...{ key: 'uncertified', position: 1, total, hasMore: false, isDone: false, previous: undefined, next: second },
    });
    expect(await place(second)).toMatchObject({ position: 2, previous: first, next: third });
    expect(await place(queued.at(-1) ?? 0)).toMatchObject({ position: queued.length, next: undefined });
  });

  test('with views begins with the most viewed, whatever its popularity; every title is met once', async () => {
    const last = queued.at(-1) ?? 0;
    await ctx.db
      .insertInto('title_audience')
      .values([
        { kind: 'movie', title_id: last, views: 900 },
        { kind: 'movie', title_id: third, views: 40 },
      ])
      .execute();
    const found = (await readQueues(ctx)).find(({ key }) => key === 'uncertified');
    expect(found).toMatchObject({ views: 940, first: { id: last, views: 900 } });
    expect((await readQueues(ctx))[0]?.views).toBeGreaterThanOrEqual(940);
    const walked: number[] = [];
    for (let at: number | undefined = last; at !== undefined; at = (await place(at))?.next) walked.push(at);
    expect(walked).toEqual([last, third, ...queued.filter((id) => id !== last && id !== third)]);
    const back: number[] = [];
    for (let at: number | undefined = walked.at(-1); at !== undefined; at = (await place(at))?.previous) back.push(at);
    expect(back).toEqual(walked.toReversed());
  });

  test('leaves the place of a corrected title known, so that there is a next one', async () => {
    const before = await place(second);
    await editMovie(ctx, { movieId: second, changes: { certification: '12' }, author: 'cli', note: '' });
    expect(await place(second)).toMatchObject({ isDone: true, previous: before?.previous, next: before?.next });
  });

  test('does not exist for what cannot be in it', async () => {
    expect(await findQueuePlace(ctx, { entity: 'person', id: 1 }, 'uncertified')).toBeUndefined();
    expect(await findQueuePlace(ctx, { entity: 'movie', id: 99_999_999 }, 'uncertified')).toBeUndefined();
  });
});

describe('what waits', () => {
  test('for a reviewer: the review first, then home, the conflict and the report, with names', async () => {
    const clara = await hire(ctx, 'Clara', 'writer');
    const bruno = await hire(ctx, 'Bruno', 'editor');
    const subject = { entity: 'movie', id: first } as const;
    const { saved } = await saveDraft(ctx, clara, subject, [{ field: 'tagline', value: 'Frase', version: 0 }]);
    const seen = Object.fromEntries(saved.map(({ field, version }) => [field, version]));
    await sendForReview(ctx, clara, subject, { seen, note: 'Veja', reviewerId: bruno.actor.id });
    await editMovie(ctx, { movieId: fourth, changes: { overview: 'Nosso texto.' }, author: 'cli', note: '' });
    await ctx.db
      .insertInto('conflicts')
      .values({ entity: 'movie', entity_id: fourth, field: 'overview', since: ctx.now() })
      .execute();
    await reportError(ctx, { kind: 'movie', titleId: third, reason: 'gone', service: '', note: 'Saiu.' });
    const home = await readHomeTitles(ctx, {
      movies: [{ id: fourth, title: 'Na capa', backdrop_path: null }],
      tvShows: [],
    } as unknown as Parameters<typeof readHomeTitles>[1]);
    expect(home).toMatchObject([{ entity: 'movie', id: fourth }]);
    expect(home[0]?.lack).toBeDefined();
    const memberOf = (editor: typeof bruno, name: string) => ({ id: editor.actor.id, role: editor.role, name });
    const read = (editor: typeof bruno, name: string) =>
      readPending(ctx, memberOf(editor, name) as Parameters<typeof readPending>[1], home);
    const his = await read(bruno, 'Bruno');
    expect(his.items.map(({ kind, id }) => [kind, id])).toEqual([
      ['review', first],
      ['home', fourth],
      ['conflict', fourth],
      ['report', third],
    ]);
    expect(his.items[0]).toMatchObject({ by: { name: 'Clara' }, fields: ['tagline'], isMine: true });
    expect(his.items[3]).toMatchObject({ views: 40, note: 'Saiu.' });
    expect(his.counters).toMatchObject({
      ...{ reviews: { count: 1, isReturned: false }, conflicts: 1, planned: { count: 0 }, reports: 1 },
    });
    // A writer is not asked to review.
    const hers = await read(clara, 'Clara');
    expect(hers.items.map(({ kind }) => kind)).toEqual(['home', 'conflict', 'report']);
    expect(hers.counters.reviews).toEqual({ count: 0, oldestAt: undefined, isReturned: true });
  });

  test('today’s plans are listed by time with who made them', async () => {
    const bia = await hire(ctx, 'Bia', 'editor');
    const subject = { entity: 'movie', id: third } as const;
    const { saved } = await saveDraft(ctx, bia, subject, [{ field: 'tagline', value: 'Logo', version: 0 }]);
    const seen = Object.fromEntries(saved.map(({ field, version }) => [field, version]));
    const noon = new Date('2027-03-10T15:00:00Z');
    const then = { ...ctx, now: () => new Date('2027-03-10T12:00:00Z') };
    await plan(then, bia, subject, { seen, publishAt: noon, publishOnPlatformId: undefined, unpublishAt: undefined });
    const member = { id: bia.actor.id, role: bia.role, name: 'Bia' } as Parameters<typeof readPending>[1];
    const { planned, counters } = await readPending(then, member, []);
    expect(planned).toMatchObject([{ id: third, at: noon, isHiding: false, by: { name: 'Bia' } }]);
    expect(counters.planned).toEqual({ count: 1, nextAt: noon });
  });
});

test('a publication in the audit has its name, and each field before and after', async () => {
  const davi = await hire(ctx, 'Davi', 'editor');
  const subject = { entity: 'movie', id: fourth } as const;
  const put = async (value: string, version: number) => {
    const { saved } = await saveDraft(ctx, davi, subject, [{ field: 'tagline', value, version }]);
    const seen = Object.fromEntries(saved.map((each) => [each.field, each.version]));
    await publish(ctx, davi, subject, { seen, note: '' });
  };
  await put('Antes', 0);
  const { fields } = await openSubject(ctx, subject);
  await put('Depois', fields.find(({ field }) => field === 'tagline')?.version ?? 0);
  const lines = (await listAuditLines(ctx.db, 20)).filter(({ action }) => action === 'subject.published');
  expect(lines.map(({ actorName, published }) => [actorName, published?.fields])).toEqual([
    ['Davi', [{ field: 'tagline', before: 'Antes', after: 'Depois' }]],
    ['Davi', [{ field: 'tagline', before: undefined, after: 'Antes' }]],
  ]);
  expect(lines[0]?.entityName).toBeTruthy();
});
