import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPersonSlug, buildTitleSlug, normaliseForSearch, parseTrailingId } from './slug.ts';

describe('the address of a title', () => {
  test.each([
    ['Cidade de Deus', 2002, 598, 'cidade-de-deus-2002-598'],
    ['O Poderoso Chefão: Parte II', 1974, 240, 'o-poderoso-chefao-parte-ii-1974-240'],
    ['Homem-Aranha', 2002, 557, 'homem-aranha-2002-557'],
    ['1917', 2019, 530915, '1917-2019-530915'],
    ['Amélie – Ça alors!', null, 194, 'amelie-ca-alors-194'],
    ['Straße', 2020, 7, 'strasse-2020-7'],
    ['七人の侍', 1954, 346, '1954-346'],
    ['七人の侍', null, 346, '346'],
    ['  ---  ', 2001, 9, '2001-9'],
    ['Łódź, Đà Nẵng & Æon', 1999, 3, 'lodz-da-nang-aeon-1999-3'],
  ])('%s (%s) is %s', (title, year, id, slug) => {
    expect(buildTitleSlug(title, year, id)).toBe(slug);
  });

  test('of a very long title is cut between words, and without words in the middle of the only one', () => {
    expect(buildTitleSlug('palavra '.repeat(40), 2001, 9)).toMatch(/^(palavra-){14}palavra-2001-9$/);
    expect(buildTitleSlug('A'.repeat(300), 2001, 9)).toBe(`${'a'.repeat(120)}-2001-9`);
  });

  test('always gives its id back, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 2_147_483_647 }), (title, id) => {
        const slug = buildTitleSlug(title, 2001, id);
        expect(parseTrailingId(slug)).toBe(id);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
      { seed: 603 },
    );
  });
});

test.each([
  ['Fernanda Torres', 1, 'fernanda-torres-1'],
  ["Peter O'Toole", 2, 'peter-otoole-2'],
  ['Jean-Luc  Godard', 3, 'jean-luc-godard-3'],
  ['宮崎駿', 4, '4'],
])('the address of %s keeps only letters, digits, spaces and hyphens', (name, id, slug) => {
  expect(buildPersonSlug(name, id)).toBe(slug);
});

test.each([
  ['cidade-de-deus-2002-598', 598],
  ['598', 598],
  ['blade-runner-2049', 2049],
  ['cidade-de-deus', null],
  ['', null],
  ['x-', null],
  ['x-0', null],
  ['x--1', 1],
  ['x-1e9', null],
  ['x-2147483647', 2_147_483_647],
  ['x-2147483648', null],
  ['x-9007199254740993', null],
  ['x-٣', null],
])('the id at the end of "%s" is %s', (slugId, id) => {
  expect(parseTrailingId(slugId)).toBe(id);
});

test.each([
  ['Coração  de Cavaleiro!', 'coracao de cavaleiro'],
  ['七人の侍', '七人の侍'],
  ['WALL·E', 'wall e'],
])('search compares "%s" as "%s"', (text, plain) => {
  expect(normaliseForSearch(text)).toBe(plain);
});
