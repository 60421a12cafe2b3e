import { describe, expect, onTestFinished, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { startScriptedTmdb } from '../../../../test/availability/scripted-tmdb.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { confirmArrivals } from '../../sync/availability/confirm-arrivals.ts';
import { snapshotPlatform } from '../../sync/availability/sync-availability.ts';
import { createTmdbClient } from '../../tmdb/client.ts';
import { discardDraft } from './discard-draft.ts';
import type { Editor } from './editor.ts';
import { openSubject } from './open-subject.ts';
import { cancelPlan, type NewPlan, plan as planSeen } from './plans.ts';
import { publishDue } from './publish-due.ts';
import { listRevisionLines } from './revisions.ts';

const fixture = await openEditedFixture();
const { ctx, write, look, publishAll, pass } = fixture;
const [ana, bia] = [await fixture.hire('Ana'), await fixture.hire('Bia')];
const writer = await fixture.hire('Caio', 'writer');
const NETFLIX = 8;
const NEVER = { publishAt: undefined, publishOnPlatformId: undefined, unpublishAt: undefined };
const seenOf = async (subject: typeof CITY_OF_GOD) => {
  const { fields } = await openSubject(ctx, subject);
  return Object.fromEntries(fields.flatMap(({ field, draft, version }) => (draft ? [[field, version] as const] : [])));
};
/** Plans with the versions an editor has just read. */
const plan = async (editor: Editor, subject: typeof CITY_OF_GOD, given: Omit<NewPlan, 'seen'>) =>
  planSeen(ctx, editor, subject, { ...given, seen: await seenOf(subject) });
const inHours = (hours: number) => new Date(ctx.now().getTime() + hours * 3_600_000);
const readTagline = async () => (await findOverrides(ctx.db, CITY_OF_GOD)).tagline;
const readPlan = async (subject = CITY_OF_GOD) => (await openSubject(ctx, subject)).plan;

/** The same database and clock, with a TMDB whose lists and pages the test scripts. */
async function openScriptedTmdb() {
  const { url, script, close } = await startScriptedTmdb();
  const { log, metrics, now } = ctx;
  const tmdb = createTmdbClient({
    apiUrl: url,
    token: 'scripted',
    ratePerSecond: 1_000,
    log,
    metrics,
    now,
    breakerOpenMs: 1,
  });
  onTestFinished(async () => {
    await tmdb.close();
    await close();
  });
  return { ctx: { ...ctx, tmdb }, script };
}

describe('a draft with a day', () => {
  test('is published at that minute and not before, signed by who planned it', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Amanhã' });
    await plan(bia, CITY_OF_GOD, { ...NEVER, publishAt: inHours(24) });
    expect(await readPlan()).toMatchObject({ publishAt: inHours(24), author: { name: 'Bia' }, failure: undefined });
    pass(24 * 60 - 1);
    await publishDue(ctx);
    expect(await readTagline()).toBeUndefined();
    pass(1);
    await publishDue(ctx);
    expect(await readTagline()).toBe('Amanhã');
    expect((await listRevisionLines(ctx, CITY_OF_GOD))[0]).toMatchObject({
      author: { name: 'Bia' },
      note: editing.planCarriedOut,
    });
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ actor: 'system', action: 'plan.carried-out' });
    expect(await readPlan()).toBeUndefined();
  });

  test('is published once, however many processes run', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Uma vez só' });
    await plan(ana, CITY_OF_GOD, { ...NEVER, publishAt: inHours(1) });
    const before = (await listRevisionLines(ctx, CITY_OF_GOD)).length;
    pass(60);
    const other = await fixture.openAnother();
    const another = { ...other.ctx, now: ctx.now };
    await Promise.all([ctx, another, ctx, another].map((each) => publishDue(each)));
    expect((await listRevisionLines(ctx, CITY_OF_GOD)).length).toBe(before + 1);
  });

  test('that a member without the right to publish changed since stays, and says so', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Aprovada' });
    await plan(ana, CITY_OF_GOD, { ...NEVER, publishAt: inHours(1) });
    await write(writer, CITY_OF_GOD, { tagline: 'Não vista por ninguém' });
    pass(61);
    await publishDue(ctx);
    expect(await readTagline()).toBe('Uma vez só');
    expect((await readPlan())?.failure).toBe(editing.planChanged);

    await write(bia, CITY_OF_GOD, { tagline: 'Vista por Bia' });
    await publishDue(ctx);
    expect(await readTagline()).toBe('Vista por Bia');
  });

  test('that became unfit stays, and says why, until it is fit', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Boa' });
    await plan(ana, CITY_OF_GOD, { ...NEVER, publishAt: inHours(1) });
    await write(ana, CITY_OF_GOD, { tagline: 'x'.repeat(300) });
    pass(61);
    await publishDue(ctx);
    expect((await readPlan())?.failure).toBe(editing.tooLong('200'));
    await write(ana, CITY_OF_GOD, { tagline: 'Curta' });
    await publishDue(ctx);
    expect(await readTagline()).toBe('Curta');
  });

  test('takes no other field with it than those it was planned with', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Planejada' });
    await plan(ana, CITY_OF_GOD, { ...NEVER, publishAt: inHours(1) });
    await write(bia, CITY_OF_GOD, { overview: 'Pela metade' });
    pass(61);
    await publishDue(ctx);
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).toEqual({ tagline: 'Planejada' });
    expect((await look(CITY_OF_GOD, 'overview')).draft?.value).toBe('Pela metade');
    await discardDraft(ctx, bia, CITY_OF_GOD);
  });

  test('that is published by hand or thrown away needs its plan no more', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'À mão' });
    await plan(ana, CITY_OF_GOD, { ...NEVER, publishAt: inHours(1) });
    await publishAll(ana, CITY_OF_GOD);
    expect(await readPlan()).toBeUndefined();

    await write(ana, CITY_OF_GOD, { tagline: 'Para fora' });
    await plan(ana, CITY_OF_GOD, { ...NEVER, publishAt: inHours(1), unpublishAt: inHours(2) });
    await discardDraft(ctx, ana, CITY_OF_GOD);
    expect(await readPlan()).toMatchObject({ publishAt: undefined, unpublishAt: inHours(2) });
    await cancelPlan(ctx, ana, CITY_OF_GOD);
    expect(await readPlan()).toBeUndefined();
  });
});

describe('a draft for the day a title is at a service', () => {
  test('is published when two daily snapshots show an arrival and its own page confirms it, not before', async () => {
    const { ctx: watched, script } = await openScriptedTmdb();
    const others = Array.from({ length: 40 }, (_, index) => 1_000 + index);
    const takeSnapshot = async (ids: number[]) => {
      script.lists.movie.set(NETFLIX, ids);
      await snapshotPlatform(watched, NETFLIX, 'movie');
    };
    await ctx.db.deleteFrom('movie_offers').where('movie_id', '=', CITY_OF_GOD.id).execute();
    await takeSnapshot(others);
    await write(ana, CITY_OF_GOD, { tagline: 'Chegou' });
    await plan(ana, CITY_OF_GOD, { ...NEVER, publishOnPlatformId: NETFLIX });
    expect((await readPlan())?.publishOnPlatform).toEqual({ id: NETFLIX, name: 'Netflix', article: 'a' });
    await publishDue(ctx);
    expect(await readTagline()).toBe('À mão');

    pass(24 * 60);
    await takeSnapshot([...others, CITY_OF_GOD.id]);
    script.ownPages.set(`movie:${CITY_OF_GOD.id}`, []);
    expect(await confirmArrivals(watched)).toMatchObject({ published: 0, contradicted: 1 });
    await publishDue(ctx);
    expect(await readTagline()).toBe('À mão');

    pass(24 * 60);
    script.ownPages.delete(`movie:${CITY_OF_GOD.id}`);
    expect(await confirmArrivals(watched)).toMatchObject({ published: 1 });
    await publishDue(ctx);
    expect(await readTagline()).toBe('Chegou');
    expect(await readPlan()).toBeUndefined();
    expect((await listRevisionLines(ctx, CITY_OF_GOD))[0]).toMatchObject({
      author: { name: 'Ana' },
      note: editing.planCarriedOut,
    });
  });

  test('is published at once if it is there already, not counting rent and purchase', async () => {
    const offer = { movie_id: CENTRAL_STATION.id, service_id: NETFLIX, position: 90 };
    await ctx.db.deleteFrom('movie_offers').where('movie_id', '=', CENTRAL_STATION.id).execute();
    await ctx.db
      .insertInto('watch_services')
      .values({ id: NETFLIX, name: 'Netflix', seen_at: ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await ctx.db
      .insertInto('movie_offers')
      .values({ ...offer, kind: 'rent' })
      .execute();
    await write(ana, CENTRAL_STATION, { tagline: 'Já está' });
    await plan(ana, CENTRAL_STATION, { ...NEVER, publishOnPlatformId: NETFLIX });
    await publishDue(ctx);
    expect((await readPlan(CENTRAL_STATION))?.failure).toBeUndefined();
    await ctx.db
      .insertInto('movie_offers')
      .values({ ...offer, kind: 'flatrate' })
      .execute();
    await publishDue(ctx);
    expect(await readPlan(CENTRAL_STATION)).toBeUndefined();
    expect((await findOverrides(ctx.db, CENTRAL_STATION)).tagline).toBe('Já está');
  });
});

describe('a page with an end', () => {
  test('leaves the site at that minute', async () => {
    await plan(ana, CENTRAL_STATION, { ...NEVER, unpublishAt: inHours(1) });
    pass(60);
    await publishDue(ctx);
    await expect(getMovieDetails(ctx, { movieId: 666 })).rejects.toMatchObject({ code: 'not-found' });
    expect((await openSubject(ctx, CENTRAL_STATION)).state).toBe('hidden');
    expect(await readPlan(CENTRAL_STATION)).toBeUndefined();
  });
});

describe('a plan is refused', () => {
  test.each<[string, () => Partial<Omit<NewPlan, 'seen'>>, object]>([
    ['without a moment', () => ({}), { publishAt: editing.planEmpty }],
    ['in the past', () => ({ publishAt: inHours(-1) }), { publishAt: editing.dateInPast }],
    ['this very minute', () => ({ publishAt: inHours(0) }), { publishAt: editing.dateInPast }],
    [
      'that ends before it begins',
      () => ({ publishAt: inHours(2), unpublishAt: inHours(1) }),
      { unpublishAt: editing.endBeforeStart },
    ],
    [
      'with an unknown service',
      () => ({ publishOnPlatformId: 987654 }),
      { publishOnPlatformId: editing.platformUnknown },
    ],
    [
      'with both',
      () => ({ publishAt: inHours(1), publishOnPlatformId: NETFLIX }),
      { publishOnPlatformId: editing.planTwice },
    ],
  ])('%s', async (_name, given, fields) => {
    await expect(plan(ana, CITY_OF_GOD, { ...NEVER, ...given() })).rejects.toMatchObject({ fields });
  });

  test('for a draft that is not the one its editor saw', async () => {
    await write(ana, CITY_OF_GOD, { tagline: 'Vista' });
    const seen = await seenOf(CITY_OF_GOD);
    await write(writer, CITY_OF_GOD, { tagline: 'Trocada' });
    const late = planSeen(ctx, ana, CITY_OF_GOD, { ...NEVER, publishAt: inHours(1), seen });
    await expect(late).rejects.toMatchObject({ message: editing.planUnseen });
    await discardDraft(ctx, ana, CITY_OF_GOD);
  });

  test('without a draft, and with one that is not fit to be published', async () => {
    const tomorrow = { ...NEVER, publishAt: inHours(24) };
    await expect(plan(ana, CITY_OF_GOD, tomorrow)).rejects.toMatchObject({ message: editing.planNothing });
    await write(ana, CITY_OF_GOD, { title: '' });
    await expect(plan(ana, CITY_OF_GOD, tomorrow)).rejects.toMatchObject({
      fields: { title: editing.titleMissing },
    });
  });
});
