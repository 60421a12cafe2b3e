import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PersonDetails } from '#shared/contract/person-details.ts';
import { SeasonDetails, SeriesDetails } from '#shared/contract/series-details.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { fetchIdPage } from '../../tmdb/lists.ts';
import { locateField } from './answer-fields.ts';
import { callFunction } from './call-function.ts';

/** Uses a whole simulated TMDB; titles are fetched at a visitor's first request. */
const { ctx } = await openTestFixture({ TMDB_RATE_PER_SECOND: '500' }, { movies: 100, series: 60, people: 300 });

async function listIds(path: string): Promise<number[]> {
  const options = { urgency: 'batch', deadlineMs: 20_000 } as const;
  return (await fetchIdPage(ctx.tmdb, path, { language: 'pt-BR', page: '1' }, options)).ids;
}

test('series and their seasons are what their schemas say', async () => {
  const ids = await listIds('/tv/popular');
  expect(ids).toHaveLength(20);
  for (const seriesId of ids) {
    const { value: series, text } = await callFunction(ctx, 'getTVDetails', { seriesId });
    expect(SeriesDetails.strict().parse(series)).toEqual(series);
    expect(JSON.parse(text)).toEqual(series);
    for (const { season_number: seasonNumber } of series.seasons.slice(0, 2)) {
      const { value: season, text } = await callFunction(ctx, 'getTVSeasonDetails', { seriesId, seasonNumber });
      expect(SeasonDetails.strict().parse(season)).toEqual(season);
      expect(JSON.parse(text)).toEqual(season);
    }
  }
});

test('people are what their schema says, and each of their credits appears once in its list', async () => {
  const ids = await listIds('/person/popular');
  expect(ids).toHaveLength(20);
  for (const personId of ids) {
    const { value: person } = await callFunction(ctx, 'getPersonDetails', { personId });
    expect(PersonDetails.strict().parse(person)).toEqual(person);
    const { cast } = person.credits.combined;
    expect(new Set(cast.map(({ media_type, id }) => `${media_type} ${id}`)).size).toBe(cast.length);
  }
});

/** Fields that are read from a document's text (`fieldOf`): the first key of that name must be the document's own. */
const READ_FROM_TEXT = {
  movie: ['title', 'slug', 'genres', 'ingresso', 'watch/providers'],
  series: ['name', 'slug', 'genres', 'watch/providers'],
  season: ['series', 'watch/providers'],
  person: ['slug'],
} as const;

test('fields read from the text of a stored document are its own', async () => {
  for (const movieId of await listIds('/movie/popular')) await callFunction(ctx, 'getMovieDetails', { movieId });
  const { rows } = await sql<{ kind: keyof typeof READ_FROM_TEXT; text: string }>`
    select regexp_replace(content_type, '-.*', '') as kind, data as text from content_cache
  `.execute(ctx.db);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['movie', 'series', 'season', 'person']));
  for (const { kind, text } of rows) {
    const document = JSON.parse(text) as Record<string, unknown>;
    for (const name of READ_FROM_TEXT[kind]) {
      const { from, to } = locateField(text, name);
      expect(JSON.parse(text.slice(from, to)), `${name} of a ${kind}`).toEqual(document[name]);
    }
  }
});
