import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { tags } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { listAliases } from '../../store/titles/aliases.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncPerson } from '../../sync/sync-person.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { addAlias, removeAlias } from './edit-aliases.ts';

const { ctx } = await openTestFixture();
const WAIT = { urgency: 'batch', deadlineMs: 20_000 } as const;
const movie = { entity: 'movie', id: 1220564 } as const;
const another = { entity: 'movie', id: 598 } as const;
const series = { entity: 'series', id: 900_000_601 } as const;
const person = { entity: 'person', id: 8602 } as const;
await syncMovie(ctx, movie.id, WAIT);
await syncMovie(ctx, another.id, WAIT);
await syncSeries(ctx, series.id, WAIT);
await syncPerson(ctx, person.id, WAIT);

const search = async (query: string) => (await callFunction(ctx, 'searchMulti', { query })).value;

describe('a name an editor adds', () => {
  test('finds a film, a series or a person from the next question on, and nothing once it is taken away', async () => {
    for (const subject of [movie, series, person]) await addAlias(ctx, subject, `Apelido de ${subject.entity}`);
    expect((await search('apelido')).totals).toEqual({ movies: 1, tvShows: 1, people: 1 });
    expect((await search('series apelido')).totals).toEqual({ movies: 0, tvShows: 1, people: 0 });
    await removeAlias(ctx, movie, 'APELIDO, de: movie!');
    expect((await search('apelido')).totals).toEqual({ movies: 0, tvShows: 1, people: 1 });
  });

  test('counts as its own: who is called exactly that goes first, and is found once', async () => {
    await addAlias(ctx, another, 'Uvaia');
    await addAlias(ctx, movie, 'Uvaia exata');
    await addAlias(ctx, movie, 'Uvaia');
    const { categories, totals } = await search('uvaia exata');
    expect(categories.movies.map(({ id }) => id)).toEqual([movie.id]);
    expect((await search('uvaia')).totals.movies).toBe(2);
    expect(totals.movies).toBe(1);
  });

  test('is stored as written, once however it is written, through every sync', async () => {
    await addAlias(ctx, another, '  Dois  Córregos ');
    await addAlias(ctx, another, 'Dois Córregos!');
    await syncMovie(ctx, another.id, WAIT);
    expect(await listAliases(ctx.db, another)).toEqual(['Dois Córregos!', 'Uvaia']);
  });

  test('is announced under the title’s own tag and those of its lists', async () => {
    await addAlias(ctx, series, 'Outra');
    const last = await ctx.db.selectFrom('outbox').select('tags').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(last.tags).toEqual(expect.arrayContaining([tags.series(series.id), tags.seriesList()]));
  });

  test('is in the history of the title, as every edit is', async () => {
    const revisions = await ctx.db
      .selectFrom('revisions')
      .select(['changed_fields', 'snapshot'])
      .where('entity', '=', 'series')
      .orderBy('number')
      .execute();
    expect(revisions.map(({ changed_fields }) => changed_fields)).toEqual([['aliases'], ['aliases']]);
    expect(revisions.at(-1)?.snapshot).toEqual({ aliases: ['Apelido de series', 'Outra'] });
  });

  test('is not lost when two are added at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => addAlias(ctx, person, `Vulgo ${at}`)));
    expect(await listAliases(ctx.db, person)).toHaveLength(9);
  });

  test('has a letter or a digit, and belongs to a stored title or person', async () => {
    await expect(addAlias(ctx, movie, '!?')).rejects.toMatchObject({ message: editing.aliasInvalid });
    const refusal = { code: 'not-found', message: errors.personNotFound };
    await expect(addAlias(ctx, { entity: 'person', id: 404 }, 'x')).rejects.toMatchObject(refusal);
    await expect(removeAlias(ctx, { entity: 'person', id: 404 }, 'x')).rejects.toMatchObject(refusal);
  });
});
