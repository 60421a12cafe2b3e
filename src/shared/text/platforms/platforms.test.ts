import { expect, test } from 'vitest';
import { feedEntries } from '../feeds.ts';
import { home } from '../home.ts';
import { inPlatform, ofPlatform, platformWords, toPlatform } from './platforms.ts';

const netflix = { name: 'Netflix', article: 'a' } as const;
const globoplay = { name: 'Globoplay', article: 'o' } as const;

test('a platform is named with the preposition its article asks for', () => {
  expect([inPlatform(netflix), ofPlatform(netflix), toPlatform(netflix)]).toEqual([
    'na Netflix',
    'da Netflix',
    'à Netflix',
  ]);
  expect([inPlatform(globoplay), ofPlatform(globoplay), toPlatform(globoplay)]).toEqual([
    'no Globoplay',
    'do Globoplay',
    'ao Globoplay',
  ]);
});

test.each([
  [platformWords.movies(netflix), 'Filmes na Netflix'],
  [platformWords.hubTitle(globoplay), 'Filmes e séries no Globoplay'],
  [platformWords.exploreOf(netflix), 'Explorar conteúdo da Netflix'],
  [feedEntries.arrived('Duna', netflix), 'Duna chegou à Netflix'],
  [feedEntries.released('Duna', globoplay), 'Duna estreou e está no Globoplay'],
  [
    home.arrivedLabel('Duna', 'Filme', [{ platforms: [netflix, globoplay], day: '16 de novembro' }]),
    'Duna, Filme, chegou à Netflix e ao Globoplay em 16 de novembro',
  ],
  [
    home.arrivedLabel('Duna', 'Filme', [
      { platforms: [netflix], day: '16 de novembro' },
      { platforms: [globoplay], day: '12 de novembro' },
    ]),
    'Duna, Filme, chegou à Netflix em 16 de novembro e ao Globoplay em 12 de novembro',
  ],
  [home.releasedLabel('Dark', 'Série', [netflix], '1º de maio'), 'Dark, Série, lançamento em 1º de maio, na Netflix'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
