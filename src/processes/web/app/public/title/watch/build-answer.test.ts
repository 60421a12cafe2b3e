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
