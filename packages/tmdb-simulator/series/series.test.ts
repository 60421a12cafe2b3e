import { describe, expect, test } from 'vitest';
import { findImageFile } from '../images/file-names.ts';
import { at, listAt } from '../test-client.ts';
import { answerDetail } from '../world/detail-routes.ts';
import { generateMovie, generatePerson, generateSeries } from '../world/generate.ts';
import { buildWorld, idsUpTo } from '../world/test-world.ts';

const world = buildWorld({ series: 600 });
const all = idsUpTo(600).flatMap((id) => world.findSeries(id) ?? []);
const answer = (path: string, query: Record<string, string> = {}) =>
  answerDetail(world, path, new URLSearchParams({ language: 'pt-BR', ...query }));

/** A series with several seasons that is still running. */
const running = all.find((series) => series.seasons.length > 2 && series.status === 'Returning Series');
const id = running?.id ?? 0;

describe('a series', () => {
  test('counts its seasons and episodes without the specials', () => {
    const withSpecials = all.find((series) => series.seasons[0]?.number === 0);
    const details = answer(`/tv/${withSpecials?.id}`);
    const seasons = listAt(details, 'seasons');
    expect(at(seasons[0], 'name')).toBe('Especiais');
    expect(at(details, 'number_of_seasons')).toBe(seasons.length - 1);
  });

  test('names the last and the next episode, as of today', () => {
    const details = answer(`/tv/${id}`);
    expect(String(at(details, 'last_episode_to_air.air_date')) <= '2026-11-15').toBe(true);
    const next = all.flatMap((series) => at(answer(`/tv/${series.id}`), 'next_episode_to_air.air_date') ?? []);
    expect(next.length).toBeGreaterThan(0);
    expect(next.every((date) => typeof date === 'string' && date > '2026-11-15')).toBe(true);
  });

  test('has its keywords and other titles under `results`', () => {
    expect(listAt(answer(`/tv/${id}/keywords`), 'results')).toBeDefined();
    expect(listAt(answer(`/tv/${id}/alternative_titles`), 'results')).toBeDefined();
  });

  test('names its creators in created_by and never in the crew', () => {
    const created = all.find((series) => series.creators.length > 0);
    const details = answer(`/tv/${created?.id}`, { append_to_response: 'credits' });
    expect(at(details, 'created_by.0.id')).toBe(created?.creators[0]?.person.id);
    expect(listAt(details, 'credits.crew').map((member) => at(member, 'job'))).not.toContain('Creator');
  });
});

describe('a season', () => {
  test('appended to its series is the one its own address answers', () => {
    const details = answer(`/tv/${id}`, { append_to_response: 'season/1,season/77' });
    expect(at(details, 'season/1')).toEqual(answer(`/tv/${id}/season/1`));
    expect(at(details, 'season/77')).toBeUndefined();
  });

  test('has the episodes it counts, with unique ids', () => {
    const details = answer(`/tv/${id}`);
    const episodes = listAt(details, 'seasons').flatMap((season) => {
      const list = listAt(answer(`/tv/${id}/season/${String(at(season, 'season_number'))}`), 'episodes');
      expect(list).toHaveLength(Number(at(season, 'episode_count')));
      return list.map((episode) => at(episode, 'id'));
    });
    expect(new Set(episodes).size).toBe(episodes.length);
  });

  test('has its episodes at addresses of their own, and none beyond the last', () => {
    const [first] = listAt(answer(`/tv/${id}/season/1`), 'episodes');
    expect(first).toMatchObject(answer(`/tv/${id}/season/1/episode/1`) ?? {});
    expect(answer(`/tv/${id}/season/1/episode/999`)).toBeUndefined();
    expect(answer(`/tv/${id}/season/99`)).toBeUndefined();
  });
});

test('every picture a generated answer names is one the image route knows', () => {
  const documents = idsUpTo(80).flatMap((each) => [
    generateMovie(world, each),
    generateSeries(world, each),
    generatePerson(world, each),
    answer(`/tv/${each}/season/1`),
    answer(`/collection/${each}`),
  ]);
  const names = new Set(JSON.stringify(documents).match(/(?<="\/)[a-z]-\d+-\d+\.jpg/g));
  expect(names.size).toBeGreaterThan(300);
  expect([...names].filter((name) => !findImageFile(world, name))).toEqual([]);
});
