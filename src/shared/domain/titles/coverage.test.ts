import { expect, test } from 'vitest';
import { findSubscriptions, measureCoverage, type PartAccess, type PartOffer, toCoverageSteps } from './coverage.ts';

const ORDER = ['netflix', 'disney', 'max', 'pluto', 'shop'];
const part = (offers: Record<string, PartAccess>): PartOffer[] =>
  Object.entries(offers).map(([platform, access]) => ({ platform, order: ORDER.indexOf(platform), access }));

const saga = [
  part({ disney: 'subscription', max: 'subscription', shop: 'rent' }),
  part({ disney: 'subscription', shop: 'rent' }),
  part({ netflix: 'subscription', max: 'subscription' }),
  part({ netflix: 'subscription', pluto: 'free' }),
  part({ shop: 'rent' }),
  part({ shop: 'buy' }),
  part({ other: 'ads', shop: 'rent' }),
  part({}),
];

test('says which parts each platform has, most parts first, then our order', () => {
  expect(measureCoverage(saga).platforms).toEqual([
    { platform: 'netflix', included: [2, 3], free: [] },
    { platform: 'disney', included: [0, 1], free: [] },
    { platform: 'max', included: [0, 2], free: [] },
    { platform: 'pluto', included: [], free: [3] },
  ]);
});

test('says the best access to each part, and nothing of a part that nothing offers', () => {
  const { accesses } = measureCoverage(saga);
  const subscribed = 'subscription';
  expect(accesses).toEqual([subscribed, subscribed, subscribed, 'free', 'rent', 'buy', 'ads', null]);
});

test('a part that is free somewhere needs no subscription', () => {
  const { platforms, smallest } = measureCoverage([
    part({ netflix: 'subscription', pluto: 'free' }),
    part({ max: 'subscription' }),
  ]);
  expect(smallest.map((platform) => platforms[platform]?.platform)).toEqual(['max']);
});

test('own services are used before others', () => {
  const { platforms, smallest } = measureCoverage(saga);
  const names = (chosen: number[]) => chosen.map((platform) => platforms[platform]?.platform);
  expect(names(smallest)).toEqual(['netflix', 'disney']);
  expect(names(findSubscriptions(platforms, (platform) => platforms[platform]?.platform === 'max'))).toEqual([
    'disney',
    'max',
  ]);
});

test('two offers of one service are one part', () => {
  const twice = [...part({ netflix: 'subscription' }), ...part({ netflix: 'subscription' })];
  expect(measureCoverage([twice]).platforms).toEqual([{ platform: 'netflix', included: [0], free: [] }]);
});

test('the steps add up to everything subscriptions and free platforms have', () => {
  const { platforms, smallest } = measureCoverage(saga);
  expect(toCoverageSteps(platforms, smallest)).toEqual([
    { platform: 1, count: 3 },
    { platform: 0, count: 4 },
  ]);
});
