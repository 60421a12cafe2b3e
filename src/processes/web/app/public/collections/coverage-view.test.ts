import { expect, test } from 'vitest';
import type { CollectionCoverage, MediaItem } from '#shared/contract/collections.ts';
import { toCoverageView } from './coverage-view.ts';

const film = (titulo: string, fields: Partial<MediaItem> = {}) => ({ type: 'movie', titulo, ...fields }) as MediaItem;
const series = (nome: string) => ({ type: 'tv', nome }) as MediaItem;

const platform = (provider_name: string, included: number[], free: number[] = []) => ({
  ...{ provider_id: 0, provider_name, logo_path: null, slug: provider_name.toLowerCase(), article: null },
  ...{ included, free },
});

const nothing = { platforms: [], smallest: [], ads: [], rent: [], buy: [], none: [], minutes: 0, timedMovies: 0 };

const view = (mediaItems: MediaItem[], coverage: Partial<CollectionCoverage>) =>
  toCoverageView({ mediaItems, coverage: { ...nothing, ...coverage } });

const FIVE = ['A', 'B', 'C', 'D', 'E'].map((title) => film(title));

test('a saga on two platforms, with a film to rent, is answered in one sentence and in steps', () => {
  const platforms = [platform('Max', [0, 1, 2]), platform('Disney+', [3]), platform('Netflix', [0])];
  const shown = view(FIVE, { platforms, smallest: [0, 1], rent: [4], minutes: 600, timedMovies: 5 });
  expect(shown).toMatchObject({
    answer: { lead: '2 assinaturas', rest: ' e 1\u00A0aluguel para ver os 5 filmes' },
    steps: [
      { label: 'Só Max', count: 3 },
      { label: 'e Disney+', count: 4 },
      { label: 'e 1\u00A0aluguel', count: 5 },
    ],
    rows: [
      { name: 'Max', has: 'tem 3 de 5', detail: 'faltam D e E' },
      { name: 'Disney+', has: 'tem 1 de 5', detail: 'só D' },
      { name: 'Netflix', has: 'tem 1 de 5', detail: 'só A' },
    ],
    groups: [
      { label: 'Só para alugar', text: 'E' },
      { label: 'Duração', text: '10h, os 5 filmes' },
    ],
  });
});

test.each<[string, MediaItem[], Partial<CollectionCoverage>, string]>([
  [
    'a title that nothing offers is not counted',
    FIVE,
    { platforms: [platform('Max', [0, 1, 2, 3])], smallest: [0], none: [4] },
    '1 assinatura para ver 4 dos 5 filmes',
  ],
  [
    'what is free costs nothing',
    [film('A'), film('B')],
    { platforms: [platform('Pluto TV', [], [0, 1])] },
    'De graça para ver os 2 filmes',
  ],
  [
    'series are feminine',
    [series('A'), series('B'), series('C')],
    { platforms: [platform('Max', [0, 1])], smallest: [0], none: [2] },
    '1 assinatura para ver 2 das 3 séries',
  ],
  [
    'films and series together are titles',
    [film('A'), series('B'), film('C')],
    { platforms: [platform('Max', [0])], smallest: [0], rent: [1], buy: [2] },
    '1 assinatura, 1\u00A0aluguel e 1\u00A0compra para ver os 3 títulos',
  ],
  [
    'without a subscription only shops are named',
    FIVE,
    { rent: [0, 1, 2, 3, 4] },
    '5\u00A0aluguéis para ver os 5 filmes',
  ],
])('%s', (_, items, coverage, sentence) => {
  const { lead, rest } = view(items, coverage)?.answer ?? {};
  expect(`${lead}${rest}`).toBe(sentence);
});

test('a long list of missing titles is cut, and a platform that has everything says so', () => {
  const titles = Array.from({ length: 12 }, (_, place) => film(`Filme ${place + 1}`));
  const all = titles.map((_, place) => place);
  const rows = view(titles, { platforms: [platform('Max', all), platform('Netflix', all.slice(0, 7))] })?.rows;
  expect(rows?.map(({ detail }) => detail)).toEqual(['não falta nada', 'faltam Filme 8, Filme 9, Filme 10 e mais 2']);
});

test('a free title names its platform, and a film in cinemas is not called unavailable', () => {
  const items = [film('A'), film('B', { in_cinemas_since: null }), film('C')];
  const groups = view(items, { platforms: [platform('Pluto TV', [], [0])], none: [1, 2] })?.groups;
  expect(groups).toEqual([
    { label: 'De graça', text: 'A (Pluto TV)' },
    { label: 'Só nos cinemas', text: 'B' },
    { label: 'Ainda sem streaming', text: 'C' },
  ]);
});

test('lengths that are not known are not part of the sum, which says of how many films it is', () => {
  const coverage = { platforms: [platform('Max', [0, 1, 2, 3, 4])], smallest: [0], minutes: 250, timedMovies: 2 };
  expect(view(FIVE, coverage)?.groups).toEqual([{ label: 'Duração', text: '4h 10min, 2 dos 5 filmes' }]);
});

test.each([
  ['one title', [film('A')], { rent: [0] }],
  ['nothing to watch', [film('A'), film('B')], { none: [0, 1] }],
])('a collection with %s has no coverage', (_, items, coverage) => {
  expect(view(items, coverage)).toBeNull();
});
