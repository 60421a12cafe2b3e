import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type GetMovieDetails, MovieDetails, MovieDocument } from '#shared/contract/movie-details.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import type { Context } from '../../context.ts';
import { createDb } from '../../infra/db.ts';
import { findDocument, saveDocument } from '../../store/cache/documents.ts';
import { findMovie } from '../../store/titles/movies.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { type Built, fingerprintOf } from '../documents/read-document.ts';
import { buildMovieDocument } from './build-title.ts';
import { getMovieDetails as answerMovieDetails } from './movie-details.ts';

const fixture = await openTestFixture();
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;
const SAMURAI = 346;
for (const id of [598, 666, SAMURAI, 238]) await syncMovie(ctx, id, batch);

const edit = (movieId: number, title: string) =>
  editMovie(ctx, { movieId, changes: { title }, author: 'redacao', note: '' });

const SHAPE = fingerprintOf(MovieDocument);
const addressOf = (id: number) => ({ table: 'content_cache', type: 'movie', id }) as const;
const findStored = (movieId: number) => findDocument(ctx.db, addressOf(movieId), SHAPE);
const getMovieDetails = async (context: Context, request: GetMovieDetails) =>
  (await answerMovieDetails(context, request)).value;

/** Writes the document as a reader would that began earlier. */
function saveLate(id: number, { value, parts, slug }: Built<MovieDocument>) {
  return saveDocument(ctx.db, {
    address: addressOf(id),
    text: JSON.stringify(value),
    shape: SHAPE,
    parts,
    lists: [],
    tags: [],
    ...(slug !== undefined && { slug }),
    builtAt: ctx.now(),
    expiresAt: new Date(Date.now() + 60_000),
  });
}

async function readsOf(kind: string, from: string): Promise<number> {
  const metric = await ctx.metrics.documents.get();
  return metric.values.find(({ labels }) => labels.kind === kind && labels.from === from)?.value ?? 0;
}

describe('the document of a film', () => {
  test('is what its own schema says, for every stored film', async () => {
    for (const id of [598, 666, SAMURAI, 238]) {
      const details = await getMovieDetails(ctx, { movieId: id });
      expect(MovieDetails.strict().parse(details)).toEqual(details);
    }
  });

  test('comes from memory the second time and from the table in another process', async () => {
    await getMovieDetails(ctx, { movieId: 598 });
    const before = await readsOf('movie', 'memory');
    await getMovieDetails(ctx, { movieId: 598 });
    expect(await readsOf('movie', 'memory')).toBe(before + 1);

    const other = await fixture.openAnother();
    await getMovieDetails(other.ctx, { movieId: 598 });
    const fromTable = (await other.ctx.metrics.documents.get()).values.find(({ labels }) => labels.from === 'table');
    expect(fromTable?.value).toBe(1);
  });

  test('is built once however many ask at the same time', async () => {
    await edit(666, 'Central do Brasil');
    const before = await readsOf('movie', 'build');
    await Promise.all(Array.from({ length: 50 }, () => getMovieDetails(ctx, { movieId: 666 })));
    expect(await readsOf('movie', 'build')).toBe(before + 1);
  });

  test('is dropped with the tag of a film whose card it shows', async () => {
    const { similarMovies } = await getMovieDetails(ctx, { movieId: 598 });
    const [similar] = similarMovies;
    if (!similar) throw new Error('the demo gives Cidade de Deus similar films');
    await edit(similar.id, 'Outro nome no cartão');
    await sleep(200);
    const again = await getMovieDetails(ctx, { movieId: 598 });
    expect(again.similarMovies[0]?.title).toBe('Outro nome no cartão');
  });
});

describe('a late reader', () => {
  test('cannot have a document seen that is older than its film', async () => {
    const old = await findMovie(ctx.db, 238);
    if (!old) throw new Error('synced above');
    const outdated = await buildMovieDocument(ctx, old);
    await edit(238, 'O título novo');
    await saveLate(238, outdated);
    expect(await findStored(238)).toBeUndefined();

    expect((await getMovieDetails(ctx, { movieId: 238 })).title).toBe('O título novo');
    await saveLate(238, outdated);
    const other = await fixture.openAnother();
    expect((await getMovieDetails(other.ctx, { movieId: 238 })).title).toBe('O título novo');
    expect(JSON.parse((await findStored(238))?.text ?? '{}').title).toBe('O título novo');
  });

  test('cannot have a document seen that shows the old card of another film', async () => {
    const agent = await findMovie(ctx.db, 598);
    if (!agent) throw new Error('synced above');
    const outdated = await buildMovieDocument(ctx, agent);
    const card = outdated.value.similarMovies[0];
    if (!card) throw new Error('the demo gives Cidade de Deus similar films');
    await edit(card.id, 'O cartão mudou enquanto isso');
    // Its own film is unchanged, but a card it shows is not, so the document is not returned.
    await saveLate(598, outdated);
    expect(await findStored(598)).toBeUndefined();
  });

  test('that is overtaken by an edit while it builds caches nothing in memory and nothing in the table', async () => {
    let reachedDatabase = () => {};
    const hasRead = new Promise<void>((resolve) => {
      reachedDatabase = resolve;
    });
    let proceed = () => {};
    const mayProceed = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    // The same process, but its reads of credits wait until the test lets them proceed.
    const slowDb = new Proxy(ctx.db, {
      get(target, property) {
        if (property !== 'getExecutor') return boundMember(target, property);
        return () => {
          const executor = target.getExecutor();
          return new Proxy(executor, {
            get(_, member) {
              if (member !== 'executeQuery') return boundMember(executor, member);
              return async (query: CompiledQuery) => {
                if (query.sql.includes('from "movie_cast"')) {
                  reachedDatabase();
                  await mayProceed;
                }
                return executor.executeQuery(query);
              };
            },
          });
        };
      },
    });
    await edit(SAMURAI, 'Antes');
    const slow: Context = { ...ctx, db: slowDb };
    const lateRead = getMovieDetails(slow, { movieId: SAMURAI });
    await hasRead;
    await edit(SAMURAI, 'Depois');
    await sleep(200);
    proceed();

    expect((await lateRead).title).toBe('Antes');
    expect((await getMovieDetails(ctx, { movieId: SAMURAI })).title).toBe('Depois');
    const stored = await findStored(SAMURAI);
    expect(JSON.parse(stored?.text ?? '{}').title).toBe('Depois');
  });
});

/** Methods of the database must be bound to it. */
function boundMember(target: object, property: PropertyKey): unknown {
  const member: unknown = Reflect.get(target, property, target);
  return typeof member === 'function' ? member.bind(target) : member;
}

describe('an address', () => {
  test.each([
    ['cidade-de-deus-2002-598', false],
    ['qualquer-coisa-598', true],
    ['598', true],
  ])('%s leads to Cidade de Deus, elsewhere: %s', async (movieSlug, shouldRedirect) => {
    const { redirectInfo, id } = await getMovieDetails(ctx, { movieSlug });
    expect({ id, ...redirectInfo }).toEqual({
      id: 598,
      shouldRedirect,
      canonicalUrl: '/filme/cidade-de-deus-2002-598',
    });
  });

  test.each(['nao-existe', 'nao-existe-99999999', 'x-00598x', '-', '2147483648', 'a-9007199254740993'])(
    '%s is not found',
    async (movieSlug) => {
      await expect(getMovieDetails(ctx, { movieSlug })).rejects.toMatchObject({ code: 'not-found' });
    },
  );
});

test('a document written by a release with another shape is not read', async () => {
  await getMovieDetails(ctx, { movieId: 598 });
  expect(await findStored(598)).toBeDefined();
  expect(await findDocument(ctx.db, addressOf(598), 'another')).toBeUndefined();
});

test('a film an editor hid is not found', async () => {
  await syncMovie(ctx, 310569, batch);
  await editMovie(ctx, { movieId: 310569, changes: { isHidden: true }, author: 'redacao', note: '' });
  await expect(getMovieDetails(ctx, { movieId: 310569 })).rejects.toMatchObject({ code: 'not-found' });
});

test('an expired document is served once more while it is rebuilt, and says how old it is', async () => {
  const day = (await findMovie(ctx.db, 598))?.title;
  const answer = await answerMovieDetails(ctx, { movieId: 598 });
  const inAnHour: Context = { ...ctx, now: () => new Date(Date.now() + 3_600_000) };
  ctx.copies.documents.clear();
  const stale = await answerMovieDetails(inAnHour, { movieId: 598 });
  expect([stale.value.title, stale.builtAt]).toEqual([day, answer.builtAt]);
  await sleep(300);
  const rebuilt = await answerMovieDetails(inAnHour, { movieId: 598 });
  expect(rebuilt.builtAt?.getTime()).toBeGreaterThan(answer.builtAt?.getTime() ?? 0);
});

test('an expired document that cannot be rebuilt is served until it is a day old', async () => {
  await answerMovieDetails(ctx, { movieId: 238 });
  const stored = await findStored(238);
  const broken = new Proxy(ctx.db, {
    get(target, property) {
      if (property === 'selectFrom') throw new Error('no');
      return boundMember(target, property);
    },
  });
  const after = (hours: number): Context => ({
    ...ctx,
    db: broken,
    now: () => new Date((stored?.builtAt.getTime() ?? 0) + hours * 3_600_000),
  });
  ctx.copies.documents.clear();
  expect((await answerMovieDetails(after(23), { movieId: 238 })).value.id).toBe(238);
  ctx.copies.documents.clear();
  await expect(answerMovieDetails(after(25), { movieId: 238 })).rejects.toThrow();
});

test('when the database stops answering, the last copy in memory does', async () => {
  const fresh = await getMovieDetails(ctx, { movieId: 598 });
  ctx.copies.documents.expireAll();
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
  const db = createDb({ url: nowhere, poolSize: 1, statementTimeoutMs: 1_000, log: ctx.log });
  expect(await getMovieDetails({ ...ctx, db }, { movieId: 598 })).toEqual(fresh);
});
