import { describe, expect, test } from 'vitest';
import { demoCollections } from '../../demo/editorial/collections.ts';
import { demoMovieGenres, demoSeriesGenres } from '../../demo/genres.ts';
import { demoWatchServices } from '../../demo/watch-services.ts';
import { startSimulator } from '../start.ts';
import { at, getJson, listAt } from '../test-client.ts';
import { buildWorld } from '../world/test-world.ts';
import { artKey, findAssignedMotif } from './shown-together.ts';

/** As in the demo, at a size that starts quickly: generated titles behind the hand-made ones. */
const SIZE = { seed: 1, movies: 8_000, series: 2_000, people: 2_000, popularity: 0.05 };
const DAYS = ['2026-11-16', '2026-11-20', '2026-12-03', '2027-01-09', '2027-03-30'];

const RANKED = [
  '/movie/popular?region=BR',
  '/movie/top_rated?region=BR',
  '/movie/now_playing?region=BR',
  '/movie/upcoming?region=BR',
  '/trending/movie/day?',
  '/trending/movie/week?',
  '/tv/popular?',
  '/tv/top_rated?',
  '/tv/airing_today?timezone=America/Sao_Paulo',
  '/tv/on_the_air?timezone=America/Sao_Paulo',
  '/trending/tv/day?',
  '/trending/tv/week?',
];
const DISCOVERED = [
  ...demoMovieGenres.map(({ id }) => `/discover/movie?with_genres=${id}`),
  ...demoSeriesGenres.map(({ id }) => `/discover/tv?with_genres=${id}`),
  ...demoWatchServices.flatMap(({ id }) => [
    `/discover/movie?watch_region=BR&with_watch_providers=${id}&with_watch_monetization_types=flatrate`,
    `/discover/tv?watch_region=BR&with_watch_providers=${id}&with_watch_monetization_types=flatrate`,
  ]),
];

describe.each(DAYS)('on %s', (day) => {
  const now = () => new Date(`${day}T15:00:00Z`);

  test('no motif appears twice among the first twelve titles of a list', { timeout: 60_000 }, async () => {
    const world = buildWorld({ ...SIZE, on: day });
    const simulator = await startSimulator({ ...SIZE, now, ratePerSecond: 100_000 });
    const twice: string[] = [];
    let seen = 0;
    for (const path of day === DAYS[0] ? [...RANKED, ...DISCOVERED] : RANKED) {
      const kind = /\/tv\b/.test(path) ? 'tv' : 'movie';
      const listed = listAt(await getJson(simulator, `/3${path}`), 'results').map((each) => Number(at(each, 'id')));
      // Of a discover list the site shows only the generated titles that the demo has fetched: see FETCHED.
      const first = path.startsWith('/discover') ? listed.filter((id) => findAssignedMotif(world, kind, id)) : listed;
      const motifs = first.slice(0, 12).map((id) => findAssignedMotif(world, kind, id));
      seen += motifs.length;
      if (motifs.includes(undefined))
        twice.push(`${path}: ${artKey(kind, first[motifs.indexOf(undefined)] ?? 0)} has none`);
      if (new Set(motifs.map((motif) => JSON.stringify(motif))).size < motifs.length) twice.push(path);
    }
    await simulator.close();
    expect(twice).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });
});

test.each(demoCollections)('no motif comes twice among the first twelve titles of $slug', ({ items }) => {
  const world = buildWorld();
  const motifs = items
    .slice(0, 12)
    .map(({ kind, id }) => JSON.stringify(findAssignedMotif(world, kind === 'movie' ? 'movie' : 'tv', id)));
  expect(new Set(motifs).size).toBe(motifs.length);
});
