import { expect, test } from 'vitest';
import { fillMonths } from './fill-months.ts';
import { planRotation } from './plan-rotation.ts';

const fill = (titles: [minutes: number, services: number[]][], prices: number[]) => {
  const problem = {
    titles: titles.map(([minutes, services]) => ({ minutes, services })),
    ...{ prices, minutesPerMonth: 600 },
  };
  const rotation = planRotation(problem);
  return { months: fillMonths(problem, rotation), rotation };
};

test('the service with the most titles comes first, and a long title goes on in the next month', () => {
  const { months, rotation } = fill(
    [
      [100, [0]],
      [700, [1]],
      [300, [1]],
    ],
    [2_000, 3_000],
  );
  expect(months).toEqual([
    { service: 1, begun: [1], continued: null, minutes: 600 },
    { service: 1, begun: [2], continued: 1, minutes: 400 },
    { service: 0, begun: [0], continued: null, minutes: 100 },
  ]);
  expect(months).toHaveLength(rotation.months);
});

test('a title that ends with the month leaves the next one to another', () => {
  const { months } = fill(
    [
      [600, [0]],
      [600, [0]],
      [0, [0]],
    ],
    [2_000],
  );
  expect(months.map(({ begun }) => begun)).toEqual([[0], [1, 2]]);
});
