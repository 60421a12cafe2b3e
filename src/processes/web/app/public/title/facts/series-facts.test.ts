import { expect, test } from 'vitest';
import { toSeriesFacts } from './series-facts.ts';

const facts = (series: Partial<Parameters<typeof toSeriesFacts>[0]>) =>
  toSeriesFacts({
    first_air_date: null,
    last_air_date: null,
    status: '',
    number_of_seasons: 0,
    number_of_episodes: 0,
    novela: null,
    ...series,
  });

test.each([
  ['Returning Series', '2022-02-18', '2025-03-21', ['Desde 2022', 'Em andamento']],
  ['Ended', '2016-11-25', '2020-08-14', ['2016–2020', 'Finalizada']],
  ['Ended', '2019-05-06', '2019-06-03', ['2019', 'Finalizada']],
  ['Canceled', '2022-11-17', null, ['2022', 'Cancelada']],
  ['Canceled', '2019-01-01', '2021-01-01', ['2019–2021', 'Cancelada']],
  ['In Production', '2027-01-01', null, ['2027', 'Em produção']],
  ['Planned', null, null, ['Planejada']],
  ['Pilot', '2020-01-01', '2021-01-01', ['2020', 'Piloto']],
  ['Returning Series', null, '2021-01-01', ['Em andamento']],
  ['constructor', '2020-01-01', null, ['2020']],
  ['', null, null, []],
])(
  'a series that is "%s", first shown on %s and last on %s, says: %j',
  (status, first_air_date, last_air_date, said) => {
    expect(facts({ status, first_air_date, last_air_date })).toEqual(said);
  },
);

test.each([
  [2, 19, ['2 temporadas · 19 episódios']],
  [1, 1, ['1 temporada · 1 episódio']],
  [1, 0, ['1 temporada']],
  [0, 3, ['3 episódios']],
  [0, 0, []],
])('%i seasons and %i episodes are shown as: %j', (number_of_seasons, number_of_episodes, said) => {
  expect(facts({ number_of_seasons, number_of_episodes })).toEqual(said);
});
