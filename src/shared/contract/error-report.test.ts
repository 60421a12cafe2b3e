import { expect, test } from 'vitest';
import { ErrorReport } from './error-report.ts';

const form = (over: Record<string, string> = {}) => ({ tipo: 'movie', id: '598', motivo: 'gone', ...over });

test('a form with a reason is a report; the other fields are optional', () => {
  expect(ErrorReport.parse(form())).toEqual({ kind: 'movie', titleId: 598, reason: 'gone', service: '', note: '' });
  expect(ErrorReport.parse(form({ tipo: 'tv', plataforma: 'Max', texto: ' Saiu ontem. ' }))).toEqual({
    kind: 'series',
    titleId: 598,
    reason: 'gone',
    service: 'Max',
    note: 'Saiu ontem.',
  });
});

test.each([
  ['no reason', { motivo: '' }],
  ['a reason that is none of ours', { motivo: 'price' }],
  ['no title', { id: '' }],
  ['title number zero', { id: '0' }],
  ['a title that is no number', { id: '598; drop table' }],
  ['a number no title can have', { id: '9999999999' }],
  ['a kind that is none', { tipo: 'person' }],
])('a form with %s is no report', (_what, over) => {
  expect(ErrorReport.safeParse(form(over)).success).toBe(false);
});

test.each([
  ['x'.repeat(600), 'x'.repeat(500)],
  ['😀'.repeat(600), '😀'.repeat(500)],
  ['linha 1\r\nlinha 2', 'linha 1\nlinha 2'],
  ['a\u0000b\u001bc', 'abc'],
])('a note is stored without control characters, up to 500 characters', (text, note) => {
  expect(ErrorReport.parse(form({ texto: text })).note).toBe(note);
});
