import { expect, test } from 'vitest';
import { serialFacts } from './facts.ts';
import { demoMovies } from './movies.ts';
import { demoPeople } from './people.ts';
import { demoSeries } from './series.ts';

const isBrazilian = ({ countries }: { countries: readonly string[] }) => countries[0] === 'BR';
const isListed = ({ seasons }: (typeof serialFacts)[number]) =>
  seasons.every(({ episodes }) => typeof episodes !== 'number');

test.each<[string, number, number]>([
  ['films', demoMovies.length, 150],
  ['Brazilian films', demoMovies.filter(isBrazilian).length, 50],
  ['series', demoSeries.length, 60],
  ['Brazilian series', demoSeries.filter(isBrazilian).length, 15],
  ['series that list the episodes of every season', serialFacts.filter(isListed).length, 25],
  ['people', demoPeople.length, 350],
])('the demo holds enough %s: %i of at least %i', (_, count, least) => {
  expect(count).toBeGreaterThanOrEqual(least);
});
