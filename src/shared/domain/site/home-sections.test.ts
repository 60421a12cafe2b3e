import { expect, test } from 'vitest';
import { arrangeSections, HOME_SECTIONS, listShownSections } from './home-sections.ts';

const namesOf = (value: unknown) => arrangeSections(value).map(({ section }) => section);
const shown = (section: string) => ({ section, isShown: true });

test.each([undefined, null, [], 'featured', [shown('banner')]])(
  'without an arrangement (%j) all are in the order of the specification',
  (value) => {
    expect(listShownSections(value)).toEqual(HOME_SECTIONS);
  },
);

test('arranged sections keep their order, and hidden ones are not shown', () => {
  const order = [...HOME_SECTIONS].toReversed().map((section) => ({ section, isShown: section !== 'hype' }));

  expect(namesOf(order)).toEqual([...HOME_SECTIONS].toReversed());
  expect(listShownSections(order)).toEqual([...HOME_SECTIONS].toReversed().filter((section) => section !== 'hype'));
});

test('a section that the arrangement does not have follows the one it follows by default', () => {
  const others = HOME_SECTIONS.filter((section) => section !== 'genres').toReversed();
  const placed = namesOf(others.map(shown));

  expect(placed).toHaveLength(HOME_SECTIONS.length);
  expect(placed[placed.indexOf('hype') + 1]).toBe('genres');
  expect(namesOf([shown('people')])[0]).toBe('featured');
});

test('a repeated section counts once', () => {
  expect(namesOf([shown('people'), shown('people')]).filter((section) => section === 'people')).toHaveLength(1);
});
