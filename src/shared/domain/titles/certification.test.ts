import { expect, test } from 'vitest';
import { certificationMeaning, parseCertification } from './certification.ts';

test.each([
  ['L', 'L'],
  ['Livre', 'L'],
  ['AL', 'L'],
  ['6', '6'],
  ['A14', '14'],
  [' 16 anos ', '16'],
  ['18+', '18'],
  ['', null],
  ['13', null],
  ['PG-13', null],
  ['R', null],
])('%s is read as %s, and what is unknown is never guessed', (text, certification) => {
  expect(parseCertification(text)).toBe(certification);
});

test('the meaning is always in Portuguese', () => {
  expect(certificationMeaning('L')).toBe('Livre para todos os públicos');
  expect(certificationMeaning('16')).toBe('Não recomendado para menores de 16 anos');
});
