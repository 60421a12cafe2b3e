import { describe, expect, test } from 'vitest';
import { createRandom, listWorstProblems, makeProblem } from '../../../../test/rotation-problems.ts';
import {
  type CheapestRotation,
  planRotation,
  type RotationProblem,
  STEPS,
  STEPS_WITHOUT_PAUSE,
  searchRotation,
} from './plan-rotation.ts';

/** What a choice of services costs, counted from the definition. */
function priceOf({ titles, prices, minutesPerMonth }: RotationProblem, services: readonly number[]) {
  const minutes = new Map<number, number>();
  titles.forEach((title, place) => {
    const service = services[place] ?? -1;
    minutes.set(service, (minutes.get(service) ?? 0) + title.minutes);
  });
  let [cents, months] = [0, 0];
  for (const [service, total] of minutes) {
    const needed = Math.max(1, Math.ceil(total / minutesPerMonth));
    months += needed;
    cents += needed * (prices[service] ?? Number.NaN);
  }
  return { cents, months };
}

/** Every choice there is. */
function searchAll(problem: RotationProblem) {
  let best = { cents: Number.POSITIVE_INFINITY, months: Number.POSITIVE_INFINITY };
  const chosen: number[] = [];
  const place = (title: number): void => {
    const options = problem.titles[title]?.services;
    if (!options) {
      const price = priceOf(problem, chosen);
      if (price.cents < best.cents || (price.cents === best.cents && price.months < best.months)) best = price;
      return;
    }
    for (const service of options) {
      chosen[title] = service;
      place(title + 1);
    }
  };
  place(0);
  return best;
}

function expectValid(problem: RotationProblem, { cents, months, services }: CheapestRotation): void {
  expect(services).toHaveLength(problem.titles.length);
  problem.titles.forEach((title, place) => expect(title.services).toContain(services[place]));
  expect(priceOf(problem, services)).toEqual({ cents, months });
}

describe('a rotation', () => {
  test('is the best of all there are, in 1,000 small cases', () => {
    const random = createRandom(28);
    for (let round = 0; round < 1_000; round += 1) {
      const problem = makeProblem(random, 1 + random(7), 1 + random(5));
      const found = planRotation(problem);
      expectValid(problem, found);
      expect([round, { cents: found.cents, months: found.months }, found.isExact]).toEqual([
        round,
        searchAll(problem),
        true,
      ]);
    }
  });

  test('of 30 titles on 12 services is valid, and exact or said not to be, within its steps, in 200 worst cases', () => {
    let exact = 0;
    for (const problem of listWorstProblems(10)) {
      const found = planRotation(problem);
      expectValid(problem, found);
      expect(found.steps).toBeLessThanOrEqual(STEPS);
      exact += found.isExact ? 1 : 0;
    }
    expect(exact).toBeGreaterThan(140);
  }, 60_000);

  test('is searched in parts, so that a hard question does not stop the process', () => {
    const hardest = listWorstProblems(10).find((problem) => !planRotation(problem).isExact);
    if (!hardest) throw new Error('no hard problem');
    const pauses = [...searchRotation(hardest)].length;
    expect(pauses).toBeGreaterThanOrEqual(STEPS / STEPS_WITHOUT_PAUSE);
  });

  test('of more services than twelve is valid', () => {
    const random = createRandom(7);
    for (let round = 0; round < 20; round += 1) {
      const problem = makeProblem(random, 30, 24);
      expectValid(problem, planRotation(problem));
    }
  });

  test.each([
    ['nothing to watch', { titles: [], prices: [], minutesPerMonth: 60 }, 0, 0],
    ['one film', { titles: [{ minutes: 120, services: [1] }], prices: [1, 2_090], minutesPerMonth: 600 }, 2_090, 1],
    [
      'a service that is paid already',
      { titles: [{ minutes: 120, services: [0, 1] }], prices: [2_090, 0], minutesPerMonth: 600 },
      0,
      1,
    ],
    [
      'a series that takes three months',
      { titles: [{ minutes: 1_300, services: [0] }], prices: [2_090], minutesPerMonth: 600 },
      6_270,
      3,
    ],
    [
      'a dear service for everything, cheaper than three cheap ones',
      {
        titles: [
          { minutes: 100, services: [0, 3] },
          { minutes: 100, services: [1, 3] },
          { minutes: 100, services: [2, 3] },
        ],
        prices: [2_000, 2_000, 2_000, 5_000],
        minutesPerMonth: 600,
      },
      5_000,
      1,
    ],
    [
      'the fewest months among equal prices',
      {
        titles: [
          { minutes: 100, services: [0] },
          { minutes: 100, services: [0, 1] },
        ],
        prices: [0, 0],
        minutesPerMonth: 600,
      },
      0,
      1,
    ],
    [
      'a title of unknown length',
      { titles: [{ minutes: 0, services: [0] }], prices: [990], minutesPerMonth: 600 },
      990,
      1,
    ],
  ] as [string, RotationProblem, number, number][])('%s', (_what, problem, cents, months) => {
    const found = planRotation(problem);
    expect([found.cents, found.months, found.isExact]).toEqual([cents, months, true]);
    expectValid(problem, found);
  });
});
