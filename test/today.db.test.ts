import { expect, test } from 'vitest';
import { openTestFixture } from './database/test-fixture.ts';
import { createDice } from './dice.ts';
import { checkToday } from './today/check-today.ts';

const { ctx } = await openTestFixture();

// The full count is `npm run soak -- today`.
test('every answer of /hoje can be watched where it says, fits the wishes and is the next of the published order', async () => {
  const { problems, questions, answers, empty, shownAll } = await checkToday(ctx, createDice(20261117), {
    titles: 420,
    questions: 600,
  });
  expect(problems).toEqual([]);
  // The sample has every kind of answer.
  expect(questions).toBeGreaterThanOrEqual(600);
  expect(answers).toBeGreaterThan(500);
  expect(empty).toBeGreaterThan(5);
  expect(shownAll).toBeGreaterThan(5);
}, 120_000);
