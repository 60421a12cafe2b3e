import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPageTitle } from './page-title.ts';

test.each([
  ['O Agente Secreto (2025)', 'O Agente Secreto (2025) - Lanterninha'],
  ['Lanterninha - Portal de Filmes e Séries', 'Lanterninha - Portal de Filmes e Séries'],
  [
    'Dr. Fantástico ou: Como Aprendi a Parar de Me Preocupar e Amar a Bomba (1964)',
    'Dr. Fantástico ou: Como Aprendi a Parar de Me… - Lanterninha',
  ],
  ['Birdman: ou (A Inesperada Virtude da Ignorância) e fim', 'Birdman: ou (A Inesperada Virtude da… - Lanterninha'],
])('the title "%s" is shown as "%s"', (title, shown) => {
  expect(buildPageTitle(title, 'Lanterninha')).toBe(shown);
});

test('a single word longer than a title may be is cut inside, and the site keeps its name', () => {
  const shown = buildPageTitle('A'.repeat(300), 'Lanterninha');

  expect(shown).toBe(`${'A'.repeat(45)}… - Lanterninha`);
  expect([...shown]).toHaveLength(60);
});

test('an emoji counts as one character and is never split', () => {
  const shown = buildPageTitle('🎬'.repeat(80), 'Lanterninha');

  expect([...shown]).toHaveLength(60);
  expect(shown.isWellFormed()).toBe(true);
});

test.each([
  ['Ruptura', ': Temporada 2', 'Ruptura: Temporada 2 - Lanterninha'],
  [
    'Peaky Blinders: Sangue, Apostas e Navalhas',
    ': Temporada 2',
    'Peaky Blinders: Sangue, Apostas…: Temporada 2 - Lanterninha',
  ],
  ['Filmes', ' - Página 12', 'Filmes - Página 12 - Lanterninha'],
])('of "%s" the ending "%s" is kept: %s', (title, ending, shown) => {
  expect(buildPageTitle(title, 'Lanterninha', ending)).toBe(shown);
});

test('an ending longer than half a title is cut, too', () => {
  const shown = buildPageTitle('A'.repeat(80), 'Lanterninha', `: ${'b '.repeat(80)}`);
  expect([...shown].length).toBeLessThanOrEqual(60);
});

test('no title is longer than sixty characters, and each names the site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
      const shown = buildPageTitle(title, 'Lanterninha');
      expect([...shown].length).toBeLessThanOrEqual(60);
      expect(shown).toContain('Lanterninha');
    }),
  );
});
