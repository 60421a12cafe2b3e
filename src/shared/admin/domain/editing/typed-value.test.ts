import { expect, test } from 'vitest';
import type { FieldKind } from '../../../domain/subjects/field-values.ts';
import { orNone, parseSaves, readOffers, readOrder, readSimilar, readTyped } from './typed-value.ts';

test.each<[FieldKind, string, string, unknown]>([
  ['line', 'title', '  Bacurau ', 'Bacurau'],
  ['line', 'title', ' ', ''],
  ['line', 'tagline', '', null],
  ['line', 'h1', '', ''],
  ['text', 'overview', 'Um.\r\nDois.', 'Um.\nDois.'],
  ['aliases', 'aliases', 'Um\n\n Dois \nUm', ['Um', 'Dois']],
  ['aliases', 'aliases', ' ', null],
  ['slugs', 'aliases', 'HBO, hbo\nmax', ['hbo', 'max']],
  ['place', 'position', '3', 3],
  ['place', 'position', '', null],
])('%s: of %s, %j is read as %j', (kind, field, typed, value) => {
  expect(readTyped(kind, field, typed)).toEqual(value);
});

test('a row of offers with anything typed is kept, and only a ticked one hides', () => {
  const empty = { service: '', kind: 'flatrate', url: '', source: '', checkedOn: '' };
  const audio = { serviceId: 8, kind: 'rent', source: 'x', checkedOn: '' } as const;
  const facts = { isDubbed: false, isSubtitled: false, hasLibras: false, isDescribed: false };
  const rows = {
    added: [
      { ...empty, service: '8', source: ' site ', checkedOn: '2026-11-15' },
      empty,
      { ...empty, kind: 'rent', url: 'https://a.example' },
    ],
    hidden: [
      { serviceId: 2, kind: 'rent', isOn: true, reason: ' saiu', until: '' },
      { serviceId: 3, kind: 'buy', isOn: false, reason: 'nada', until: '' },
      { serviceId: 4, kind: 'buy', isOn: false, reason: ' ', until: '' },
    ],
    audio: [
      { ...audio, ...facts },
      { ...audio, ...facts, kind: 'buy', source: '' },
    ],
  } as const;
  expect(readOffers(rows)).toEqual({
    added: [
      { serviceId: 8, kind: 'flatrate', url: undefined, source: 'site', checkedOn: '2026-11-15' },
      { serviceId: 0, kind: 'rent', url: 'https://a.example', source: '', checkedOn: '' },
    ],
    hidden: [
      { serviceId: 2, kind: 'rent', reason: 'saiu', until: undefined },
      { serviceId: 3, kind: 'buy', reason: 'nada', until: undefined, isUnticked: true },
    ],
    audio: [{ ...audio, ...facts }],
  });
  const known = { ...audio, ...facts, isDubbed: true };
  expect(readOffers({ added: [empty], hidden: [], audio: [known] })).toEqual({ added: [], hidden: [], audio: [known] });
  expect(readOffers({ added: [empty], hidden: [], audio: [] })).toBeNull();
});

test('numbers give the order, and what is hidden has none', () => {
  const row = (name: string, place: number, isHidden = false) => ({ name, place, isHidden });
  expect(readOrder([row('a', 2), row('b', 1), row('c', 0, true), row('d', 1, true), row('e', 0)])).toEqual({
    first: ['b', 'a'],
    hidden: ['c', 'd'],
  });
  expect(orNone({ first: [], hidden: [], own: [] })).toBeNull();
  expect(orNone({ first: [], hidden: [], own: [1] })).toEqual({ first: [], hidden: [], own: [1] });
});

test('a banned title is not pinned', () => {
  const row = (id: number, place: number, isBanned = false) => ({ id, place, isBanned, reason: ' x ' });
  expect(readSimilar([row(1, 2), row(2, 1), row(3, 3, true), row(4, 0)])).toEqual({
    pinned: [2, 1],
    banned: [{ id: 3, reason: 'x' }],
  });
  expect(readSimilar([row(4, 0)])).toBeNull();
});

test.each(['', '{', '"a"', '[1, null, {"field":"title"}, {"field":"title","version":"1","value":""}]'])(
  'of %s nothing is saved',
  (json) => {
    expect(parseSaves(json)).toEqual([]);
  },
);
