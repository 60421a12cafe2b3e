import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildPersonSlug,
  buildRecordSlug,
  buildTitleSlug,
  isSlug,
  normaliseForSearch,
  parseAddressName,
  parseTrailingId,
} from './slug.ts';

describe('the address of a title', () => {
  test.each([
    ['Cidade de Deus', 2002, 598, 'cidade-de-deus-2002-598'],
    ['O Poderoso Chefão: Parte II', 1974, 240, 'o-poderoso-chefao-parte-ii-1974-240'],
    ['Homem-Aranha', 2002, 557, 'homem-aranha-2002-557'],
    ['1917', 2019, 530915, '1917-2019-530915'],
    ['2012', 2009, 14161, '2012-2009-14161'],
    ['300', 2007, 1271, '300-2007-1271'],
    ['Blade Runner 2049', 2017, 335984, 'blade-runner-2049-2017-335984'],
    ['Área 51', null, 51, 'area-51-51'],
    ['Ирония судьбы', 1976, 20871, '1976-20871'],
    ['جدایی نادر از سیمین', null, 60243, '60243'],
    ['WALL·E', 2008, 10681, 'wall-e-2008-10681'],
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

/** Titles, people and collections each have a slug rule of their own. */
describe.each([
  { name: 'Homem-Aranha', title: 'homem-aranha-7', person: 'homem-aranha-7', collection: 'homemaranha' },
  { name: "O'Toole & Filhos", title: 'o-toole-filhos-7', person: 'otoole-filhos-7', collection: 'otoole-filhos' },
  { name: 'Coração  Valente!', title: 'coracao-valente-7', person: 'coracao-valente-7', collection: 'coracao-valente' },
  { name: 'Tom/Jerry', title: 'tom-jerry-7', person: 'tomjerry-7', collection: 'tomjerry' },
  { name: '- 300 -', title: '300-7', person: '300-7', collection: '300' },
  { name: '七人の侍', title: '7', person: '7', collection: '' },
])('"$name" has the address', ({ name, title, person, collection }) => {
  test.each([
    ['of a title', title, buildTitleSlug(name, null, 7)],
    ['of a person', person, buildPersonSlug(name, 7)],
    ['of a collection', collection, buildRecordSlug(name)],
  ])('%s: "%s"', (_rule, expected, built) => {
    expect(built).toBe(expected);
  });
});

test.each([
  ['Homem-Aranha', 'homemaranha'],
  ['Clássicos do Cinema Brasileiro', 'classicos-do-cinema-brasileiro'],
  ['  Oscar 2026:  os indicados! ', 'oscar-2026-os-indicados'],
  ['Straße & Æon', 'strasse-aeon'],
  ['007', '007'],
  ['黒澤明', ''],
  ['palavra '.repeat(40), Array.from({ length: 15 }, () => 'palavra').join('-')],
])('the address of the collection "%s", which has none of its own, is "%s"', (name, slug) => {
  expect(buildRecordSlug(name)).toBe(slug);
});

test.each([
  ['cidade-de-deus-2002-598', 598],
  ['598', 598],
  ['blade-runner-2049', 2049],
  ['1917', 1917],
  ['2012', 2012],
  ['300', 300],
  ['area-51', 51],
  ['area-051', 51],
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
  ['Ирония судьбы, или С лёгким паром!', 'ирония судьбы или с легким паром'],
  ['?!…', ''],
])('search compares "%s" as "%s"', (text, plain) => {
  expect(normaliseForSearch(text)).toBe(plain);
});

test.each([
  ['cinema-brasileiro', true],
  ['007', true],
  ['', false],
  ['-a', false],
  ['a--b', false],
  ['a-', false],
  ['Cinema', false],
  ['coleção', false],
  ['a/b', false],
  ['a\n', false],
  ['a'.repeat(121), false],
])('"%s" as an address an editor gives: %s', (text, isGood) => {
  expect(isSlug(text)).toBe(isGood);
});

test.each([
  ['cidade-de-deus', 'cidade de deus', 'cidade de deus', null],
  ['cidade-de-deus-2002', 'cidade de deus 2002', 'cidade de deus', 2002],
  ['Blade-Runner-2049', 'blade runner 2049', 'blade runner', 2049],
  ['1917', '1917', '1917', null],
  ['1917-2019', '1917 2019', '1917', 2019],
  ['area-51', 'area 51', 'area 51', null],
  ['coração--valente', 'coracao valente', 'coracao valente', null],
  ['filme-1799', 'filme 1799', 'filme 1799', null],
  ['-', '', '', null],
])('the address "%s" is the name "%s", or "%s" of the year %s', (slug, whole, beforeYear, year) => {
  expect(parseAddressName(slug)).toEqual({ whole, beforeYear, year });
});
