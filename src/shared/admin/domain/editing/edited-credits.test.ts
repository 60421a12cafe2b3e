import { expect, test } from 'vitest';
import { inShownOrder, moveCredit } from './edited-credits.ts';

const linesOf = (places: Readonly<Record<string, number>>, hidden = '') =>
  [...'abcde'].map((key) => ({ key, isShown: !hidden.includes(key), place: places[key] }));
const orderOf = (lines: ReturnType<typeof linesOf>) =>
  inShownOrder(lines)
    .map(({ key }) => key)
    .join('');

test('hidden credits follow the others', () => {
  expect(orderOf(linesOf({ e: 1 }, 'b'))).toBe('eacdb');
});

test.each([
  ['b', -1, {}, '', 'bacde'],
  ['b', 1, {}, '', 'acbde'],
  ['c', -1, { a: 3 }, '', 'cbade'],
  ['a', 1, { a: 1, c: 2 }, '', 'cabde'],
  ['d', -1, {}, 'c', 'adbec'],
  ['a', -1, {}, '', 'abcde'],
  ['e', 1, {}, '', 'abcde'],
  ['c', 1, {}, 'c', 'abdec'],
] as const)('%s moved by %i, with the places %j and %j hidden: %s', (key, by, places, hidden, order) => {
  const given = linesOf(places, hidden);
  const moved = moveCredit(given, key, by);
  expect(orderOf(given.map((line) => ({ ...line, place: moved.get(line.key) ?? line.place })))).toBe(order);
});

test('a thousand moves each do what they say', () => {
  let lines = linesOf({});
  let order = 'abcde';
  for (let step = 0; step < 1_000; step += 1) {
    const at = (step * 7) % 5;
    const by = step % 3 === 0 ? -1 : 1;
    const key = order[at] ?? '';
    const moved = moveCredit(lines, key, by);
    lines = lines.map((line) => ({ ...line, place: moved.get(line.key) ?? line.place }));
    if (order[at + by] !== undefined) {
      const letters = [...order];
      letters.splice(at, 1);
      letters.splice(at + by, 0, key);
      order = letters.join('');
    }
    expect(orderOf(lines), `step ${step}`).toBe(order);
  }
});
