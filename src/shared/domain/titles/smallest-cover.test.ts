import { expect, test } from 'vitest';
import { createDice, type Dice } from '../../../../test/dice.ts';
import { findSmallestCover } from './smallest-cover.ts';

test.each<[string, number[][], number[], number[]]>([
  ['nothing to cover needs nothing', [], [], []],
  ['sets without parts are never chosen', [[], []], [0], []],
  ['one set with everything is enough', [[0, 1], [0, 1, 2], [2]], [], [1]],
  [
    'of equal sets the earlier is chosen',
    [
      [0, 1],
      [0, 1],
    ],
    [],
    [0],
  ],
  [
    'of equal sets the own one is chosen',
    [
      [0, 1],
      [0, 1],
    ],
    [1],
    [1],
  ],
  ['two own sets are better than one other', [[0, 1], [0], [1]], [1, 2], [1, 2]],
  ['an own set without use is left out', [[0, 1], [0]], [1], [0]],
  [
    'the largest set may not be part of the answer',
    [
      [1, 2, 3, 4],
      [0, 1, 2],
      [3, 4, 5],
    ],
    [],
    [1, 2],
  ],
])('%s', (_, sets, own, chosen) => {
  expect(findSmallestCover(sets, (set) => own.includes(set))).toEqual(chosen);
});

function throwSets(dice: Dice): { sets: number[][]; own: Set<number> } {
  const parts = 1 + dice.below(14);
  const share = 0.1 + dice.below(5) / 10;
  const sets = Array.from({ length: dice.below(11) }, () =>
    Array.from({ length: parts }, (_, part) => part).filter(() => dice.chance(share)),
  );
  const isChosen = dice.chance(0.5);
  return { sets, own: new Set([...sets.keys()].filter(() => isChosen && dice.chance(0.3))) };
}

/** Every subset, judged by the rules as they are written. */
function tryAll(sets: readonly number[][], own: ReadonlySet<number>): number[] {
  const all = new Set(sets.flat()).size;
  let best: number[] | undefined;
  for (let bits = 0; bits < 2 ** sets.length; bits += 1) {
    const chosen = [...sets.keys()].filter((set) => (bits >> set) & 1);
    if (new Set(chosen.flatMap((set) => sets[set] ?? [])).size < all) continue;
    if (!best || compare(chosen, best, own) < 0) best = chosen;
  }
  return best ?? [];
}

function compare(one: readonly number[], other: readonly number[], own: ReadonlySet<number>): number {
  const bought = (sets: readonly number[]) => sets.filter((set) => !own.has(set)).length;
  const at = one.findIndex((set, place) => set !== other[place]);
  return bought(one) - bought(other) || one.length - other.length || (one[at] ?? 0) - (other[at] ?? 0);
}

test('5,000 random collections have the answer that trying every subset gives', { timeout: 60_000 }, () => {
  const dice = createDice(27);
  for (let turn = 0; turn < 5_000; turn += 1) {
    const { sets, own } = throwSets(dice);
    expect(
      findSmallestCover(sets, (set) => own.has(set)),
      JSON.stringify(sets),
    ).toEqual(tryAll(sets, own));
  }
});

test('the longest collection on three times our platforms is answered', () => {
  const dice = createDice(200);
  const sets = Array.from({ length: 36 }, () =>
    Array.from({ length: 200 }, (_, part) => part).filter(() => dice.chance(0.1)),
  );
  const chosen = findSmallestCover(sets);
  expect(new Set(chosen.flatMap((set) => sets[set] ?? [])).size).toBe(new Set(sets.flat()).size);
});
