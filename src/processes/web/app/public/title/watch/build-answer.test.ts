import { expect, test } from 'vitest';
import { buildAnswer } from './build-answer.ts';

const row = (service: string, group = 'Assinatura', channel = '') => ({ service, group, channel });
const answer = (title: string, rows: ReturnType<typeof row>[]) => buildAnswer(title, { rows, checkedDay: '16/11' });
const SHOPS = [row('Apple TV', 'Aluguel'), row('Amazon', 'Aluguel'), row('Google', 'Aluguel')];

test.each([
  ['Duna 2', [row('Netflix')], 'Duna 2: Netflix (16/11)'],
  ['Duna 2', [row('Max'), ...SHOPS], 'Duna 2: Max. Aluguel: Apple TV, Amazon, Google (16/11)'],
  ['Duna 2', [row('A'), row('B'), row('C', 'Com anúncios')], 'Duna 2: A, B. Com anúncios: C (16/11)'],
  ['Duna 2', [row('A', 'Aluguel'), row('B', 'Compra')], 'Duna 2. Aluguel: A. Compra: B (16/11)'],
  ['Quem?', [row('A', 'Aluguel')], 'Quem? Aluguel: A (16/11)'],
  ['Duna 2', [row('MUBI', 'Assinatura', '(canal à parte no Prime)')], 'Duna 2: MUBI (canal à parte no Prime) (16/11)'],
  ['Duna 2', [], 'Duna 2 não está em nenhum streaming no Brasil (16/11)'],
])('%s, %j is answered "%s"', (title, rows, text) => {
  expect(answer(title, rows)).toBe(text);
});

test('cinemas are a place to watch it, and a premiere is said where there is none', () => {
  const shown = { place: 'nos cinemas', opening: null };
  const told = (...rows: ReturnType<typeof row>[]) => ({ rows, checkedDay: '16/11' });
  expect(buildAnswer('Duna', told(row('Max')), shown)).toBe('Duna: nos cinemas, Max (16/11)');
  expect(buildAnswer('Duna', told(), shown)).toBe('Duna: nos cinemas (16/11)');
  expect(buildAnswer('Duna', told(...SHOPS.slice(0, 1)), shown)).toBe('Duna: nos cinemas. Aluguel: Apple TV (16/11)');
  const opens = { place: null, opening: 'quinta, 26/11' };
  expect(buildAnswer('Duna', told(), opens)).toBe('Duna estreia nos cinemas do Brasil: quinta, 26/11');
  expect(buildAnswer('Duna', told(row('Max')), opens)).toBe('Duna: Max (16/11)');
});
