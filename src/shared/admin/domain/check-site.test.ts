import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { arrangeSections } from '../../domain/site/home-sections.ts';
import { findFieldFault, isFieldShaped } from './editing/check-field.ts';
import { listFields } from './editing/editable-fields.ts';
import { FAQ_QUESTIONS, HOME_PINS_MAX, TAXONOMY_ALIASES } from './limits.ts';

const question = (word: string) => ({ question: `${word}?`, answerHtml: `<p>${word}</p>` });
const pin = (id: number, from: string | null = null, until: string | null = null) => ({
  ...{ kind: 'movie', id, from, until },
});
const chosen = (id: number) => ({ id, from: null, until: null });
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
    ['home', 'pins', [{ ...pin(1), kicker: 'k'.repeat(31) }], adminPins.tooLong('Chapéu', '30')],
    ['home', 'pins', [{ ...pin(1), headline: 'h'.repeat(40), text: 't'.repeat(200), image: '/a.jpg' }], undefined],
    ['home', 'pins', [{ ...pin(1), headline: 'h'.repeat(41) }], adminPins.tooLong('Chamada', '40')],
    ['home', 'pins', [{ ...pin(1), text: 'a\u0007' }], editing.controlCharacters],
    ['home', 'pins', [{ ...pin(1), image: 'https://outro.com/a.jpg' }], editing.pictureInvalid],
    ['home', 'sections', arrangeSections([]), undefined],
    ['home', 'sections', arrangeSections([]).slice(1), editing.notUnderstood],
    ['home', 'sections', arrangeSections([]).map(() => ({ section: 'hype', isShown: true })), editing.notUnderstood],
    ['home', 'collections', [chosen(1), chosen(2)], undefined],
    ['home', 'collections', [chosen(1), chosen(1)], adminPins.alreadyCollection],
    ['home', 'collections', [{ ...chosen(1), until: '2026-02-30' }], adminPins.dayInvalid],
    ['home', 'collections', many(7, (place) => chosen(place + 1)), adminPins.tooManyCollections(6)],
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
    ['home', 'pins', [{ ...pin(1), kicker: 3 }]],
    ['home', 'pins', [{ ...pin(1), colour: 'red' }]],
    ['home', 'sections', [{ section: 'hype', isShown: 1 }]],
    ['home', 'collections', [{ ...chosen(1), note: '' }]],
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
