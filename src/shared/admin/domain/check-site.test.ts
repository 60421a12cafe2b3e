import { describe, expect, test } from 'vitest';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { findFieldFault, isFieldShaped } from './check-field.ts';
import { listFields } from './editable-fields.ts';
import { readFieldForm } from './field-form.ts';
import { FAQ_QUESTIONS, HOME_PINS_MAX, TAXONOMY_ALIASES } from './limits.ts';

const question = (word: string) => ({ question: `${word}?`, answerHtml: `<p>${word}</p>` });
const pin = (id: number, from: string | null = null, until: string | null = null) => ({
  ...{ kind: 'movie', id, from, until },
});
const many = <T>(count: number, make: (place: number) => T) => Array.from({ length: count }, (_, place) => make(place));

describe('what may be published', () => {
  test.each([
    ['page', 'questions', [question('a')], undefined],
    ['page', 'questions', [], adminPages.noQuestions],
    ['page', 'questions', [{ question: 'a?', answerHtml: '' }], adminPages.halfQuestion],
    ['page', 'questions', many(FAQ_QUESTIONS + 1, () => question('a')), adminPages.tooManyQuestions(FAQ_QUESTIONS)],
    ['home', 'pins', [pin(1, '2026-01-01', '2026-01-31')], undefined],
    ['home', 'pins', [pin(1), pin(1)], adminPins.already],
    ['home', 'pins', [pin(1, '2026-02-30')], adminPins.dayInvalid],
    ['home', 'pins', [pin(1, '2026-02-02', '2026-02-01')], adminPins.endsBefore],
    ['home', 'pins', many(HOME_PINS_MAX + 1, (place) => pin(place + 1)), adminPins.tooMany(HOME_PINS_MAX)],
    ['platform', 'aliases', ['hbo', 'hbo-go'], undefined],
    ['platform', 'aliases', ['HBO'], adminTaxonomy.slugInvalid],
    ['platform', 'aliases', many(TAXONOMY_ALIASES + 1, (n) => `a${n}`), adminTaxonomy.tooManyAliases(TAXONOMY_ALIASES)],
    ['platform', 'serviceUrl', '', undefined],
    ['platform', 'serviceUrl', 'https://www.netflix.com', undefined],
    ['platform', 'serviceUrl', 'http://www.netflix.com', adminTaxonomy.frontPageOnly],
    ['platform', 'searchUrl', 'https://www.netflix.com', adminTaxonomy.linkFaults.form],
    ['platform', 'article', 'os', adminTaxonomy.articleInvalid],
    ['genre', 'position', 0, adminTaxonomy.positionInvalid(999)],
    ['genre', 'position', 3, undefined],
  ] as const)('%s.%s: %j', (entity, field, value, fault) => {
    expect(findFieldFault(entity, field, value)).toBe(fault);
  });

  test.each([
    ['page', 'questions', [{ question: 'a?' }]],
    ['page', 'questions', 'a?'],
    ['page', 'questions', [{ question: 'a\0', answerHtml: '' }]],
    ['home', 'pins', [{ ...pin(1), kind: 'person' }]],
    ['home', 'pins', [pin(2 ** 31)]],
    ['genre', 'position', '3'],
    ['genre', 'aliases', [3]],
  ] as const)('%s.%s of another type is not even a draft: %j', (entity, field, value) => {
    expect(isFieldShaped(entity, field, value)).toBe(false);
  });
});

test('a page has its own fields only', () => {
  expect(listFields('page', 1)).toEqual(['isNoindex']);
  expect(listFields('page', 2)).toEqual(['questions', 'isNoindex']);
  expect(listFields('page', 3)).not.toContain('questions');
});

test('a form sent without script gives the same values', () => {
  const form = new Map([
    ...['questions', 'isNoindex'].flatMap((field): [string, string][] => [
      [`open.${field}`, '1'],
      [`version.${field}`, '4'],
    ]),
    ['questions.of.0.question', 'Tem pipoca?'],
    ['questions.of.0.answer', '<p>Tem.</p>'],
    ['questions.of.1.question', ''],
    ['questions.of.1.answer', ''],
  ]);
  expect(readFieldForm('page', form)).toEqual([
    { field: 'questions', value: [{ question: 'Tem pipoca?', answerHtml: '<p>Tem.</p>' }], version: 4 },
    { field: 'isNoindex', value: false, version: 4 },
  ]);
  const pins = new Map([
    ['open.pins', '1'],
    ['version.pins', '0'],
    ['pins.of.movie-7.place', '2'],
    ['pins.of.series-8.place', '1'],
    ['pins.of.series-8.until', '2026-01-31'],
    ['pins.of.movie-9.place', '3'],
    ['pins.of.movie-9.remove', '1'],
  ]);
  expect(readFieldForm('home', pins)[0]?.value).toEqual([
    { kind: 'series', id: 8, from: null, until: '2026-01-31' },
    { kind: 'movie', id: 7, from: null, until: null },
  ]);
  const words = new Map([
    ['open.h1', '1'],
    ['value.h1', ''],
    ['open.aliases', '1'],
    ['value.aliases', 'HBO, hbo\nmax'],
  ]);
  expect(readFieldForm('platform', words).map(({ value }) => value)).toEqual(['', ['hbo', 'max']]);
});
