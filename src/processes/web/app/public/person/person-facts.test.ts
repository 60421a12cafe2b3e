import { expect, test } from 'vitest';
import { toPersonFacts } from './person-facts.ts';

const facts = (life: Partial<Parameters<typeof toPersonFacts>[0]>) =>
  toPersonFacts({ birthday: null, deathday: null, place_of_birth: null, ...life }, '2026-11-15').map(
    ({ label, text }) => `${label}: ${text}`,
  );

test.each([
  [
    { birthday: '1976-06-27', place_of_birth: 'Salvador, Bahia, Brazil' },
    ['Nascimento: 27 de junho de 1976 (50 anos)', 'Local de nascimento: Salvador, Bahia, Brasil'],
  ],
  [
    { birthday: '1939-03-14', deathday: '1981-08-22' },
    ['Nascimento: 14 de março de 1939', 'Falecimento: 22 de agosto de 1981 (aos 42 anos)'],
  ],
  [
    { birthday: '2026-01-01', deathday: '2026-02-01' },
    ['Nascimento: 1º de janeiro de 2026', 'Falecimento: 1º de fevereiro de 2026 (com menos de 1 ano)'],
  ],
  [{ birthday: '2025-10-01' }, ['Nascimento: 1º de outubro de 2025 (1 ano)']],
  [{ deathday: '1981-08-22' }, ['Falecimento: 22 de agosto de 1981']],
  [{ birthday: '1890-01-01' }, ['Nascimento: 1º de janeiro de 1890']],
  [
    { birthday: '1990-01-01', deathday: '1980-01-01' },
    ['Nascimento: 1º de janeiro de 1990', 'Falecimento: 1º de janeiro de 1980'],
  ],
  [{}, []],
])('the life %j is shown as %j', (life, told) => {
  expect(facts(life)).toEqual(told);
});
