import { expect, test } from 'vitest';
import type { FieldKind } from '../../../domain/subjects/field-values.ts';
import { parseSaves, readFieldForm, readFieldValue } from './field-form.ts';

const CASES: [FieldKind, string, Record<string, string>, unknown][] = [
  ['line', 'title', { 'value.title': '  Bacurau ' }, 'Bacurau'],
  ['line', 'title', { 'value.title': ' ' }, ''],
  ['line', 'tagline', { 'value.tagline': '' }, null],
  ['text', 'overview', { 'value.overview': 'Um.\r\nDois.' }, 'Um.\nDois.'],
  ['switch', 'isHidden', { 'value.isHidden': '1' }, true],
  ['switch', 'isHidden', {}, false],
  ['aliases', 'aliases', { 'value.aliases': 'Um\n\n Dois \nUm' }, ['Um', 'Dois']],
  ['aliases', 'aliases', { 'value.aliases': ' ' }, null],
  [
    'watch-urls',
    'watchUrls',
    { 'watchUrls.service.8': 'https://a.example', 'watchUrls.service.9': '' },
    { 8: 'https://a.example' },
  ],
  [
    'offers',
    'offers',
    {
      'offers.added.0.service': '8',
      'offers.added.0.kind': 'flatrate',
      'offers.added.0.url': '',
      'offers.added.0.source': 'site',
      'offers.added.0.checkedOn': '2026-11-15',
      'offers.added.1.service': '',
      'offers.added.2.service': '',
      'offers.added.2.kind': 'rent',
      'offers.added.2.url': 'https://a.example',
      'offers.hidden.rent-2.on': '1',
      'offers.hidden.rent-2.reason': 'saiu',
      'offers.hidden.buy-3.reason': 'nada',
    },
    {
      added: [
        { serviceId: 8, kind: 'flatrate', url: undefined, source: 'site', checkedOn: '2026-11-15' },
        { serviceId: 0, kind: 'rent', url: 'https://a.example', source: '', checkedOn: '' },
      ],
      hidden: [{ serviceId: 2, kind: 'rent', reason: 'saiu', until: undefined }],
    },
  ],
  [
    'trailers',
    'trailers',
    {
      'trailers.of.0.name': 'a',
      'trailers.of.0.place': '2',
      'trailers.of.1.name': 'b',
      'trailers.of.1.place': '1',
      'trailers.of.2.name': 'c',
      'trailers.of.2.hidden': '1',
    },
    { first: ['b', 'a'], hidden: ['c'] },
  ],
  [
    'trailers',
    'trailers',
    {
      'trailers.added.0.key': 'a',
      'trailers.added.0.name': 'Trailer',
      'trailers.added.0.publishedOn': '2026-11-02',
      'trailers.added.1.key': 'b',
      'trailers.added.1.remove': '1',
    },
    { first: [], hidden: [], added: [{ key: 'a', name: 'Trailer', publishedOn: '2026-11-02' }] },
  ],
  ['gallery', 'gallery', { 'gallery.of.0.name': '/a.jpg' }, null],
  [
    'gallery',
    'gallery',
    {
      'gallery.own.0.path': '/a.jpg',
      'gallery.own.0.width': '10',
      'gallery.own.0.height': '20',
      'gallery.own.0.alt': 'x',
    },
    {
      first: [],
      hidden: [],
      own: [{ path: '/a.jpg', width: 10, height: 20, alt: 'x', credit: '', licence: '' }],
    },
  ],
];

test.each(CASES)('%s: of %s, %j is read as %j', (kind, field, inputs, value) => {
  expect(readFieldValue(kind, field, new Map(Object.entries(inputs)))).toEqual(value);
});

test('of a form only the fields that were open are read, with the version they were written over', () => {
  const form = new Map([
    ['open.title', '1'],
    ['version.title', '4'],
    ['value.title', 'Bacurau'],
    ['value.overview', 'não estava aberto'],
    ['open.promote', '1'],
    ['value.promote', 'administrator'],
  ]);
  expect(readFieldForm('movie', form)).toEqual([{ field: 'title', value: 'Bacurau', version: 4 }]);
});

test.each(['', '{', '"a"', '[1, null, {"field":"title"}, {"field":"title","version":"1","value":""}]'])(
  'of %s nothing is saved',
  (json) => {
    expect(parseSaves(json)).toEqual([]);
  },
);
