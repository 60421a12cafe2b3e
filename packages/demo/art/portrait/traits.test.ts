import { expect, test } from 'vitest';
import { drawTraits } from './traits.ts';

const people = Array.from({ length: 400 }, (_, index) => `person|${index}`);

test('a beard is given to men only, and to some of them', () => {
  const bearded = (gender: 0 | 1 | 2 | 3) => people.filter((seed) => drawTraits({ seed, gender, variant: 1 }).hasBeard);
  expect([bearded(0), bearded(1), bearded(3)].flat()).toEqual([]);
  expect(bearded(2).length).toBeGreaterThan(60);
});

test('another photograph shows the same head in other colours', () => {
  const first = people.map((seed) => drawTraits({ seed, gender: 1, variant: 1 }));
  const second = people.map((seed) => drawTraits({ seed, gender: 1, variant: 2 }));
  expect(second.map(({ hair, halfWidth, hasGlasses }) => [hair, halfWidth, hasGlasses])).toEqual(
    first.map(({ hair, halfWidth, hasGlasses }) => [hair, halfWidth, hasGlasses]),
  );
  expect(second.filter(({ papers }, index) => papers.ground !== first[index]?.papers.ground).length).toBeGreaterThan(
    300,
  );
});
