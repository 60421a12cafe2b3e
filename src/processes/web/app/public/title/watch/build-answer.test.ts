import { expect, test } from 'vitest';
import { buildAnswer } from './build-answer.ts';

const row = (service: string, condition = '') => ({ service, condition });

test.each([
  [[row('Netflix')], 'Onde assistir a Duna hoje no Brasil: Netflix.'],
  [[row('Max'), row('Prime Video', '(Aluguel)')], 'Onde assistir a Duna hoje no Brasil: Max e Prime Video (Aluguel).'],
  [[row('A'), row('B'), row('C')], 'Onde assistir a Duna hoje no Brasil: A, B e C.'],
  [[], 'Hoje, Duna não está em nenhum streaming no Brasil.'],
])('%j is answered "%s"', (rows, answer) => {
  expect(buildAnswer('Duna', rows)).toBe(answer);
});

test('cinemas are a place to watch it, and a premiere is said where there is none', () => {
  const shown = { place: 'nos cinemas', opening: null };
  expect(buildAnswer('Duna', [row('Max')], shown)).toBe('Onde assistir a Duna hoje no Brasil: nos cinemas e Max.');
  expect(buildAnswer('Duna', [], shown)).toBe('Onde assistir a Duna hoje no Brasil: nos cinemas.');
  const opens = { place: null, opening: 'quinta, 26/11' };
  expect(buildAnswer('Duna', [], opens)).toBe('Duna estreia nos cinemas do Brasil: quinta, 26/11.');
  expect(buildAnswer('Duna', [row('Max')], opens)).toBe('Onde assistir a Duna hoje no Brasil: Max.');
});
