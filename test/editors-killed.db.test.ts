import { expect, test } from 'vitest';
import { killEditors } from './editing/kill-editors.ts';
import { CITY_OF_GOD, openEditedHouse } from './editing/open-edited-house.ts';

const { ctx, variables } = await openEditedHouse();

test('a process killed in the middle of its saves leaves content, revision, audit and announcement in agreement', async () => {
  const { problems, acknowledged } = await killEditors({ ctx, subject: CITY_OF_GOD, variables }, 10, 2026);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(10);
}, 120_000);
