import { describe, expect, test } from 'vitest';
import { answerDetail } from './detail-routes.ts';
import { existenceOf, mergeDayOf } from './existence.ts';
import { recordBits } from './salts.ts';
import { buildWorld, idsUpTo } from './test-world.ts';

const LAST = 5000;
const merged = idsUpTo(LAST).filter((id) => existenceOf(recordBits(7, 'movie', id)) === 'merged');
const AFTER = '2027-06-01';
const BEFORE = '2026-01-01';

describe('ids', () => {
  test('have 8 % gaps without a record', () => {
    const world = buildWorld({ movies: LAST, on: BEFORE });
    const gaps = idsUpTo(LAST).filter((id) => world.movies.findRow(id) < 0);
    expect(Math.abs(gaps.length / LAST - 0.08)).toBeLessThan(0.012);
    expect(answerDetail(world, `/movie/${gaps[0]}`, new URLSearchParams())).toBeUndefined();
    expect(gaps).not.toContain(world.movies.ids()[0]);
  });

  test('are merged away in two of a thousand cases, each on its day', () => {
    expect(merged.length / LAST).toBeGreaterThan(0.0005);
    expect(merged.length / LAST).toBeLessThan(0.004);
    const id = merged[0] ?? 0;
    const day = mergeDayOf(recordBits(7, 'movie', id));
    const at = (offset: number) => buildWorld({ movies: LAST, now: () => new Date((day + offset) * 86_400_000) });
    expect([at(-1).findMovie(id)?.id, at(0).findMovie(id)]).toEqual([id, undefined]);
  });

  test('of a merged film are found by its IMDb id under the surviving film', () => {
    const before = buildWorld({ movies: LAST, on: BEFORE });
    const after = buildWorld({ movies: LAST, on: AFTER });
    const known = merged.flatMap((id) => before.findMovie(id)?.imdbId ?? []);
    expect(known.length).toBeGreaterThan(0);
    for (const imdbId of known) {
      const query = new URLSearchParams({ external_source: 'imdb_id', language: 'pt-BR' });
      const found = answerDetail(after, `/find/${imdbId}`, query) as { movie_results: { id: number }[] };
      const [survivor] = found.movie_results;
      expect(after.findMovie(survivor?.id ?? 0)).toBeDefined();
      expect(merged).not.toContain(survivor?.id);
    }
  });

  test('of hand-made films are theirs, inside and outside the generated range', () => {
    const world = buildWorld({ movies: LAST });
    expect(world.movieItem(598, 'pt-BR')?.title).toBe('Cidade de Deus');
    expect(world.movieItem(446159, 'pt-BR')?.title).toBe('Bacurau');
    const popular = [...world.movies.order('popularity')].map((row) => world.movies.id(row));
    expect(popular).toContain(598);
    expect(popular).toContain(446159);
    expect(world.movies.ids()).toContain(446159);
  });
});

describe('/find', () => {
  const world = buildWorld();
  const find = (path: string, source: string) =>
    answerDetail(world, `/find/${path}`, new URLSearchParams({ external_source: source }));

  test('finds films, series and people by their own external ids', () => {
    const person = idsUpTo(600)
      .map((id) => world.findPerson(id))
      .find((each) => each?.imdbId);
    const series = idsUpTo(200)
      .map((id) => world.findSeries(id))
      .find((each) => each?.tvdbId);
    expect(find('tt0317248', 'imdb_id')).toMatchObject({ movie_results: [{ id: 598, media_type: 'movie' }] });
    expect(find(person?.imdbId ?? '', 'imdb_id')).toMatchObject({ person_results: [{ id: person?.id }] });
    expect(find(String(series?.tvdbId), 'tvdb_id')).toMatchObject({ tv_results: [{ id: series?.id }] });
  });

  test('answers empty lists for an unknown external id', () => {
    expect(find('tt0000001', 'imdb_id')).toEqual({
      movie_results: [],
      person_results: [],
      tv_results: [],
      tv_episode_results: [],
      tv_season_results: [],
    });
  });
});
