import { expect, test } from 'vitest';
import { formatCents, formatPrice, parseCents } from './format-price.ts';

test.each([
  [2090, 'R$\u00a020,90'],
  [5, 'R$\u00a00,05'],
  [100, 'R$\u00a01,00'],
  [209_090, 'R$\u00a02.090,90'],
])('%i centavos are %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
  expect(parseCents(text)).toBe(cents);
});

test('a price has its period', () => {
  expect(formatPrice(2090, 'month')).toBe('R$\u00a020,90/mês');
  expect(formatPrice(20_900, 'year')).toBe('R$\u00a0209,00/ano');
});

test.each([
  ['20,90', 2090],
  ['R$ 20,90', 2090],
  ['r$20,90', 2090],
  ['20', 2000],
  ['1.020,90', 102_090],
  ['0,05', 5],
])('%s is %i centavos', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test.each([
  '',
  '20.90',
  '20,9',
  '20,900',
  '-20,90',
  '=20+1',
  '1e3',
  '20,90 por mês',
  'R$',
  '1.02,90',
  'US$ 20,90',
  '１０',
])('%s is no price', (text) => {
  expect(parseCents(text)).toBeUndefined();
});
