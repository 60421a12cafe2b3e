import { expect, test } from 'vitest';
import { buildCrewMember, buildSeriesDetails } from '../../../../../../../test/builders/series-document.ts';
import { toNextText, toSeriesSheet } from './series-sheet.ts';

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

test('an episode to come that is stored is named by its number', () => {
  const next_episode_to_air = { season_number: 3, episode_number: 1, air_date: '2026-12-01' };
  const series = buildSeriesDetails({ next_air_date: '2026-12-01', next_episode_to_air });
  expect(toNextText(series, TODAY)).toBe('T3E1, 1º de dezembro de 2026');
  expect(toNextText(series, '2026-12-02')).toBeUndefined();
});

test('one creator is a link, several are named together, three at most', () => {
  const creation = (...names: string[]) => toSeriesSheet(buildSeriesDetails(creators(...names)), TODAY)[0];
  expect(creation('Ana')).toEqual({ label: 'Criação', value: 'Ana', to: '/pessoa/pessoa-1' });
  expect(creation('Ana', 'Bia')).toEqual({ label: 'Criação', value: 'Ana, Bia' });
  expect(creation('Ana', 'Bia', 'Caio', 'Davi')).toEqual({ label: 'Criação', value: 'Ana, Bia, Caio' });
});

test('a novela has chapters in place of seasons, with the days of its cards', () => {
  const chapter = {
    season_number: 1,
    episode_number: 1,
    name: '',
    overview: '',
    still_path: null,
    air_time: null,
    channel: null,
  };
  const novela = {
    ...{ first_chapter: 1, last_chapter: 173, weekdays: [] },
    last: { ...chapter, number: 171, air_date: '2026-11-16' },
    next: { ...chapter, number: 172, air_date: '2026-11-17' },
  };
  const rows = toSeriesSheet(buildSeriesDetails({ novela }), '2026-11-17').map(({ label, value }) => [label, value]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Último capítulo', '16 de novembro de 2026'],
      ['Próximo capítulo', '17 de novembro de 2026'],
      ['Capítulos', '173'],
    ]),
  );
  expect(rows.map(([label]) => label)).not.toContain('Temporadas');
});
