import { beforeAll, describe, expect, test } from 'vitest';
import { editMovie, editPerson, editSeries } from '../src/server/admin/editing/edit-entity.ts';
import { docs, functionNames } from '../src/server/catalogue/api-description/openapi.ts';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import type { Context } from '../src/server/context.ts';
import { saveReplacement } from '../src/server/store/titles/stored.ts';
import { retireTitle } from '../src/server/sync/retire-title.ts';
import type { FunctionName } from '../src/shared/contract/functions.ts';
import type { Entity } from '../src/shared/domain/entities.ts';
import { Failure } from '../src/shared/domain/failure.ts';
import { refusals } from '../src/shared/text/api/refusals.ts';
import { errors } from '../src/shared/text/errors.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { fillSmallWorld, SMALL_WORLD } from './small-world.ts';

type Question = readonly [FunctionName, object];

/** A subject that must disappear everywhere. */
interface Shown {
  entity: Entity;
  id: number;
  slug: string;
  name: string;
  pictures: string[];
}

const SIGNED = { author: 'redação', note: '' };
const fixture = await openTestFixture({ TMDB_RATE_PER_SECOND: '1000' }, SMALL_WORLD);
const { ctx } = fixture;
let other: Context;
let examples: Question[];

beforeAll(async () => {
  await fillSmallWorld(ctx);
  other = (await fixture.openAnother()).ctx;
  examples = functionNames.map((name) => [name, docs[name].example ?? {}]);
}, 120_000);

const TABLES = { movie: 'movies', series: 'series', person: 'people' } as const;

/** All subjects of a kind that any example shows, most often shown first, ties by id. */
async function listMostShown(entity: Entity): Promise<Shown[]> {
  const texts = await Promise.all(examples.map((question) => ask(ctx, question)));
  const rows = await ctx.db
    .selectFrom(TABLES[entity] as 'movies')
    .selectAll()
    .where('is_public', '=', true)
    .execute();
  const counted = rows.map((row) => {
    const { id, slug } = row;
    const { name, title } = row as { name?: string; title?: string };
    const paths = ['poster_path', 'backdrop_path', 'profile_path'].map((column) => row[column as 'poster_path']);
    const pictures = paths.filter((path): path is string => typeof path === 'string');
    const shown = texts.filter((text) => text.includes(`"slug":"${slug}"`)).length;
    return { entity, id, slug, name: name ?? title ?? '', pictures, shown };
  });
  return counted
    .filter(({ shown }) => shown > 0)
    .toSorted((one, another) => another.shown - one.shown || one.id - another.id);
}

/** The response, or the error's code and message, as text. */
async function ask(reader: Context, [name, input]: Question): Promise<string> {
  try {
    return JSON.stringify((await callFunction(reader, name, input)).value);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

function questionsAbout({ entity, id, slug, name }: Shown): Question[] {
  const named: Question[] = [
    ['searchMulti', { query: name }],
    ['searchAutocomplete', { query: name }],
  ];
  if (entity === 'person')
    return [...named, ['getPersonDetails', { personId: id }], ['getPersonDetails', { personSlug: slug }]];
  if (entity === 'movie')
    return [
      ...named,
      ['getMovieDetails', { movieId: id }],
      ['getMovieDetails', { movieSlug: slug }],
      ['getMovieImages', { movieId: id }],
    ];
  return [
    ...named,
    ['getTVDetails', { seriesId: id }],
    ['getTVDetails', { seriesSlug: slug }],
    ['getTVImages', { seriesId: id }],
    ['getTVSeasonDetails', { seriesId: id, seasonNumber: 1 }],
    ['getTVSeasonDetails', { seriesSlug: slug, seasonNumber: 1 }],
  ];
}

/** Questions about films and series that list it as similar, and about people in it. */
async function questionsOfOthers({ entity, id }: Shown): Promise<Question[]> {
  if (entity === 'person') {
    const rows = await ctx.db
      .selectFrom('movie_cast')
      .select('movie_id')
      .where('person_id', '=', id)
      .limit(5)
      .execute();
    return rows.map(({ movie_id: movieId }) => ['getMovieDetails', { movieId }]);
  }
  const credits = await ctx.db
    .selectFrom('person_credits')
    .select('person_id')
    .where('kind', '=', entity)
    .where('title_id', '=', id)
    .limit(5)
    .execute();
  const table = TABLES[entity] as 'movies';
  const similar = await ctx.db
    .selectFrom(table)
    .select('id')
    .where(
      (row) => row.val(id),
      '=',
      (row) => row.fn.any('similar_ids'),
    )
    .limit(5)
    .execute();
  return [
    ...credits.map(({ person_id: personId }): Question => ['getPersonDetails', { personId }]),
    ...similar.map(
      ({ id: own }): Question =>
        entity === 'movie' ? ['getMovieDetails', { movieId: own }] : ['getTVDetails', { seriesId: own }],
    ),
  ];
}

/** In how many functions it must be shown before, so that the test proves something. */
const SHOWN_BY_AT_LEAST = { movie: 6, series: 6, person: 4 };
const SENTENCES = { movie: refusals.movieNotFound, series: refusals.seriesNotFound, person: errors.personNotFound };

async function findTraces(reader: Context, questions: readonly Question[], subject: Shown): Promise<string[]> {
  const traces = [`"slug":"${subject.slug}"`, ...subject.pictures.map((path) => `"${path}"`)];
  const answers = await Promise.all(questions.map((question) => ask(reader, question)));
  return questions.flatMap((question, at) => {
    const text = answers[at] ?? '';
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${JSON.stringify(question)}: ${trace}`);
  });
}

async function expectGoneEverywhere(subject: Shown, hide: () => Promise<unknown>): Promise<void> {
  const about = questionsAbout(subject);
  const questions = [...examples, ...about, ...(await questionsOfOthers(subject))];
  // Both processes have cached every response before.
  for (const reader of [ctx, other]) {
    const traces = await findTraces(reader, questions, subject);
    expect(new Set(traces.map((trace) => trace.split(',')[0])).size).toBeGreaterThanOrEqual(
      SHOWN_BY_AT_LEAST[subject.entity],
    );
  }
  await hide();
  const began = Date.now();
  expect(await findTraces(ctx, questions, subject)).toEqual([]);
  await expect.poll(() => findTraces(other, questions, subject), { timeout: 5_000 }).toEqual([]);
  expect(Date.now() - began).toBeLessThan(5_000);
  const own = about.filter(([name]) => !name.startsWith('search'));
  const answers = await Promise.all(own.map((question) => ask(other, question)));
  expect(new Set(answers)).toEqual(new Set([`not-found: ${SENTENCES[subject.entity]}`]));
}

const HIDE: Record<Entity, (id: number, isHidden: true | null) => Promise<number>> = {
  movie: (movieId, isHidden) => editMovie(ctx, { movieId, changes: { isHidden }, ...SIGNED }),
  series: (seriesId, isHidden) => editSeries(ctx, { seriesId, changes: { isHidden }, ...SIGNED }),
  person: (personId, isHidden) => editPerson(ctx, { personId, changes: { isHidden }, ...SIGNED }),
};

describe.each(['movie', 'series', 'person'] as const)('a %s that an editor hides', (entity) => {
  test('is in no answer of any function, in any process, within 5 s, and is back when it is shown again', async () => {
    const candidates = await listMostShown(entity);
    const subject = await findHeld(entity, candidates);
    await expectGoneEverywhere(subject, () => HIDE[entity](subject.id, true));
    await HIDE[entity](subject.id, null);
    const [, , details = ['getHomeAll', {}]] = questionsAbout(subject);
    expect(await ask(ctx, details as Question)).toContain(`"slug":"${subject.slug}"`);
    await expect.poll(() => ask(other, details as Question), { timeout: 5_000 }).toContain(`"slug":"${subject.slug}"`);
  }, 60_000);

  test('and one TMDB took away for good goes the same way', async () => {
    const subject = await findHeld(entity, (await listMostShown(entity)).slice(1));
    await expectGoneEverywhere(subject, () => retireTitle(ctx, { kind: entity, id: subject.id }));
  }, 60_000);
});

/** Only subjects with their own stored source can be edited. */
async function findHeld(entity: Entity, candidates: readonly Shown[]): Promise<Shown> {
  const sources = { movie: 'movie_sources', series: 'series_sources', person: 'person_sources' } as const;
  for (const candidate of candidates) {
    const table = sources[entity] as 'movie_sources';
    const row = await ctx.db.selectFrom(table).select('id').where('id', '=', candidate.id).executeTakeFirst();
    if (row && candidate.pictures.length > 0) return candidate;
  }
  throw new Error(`no ${entity} is shown anywhere`);
}

test('a film merged into another redirects to it by id and by address, and is in no list', async () => {
  const [old, survivor] = await listMostShown('movie');
  if (!old || !survivor) throw new Error('there are too few films');
  await ask(other, ['getMovieDetails', { movieId: old.id }]);
  await saveReplacement(ctx.db, { kind: 'movie', id: old.id }, survivor.id, ctx.now());
  await retireTitle(ctx, { kind: 'movie', id: old.id });
  await expect
    .poll(() => findTraces(other, [...examples, ['searchMulti', { query: old.name }]], old), { timeout: 5_000 })
    .toEqual([]);
  const { value } = await callFunction(other, 'getMovieDetails', { movieSlug: old.slug });
  expect(value).toMatchObject({
    id: survivor.id,
    redirectInfo: { shouldRedirect: true, canonicalUrl: `/filme/${survivor.slug}` },
  });
});
