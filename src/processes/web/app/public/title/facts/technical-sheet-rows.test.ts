import { expect, test } from 'vitest';
import { buildMovieDetails } from '../../../../../../../test/builders/movie-document.ts';
import { toTechnicalSheet } from './technical-sheet-rows.ts';

const KLEBER = '/pessoa/kleber-mendonca-filho-104343';
const labelsOf = (movie: Parameters<typeof toTechnicalSheet>[0]) => toTechnicalSheet(movie).map((row) => row.label);

test('the sheet of a complete film has all its rows, in order', () => {
  expect(toTechnicalSheet(buildMovieDetails({ budget: 5_000_000, revenue: 12_300_000 }))).toEqual([
    { label: 'Direção', value: 'Kleber Mendonça Filho', to: KLEBER },
    { label: 'Roteiro', value: 'Kleber Mendonça Filho', to: KLEBER },
    { label: 'Produção', value: 'Emilie Lesclaux', to: '/pessoa/emilie-lesclaux-1148204' },
    { label: 'Título original', value: 'O Agente Secreto' },
    { label: 'Estreia', value: '6 de novembro de 2025' },
    { label: 'Duração', value: '2h 38min' },
    { label: 'Situação', value: 'Lançado' },
    { label: 'Países', value: 'Brasil, França, Alemanha, Países Baixos' },
    { label: 'Orçamento', value: 'US$ 5.000.000' },
    { label: 'Bilheteria', value: 'US$ 12.300.000' },
  ]);
});

test('a row without data is left out, not shown empty', () => {
  const movie = buildMovieDetails({
    credits: { cast: [], crew: [] },
    release_date: null,
    runtime: null,
    status: '',
    countries: [],
  });

  expect(labelsOf(movie)).toEqual(['Título original', 'Duração']);
});

test.each([null, 0])('a film of unknown duration (%j) says so', (runtime) => {
  const rows = toTechnicalSheet(buildMovieDetails({ runtime }));
  expect(rows.find(({ label }) => label === 'Duração')?.value).toBe('Duração não disponível');
});

test.each([
  [1_000_000, false],
  [1_000_001, true],
])('a budget of %d dollars is shown: %s', (budget, isShown) => {
  expect(labelsOf(buildMovieDetails({ budget })).includes('Orçamento')).toBe(isShown);
});

test('a film that has not opened in Brazil shows the date of its original release', () => {
  expect(labelsOf(buildMovieDetails({ is_brazilian_release: false }))).toContain('Lançamento original');
});

test('an original title in another language is marked so', () => {
  const rows = toTechnicalSheet(buildMovieDetails({ original_title: '七人の侍', original_language: 'ja' }));
  expect(rows.find(({ label }) => label === 'Título original')).toEqual({
    label: 'Título original',
    value: '七人の侍',
    lang: 'ja',
  });
});
