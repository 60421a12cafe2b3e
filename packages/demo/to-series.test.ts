import { expect, test } from 'vitest';
import type { SeasonFacts, SerialFacts } from './serial.ts';
import { toSeries } from './to-series.ts';

function airedOf(season: Partial<SeasonFacts>): (string | null)[] {
  const facts: SerialFacts = {
    id: 1,
    title: 'Uma Série',
    status: 'Ended',
    genres: [18],
    networks: [],
    overview: '',
    overviewEnglish: '',
    creators: [],
    cast: [],
    seasons: [{ number: 1, episodes: 3, ...season }],
    offers: {},
    votes: [7, 10],
    popularity: 1,
  };
  return toSeries(facts).seasons.flatMap(({ episodes }) => episodes.map(({ aired }) => aired));
}

test.each<[string, Partial<SeasonFacts>, (string | null)[]]>([
  ['weekly', { aired: '2020-02-24', step: 7 }, ['2020-02-24', '2020-03-02', '2020-03-09']],
  ['all at once', { aired: '2020-02-24', step: 0 }, ['2020-02-24', '2020-02-24', '2020-02-24']],
  ['in a rhythm nobody knows', { aired: '2020-02-24' }, ['2020-02-24', null, null]],
  ['on days nobody knows', { step: 7 }, [null, null, null]],
  [
    'with one put off',
    { aired: '2020-02-24', step: 7, episodes: [{}, { aired: '2020-03-05' }] },
    ['2020-02-24', '2020-03-05'],
  ],
])('a season shown %s has these days', (_, season, days) => {
  expect(airedOf(season)).toEqual(days);
});
