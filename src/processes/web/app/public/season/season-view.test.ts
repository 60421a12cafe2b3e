import { expect, test } from 'vitest';
import { buildSeasonDetails } from '../../../../../../test/builders/series-document.ts';
import { toSeasonView } from './season-view.ts';

const TODAY = '2026-11-17';
const details = buildSeasonDetails();
const withDates = (...dates: (string | null)[]) =>
  buildSeasonDetails({
    season: {
      ...details.season,
      episodes: details.season.episodes.map((episode, place) => ({ ...episode, air_date: dates[place] ?? null })),
    },
  });

test('without an address that asks for less, everything is there and may be indexed', () => {
  const view = toSeasonView(details, { today: TODAY });
  expect(view.episodes.map(({ name }) => name)).toEqual(['Capítulo 1', 'Capítulo 2', 'Capítulo 3']);
  expect([view.until, view.noindex]).toEqual([null, false]);
});

test('until an episode, later ones keep number, length and date, nothing else, and the page is not indexed', () => {
  const view = toSeasonView(details, { today: TODAY, until: 1 });
  expect(view.episodes[0]).toMatchObject({ name: 'Capítulo 1', isKept: false });
  expect(view.episodes[1]).toEqual({
    ...{ number: 2, airDate: '2022-02-18', runtime: 57, isAired: true },
    ...{ name: '', overview: '', stillPath: null, isKept: true, broadcast: '', isSpecial: false },
  });
  expect(JSON.stringify(view)).not.toContain('Capítulo 2');
  expect(view.noindex).toBe(true);
});

test.each([
  [['2026-11-10', '2026-11-17', '2026-11-24'], 'T1E2, 17 de novembro de 2026'],
  [['2026-11-10', '2026-11-16', null], undefined],
])('of episodes on %j the next one is %s', (dates, next) => {
  expect(toSeasonView(withDates(...dates), { today: TODAY }).nextEpisode).toBe(next);
});

test('the marathon says of how many episodes it knows the length', () => {
  const [first, second, third] = details.season.episodes;
  if (!first || !second || !third) throw new Error('three episodes');
  const of = (episodes: typeof details.season.episodes) =>
    toSeasonView(buildSeasonDetails({ season: { ...details.season, episodes } }), { today: TODAY }).marathon;
  expect(of([first, second, third])).toEqual({ time: '2h 51min', note: 'no total' });
  expect(of([first, second, { ...third, runtime: null }])).toEqual({ time: '1h 54min', note: 'em 2 dos 3 episódios' });
  expect(of([first])).toBeNull();
});
