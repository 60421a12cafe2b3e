import { expect, test } from 'vitest';
import { toCreditLines } from './credits.ts';

const lines = (makers: string[], cast: string[], opening = 'Um filme de') =>
  toCreditLines({ opening, makers, cast }, 520, 17);

test('two makers are named, and three of the cast where they fit', () => {
  expect(
    lines(['Kleber Mendonça Filho', 'Juliano Dornelles', 'Outro'], ['Sônia Braga', 'Udo Kier', 'Lia', 'Ana']),
  ).toEqual({
    makers: 'UM FILME DE KLEBER MENDONÇA FILHO E JULIANO DORNELLES',
    cast: 'SÔNIA BRAGA   UDO KIER   LIA',
  });
  expect(
    lines([], ['Matheus Nachtergaele da Silva', 'Maria Fernanda Cândido', 'Martine de Clermont-Tonnerre']).cast,
  ).toBe('MATHEUS NACHTERGAELE DA SILVA   MARIA FERNANDA CÂNDIDO');
});

test('a name that our typeface cannot write is left out, one with a macron is not', () => {
  expect(lines(['黒澤明'], ['三船敏郎', 'Toshirō Mifune'])).toEqual({ makers: '', cast: 'TOSHIRŌ MIFUNE' });
});

test('a poster in another language names its makers without an introduction', () => {
  expect(lines(['Bong Joon-ho'], [], '').makers).toBe('BONG JOON-HO');
});
