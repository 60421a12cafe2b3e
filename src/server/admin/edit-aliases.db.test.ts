import { describe, expect, test } from 'vitest';
import { tags } from '#shared/domain/tags.ts';
import { editing } from '#shared/text/editing.ts';
import { errors } from '#shared/text/errors.ts';
import { insertMovie, insertSeries } from '../../../test/builders/stored-title.ts';
import { openTestHouse } from '../../../test/database/test-house.ts';
import { callFunction } from '../catalogue/call-function.ts';
import { listAliases } from '../store/aliases.ts';
import { addAlias, removeAlias } from './edit-aliases.ts';

const { ctx } = await openTestHouse();
for (const id of [1, 2]) await insertMovie(ctx.db, { id, popularity: id });
await insertSeries(ctx.db, { id: 1 });
const person = { id: 1, name: 'Alguém', slug: 'alguem-1', popularity: 1, search_name: 'alguem', seen_at: new Date(0) };
await ctx.db.insertInto('people').values(person).execute();

const movie = { entity: 'movie', id: 1 } as const;
const search = async (query: string) => (await callFunction(ctx, 'searchMulti', { query })).value;

describe('a name an editor adds', () => {
  test('finds a film, a series or a person from the next question on, and nothing once it is taken away', async () => {
    for (const entity of ['movie', 'series', 'person'] as const) {
      await addAlias(ctx, { entity, id: 1 }, `Apelido de ${entity}`);
    }
    expect((await search('apelido')).totals).toEqual({ movies: 1, tvShows: 1, people: 1 });
    expect((await search('series apelido')).totals).toEqual({ movies: 0, tvShows: 1, people: 0 });
    await removeAlias(ctx, { entity: 'movie', id: 1 }, 'APELIDO, de: movie!');
    expect((await search('apelido')).totals).toEqual({ movies: 0, tvShows: 1, people: 1 });
  });

  test('counts as its own: who is called exactly that goes first, and is found once', async () => {
    await addAlias(ctx, movie, 'Título');
    await addAlias(ctx, movie, 'Título exato');
    const { categories, totals } = await search('titulo exato');
    expect(categories.movies.map(({ id }) => id)).toEqual([1]);
    expect((await search('titulo')).totals.movies).toBe(2);
    expect(totals.movies).toBe(1);
  });

  test('is kept as written, once however it is written', async () => {
    await addAlias(ctx, { entity: 'movie', id: 2 }, '  Dois  Córregos ');
    await addAlias(ctx, { entity: 'movie', id: 2 }, 'Dois Córregos!');
    expect(await listAliases(ctx.db, { entity: 'movie', id: 2 })).toEqual(['Dois Córregos!']);
  });

  test('is announced under the title’s own tag and that of its list', async () => {
    await addAlias(ctx, { entity: 'series', id: 1 }, 'Outra');
    const last = await ctx.db.selectFrom('outbox').select('tags').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(last.tags).toEqual([tags.series(1), tags.seriesList()]);
  });

  test('has a letter or a digit, and belongs to something we hold', async () => {
    await expect(addAlias(ctx, movie, '!?')).rejects.toMatchObject({ message: editing.aliasInvalid });
    const refusal = { code: 'not-found', message: errors.personNotFound };
    await expect(addAlias(ctx, { entity: 'person', id: 404 }, 'x')).rejects.toMatchObject(refusal);
    await expect(removeAlias(ctx, { entity: 'person', id: 404 }, 'x')).rejects.toMatchObject(refusal);
  });
});
