import { expect, test } from 'vitest';
import type { PersonCoverage } from '#shared/contract/person-details.ts';
import { toPersonCoverageView } from './person-coverage-view.ts';

const platform = (provider_name: string, movies: number, free = 0) => ({
  ...{ provider_id: 8, logo_path: null, slug: null, article: null },
  ...{ provider_name, movies, free },
});
const coverage = (fields: Partial<PersonCoverage>): PersonCoverage => ({
  movies: 12,
  platforms: [platform('Max', 7), platform('Disney+', 3, 1), platform('Pluto TV', 1, 1)],
  smallest: [0, 1],
  covered: 9,
  ...{ free: 1, ads: 0, rent: 2, buy: 0, none: 1 },
  ...fields,
});

test('the fewest subscriptions, then what each platform has, then the rest', () => {
  expect(toPersonCoverageView(coverage({}))).toEqual({
    answer: { lead: '2 assinaturas', rest: ' para ver 9 dos 12 filmes: Max e Disney+' },
    rows: [
      { name: 'Max', text: 'tem 7 de 12' },
      { name: 'Disney+', text: 'tem 3 de 12' },
      { name: 'Pluto TV', text: 'tem 1 de 12, de graça' },
      { name: 'Só para alugar', text: '2 filmes' },
      { name: 'Ainda sem streaming', text: '1 filme' },
    ],
  });
});

test('films that are only free cost nothing', () => {
  const free = coverage({
    movies: 2,
    platforms: [platform('Pluto TV', 2, 2)],
    smallest: [],
    covered: 2,
    rent: 0,
    none: 0,
  });
  expect(toPersonCoverageView(free)?.answer).toEqual({ lead: 'De graça', rest: ' para ver os 2 filmes' });
});

test.each<[string, Partial<PersonCoverage>]>([
  ['one film', { movies: 1 }],
  ['films that nothing streams', { platforms: [], smallest: [], covered: 0 }],
])('%s has no coverage', (_, fields) => {
  expect(toPersonCoverageView(coverage(fields))).toBeNull();
});
