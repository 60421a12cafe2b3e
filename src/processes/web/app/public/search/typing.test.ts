import { expect, test } from 'vitest';
import { SAMPLE_TYPING_MS } from '#shared/domain/limits.ts';
import { search } from '#shared/text/search/search.ts';
import { firstStep, nextStep } from './typing.ts';

test('a title is shown, erased letter by letter, and the next is typed', () => {
  const samples = ['Up', 'Ela'];
  const steps = [firstStep(samples)];
  while (steps.length < 9) steps.push(nextStep(samples, steps.at(-1) ?? firstStep(samples)));

  expect(steps.map(({ text, wait }) => `${text} ${SAMPLE_TYPING_MS[wait]}`)).toEqual([
    'Up 1200',
    'U 30',
    ' 400',
    'E 80',
    'El 80',
    'Ela 1200',
    'El 30',
    'E 30',
    ' 400',
  ]);
});

test('there are fifteen sample titles, none too long for a phone', () => {
  expect(search.samples).toHaveLength(15);
  expect(search.samples.filter((title) => title.length > 20)).toEqual([]);
});
