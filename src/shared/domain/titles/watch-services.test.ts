import { expect, test } from 'vitest';
import { describeWatchService } from './watch-services.ts';

const chipOf = (id: number) => {
  const { brand, abbreviation } = describeWatchService(id, '');
  return `${brand} ${abbreviation}`;
};

test.each([
  ['Apple', 350, 2],
  ['Amazon', 119, 10],
])('the shop of %s has another chip than its subscription', (_company, subscription, shop) => {
  expect(chipOf(shop)).not.toBe(chipOf(subscription));
});

test('a service under several numbers of TMDB has one chip', () => {
  expect(new Set([119, 2100, 9].map(chipOf)).size).toBe(1);
});
