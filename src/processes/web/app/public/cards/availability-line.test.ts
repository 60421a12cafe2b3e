import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Availability } from './availability.ts';
import { AvailabilityLine } from './availability-line.tsx';

const service = (name: string) => ({ name, brand: 'other', abbreviation: name, logo: null, isOwn: false });
const draw = (line: Partial<Availability>) => {
  const availability = { services: [], word: '', tone: 'service' as const, spoken: '', ...line };
  return renderToStaticMarkup(createElement(AvailabilityLine, { availability }))
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/);
};

test('one service is named beside its logo', () => {
  expect(draw({ services: [service('aa')] })).toEqual(['', 'aa', 'aa', '']);
});

test('two services are drawn, the others counted', () => {
  expect(draw({ services: ['aa', 'bb'].map(service) })).toEqual(['', 'aa', 'bb', '']);
  expect(draw({ services: ['aa', 'bb', 'cc', 'dd'].map(service) })).toEqual(['', 'aa', 'bb', '+2', '']);
});

test('the kind of offer follows the logos', () => {
  expect(draw({ services: ['aa', 'bb', 'cc'].map(service), word: 'aluguel' })).toEqual([
    '',
    'aa',
    'bb',
    '+1',
    'aluguel',
    '',
  ]);
  expect(draw({ word: 'grátis', services: [service('aa')] })).toEqual(['', 'aa', 'grátis', '']);
});

test('nothing is drawn if nothing is known', () => {
  expect(renderToStaticMarkup(createElement(AvailabilityLine, { availability: null }))).toBe('');
});
