import { expect, test } from 'vitest';
import { buildCrewMember, buildSeriesDetails } from '../../../../../../../test/builders/series-document.ts';
import { toSeriesSheet } from './series-sheet.ts';

const TODAY = '2026-11-15';
const rowsOf = (series: Parameters<typeof toSeriesSheet>[0]) =>
  toSeriesSheet(series, TODAY).map(({ label, value }) => `${label}: ${value}`);
const creators = (...names: string[]) => ({
  credits: { cast: [], crew: names.map((name, place) => buildCrewMember({ id: place + 1, name, job: 'Creator' })) },
});

test('the sheet of a complete series has all its rows, in order', () => {
  expect(rowsOf(buildSeriesDetails({ next_air_date: '2026-12-01', type: 'Miniseries' }))).toEqual([
    'Criação: Dan Erickson',
    'Produção: Ben Stiller',
    'Título original: Severance',
    'Estreia: 18 de fevereiro de 2022',
    'Último episódio: 21 de março de 2025',
    'Próximo episódio: 1º de dezembro de 2026',
    'Temporadas: 2',
    'Episódios: 19',
    'Duração: 50min',
    'Formato: Minissérie',
    'Situação: Em andamento',
    'País: Estados Unidos',
  ]);
});

test('a row without data is left out, not shown empty', () => {
  const series = buildSeriesDetails({
    credits: { cast: [], crew: [] },
    first_air_date: null,
    last_air_date: null,
    number_of_seasons: 0,
    number_of_episodes: 0,
    episode_run_time: [],
    status: '',
    countries: [],
  });

  expect(rowsOf(series)).toEqual(['Título original: Severance', 'Duração: Duração não disponível']);
});

test.each([
  ['2026-11-14', false],
  ['2026-11-15', true],
  ['2026-11-16', true],
])('an episode to come on %s is announced: %s', (next_air_date, isShown) => {
  const labels = toSeriesSheet(buildSeriesDetails({ next_air_date }), TODAY).map(({ label }) => label);
  expect(labels.includes('Próximo episódio')).toBe(isShown);
});

test('one creator is a link, several are named together, three at most', () => {
  const creation = (...names: string[]) => toSeriesSheet(buildSeriesDetails(creators(...names)), TODAY)[0];
  expect(creation('Ana')).toEqual({ label: 'Criação', value: 'Ana', to: '/pessoa/pessoa-1' });
  expect(creation('Ana', 'Bia')).toEqual({ label: 'Criação', value: 'Ana, Bia' });
  expect(creation('Ana', 'Bia', 'Caio', 'Davi')).toEqual({ label: 'Criação', value: 'Ana, Bia, Caio' });
});
