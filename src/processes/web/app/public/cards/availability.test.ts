import { describe, expect, test } from 'vitest';
import type { CardProvider } from '#shared/contract/common.ts';
import { describeAvailability } from './availability.ts';

const at = (name: string, kind: CardProvider['kind'] = 'flatrate', article: CardProvider['article'] = 'a') =>
  ({
    ...{ provider_id: 0, provider_name: name, logo_path: null, kind, article },
    slug: name.toLowerCase(),
  }) satisfies CardProvider;

const NETFLIX = at('Netflix');
const MAX = at('Max');
const GLOBOPLAY = at('Globoplay', 'flatrate', 'o');
const PLUTO = at('Pluto', 'ads');

const read = (card: Parameters<typeof describeAvailability>[0], own: string[] = []) => {
  const line = describeAvailability(card, own);
  return line && [line.services.map(({ name, isOwn }) => (isOwn ? `*${name}` : name)), line.word, line.spoken];
};

describe('a card says where its title is', () => {
  test.each([
    [{ providers: [NETFLIX] }, ['Netflix'], '', 'incluso na Netflix'],
    [{ providers: [NETFLIX, PLUTO] }, ['Netflix'], '', 'incluso na Netflix'],
    [
      { providers: [NETFLIX, MAX, GLOBOPLAY] },
      ['Netflix', 'Max', 'Globoplay'],
      '',
      'incluso na Netflix, na Max e no Globoplay',
    ],
    [{ providers: [at('Looke', 'free', 'o')] }, ['Looke'], 'grátis', 'grátis no Looke'],
    [{ providers: [PLUTO] }, ['Pluto'], 'com anúncios', 'com anúncios na Pluto'],
    [{ providers: [at('Loja', 'rent', null)] }, ['Loja'], 'aluguel', 'aluguel em Loja'],
    [{ providers: [at('Loja', 'buy', null)] }, ['Loja'], 'compra', 'compra em Loja'],
    [{ providers: [], in_cinemas_since: '2026-11-12' }, [], 'nos cinemas', 'nos cinemas'],
    [{ providers: [at('Loja', 'rent')], in_cinemas_since: '2026-11-12' }, [], 'nos cinemas', 'nos cinemas'],
    [{ providers: [NETFLIX], in_cinemas_since: '2026-11-12' }, ['Netflix'], '', 'incluso na Netflix'],
    [{ providers: [], opens_on: '2026-11-26' }, [], 'estreia 26/11', 'estreia em 26 de novembro'],
    [{ providers: [], opens_on: '2028' }, [], 'estreia em 2028', 'estreia em 2028'],
    [{ providers: [] }, [], 'ainda sem streaming', 'ainda sem streaming'],
  ])('%j', (card, services, word, spoken) => {
    expect(read(card)).toEqual([services, word, spoken]);
  });

  test('nothing, if that is not known', () => {
    expect(describeAvailability({}, [])).toBeNull();
  });
});

describe('services of the visitor', () => {
  test('come first, and are said to be theirs', () => {
    expect(read({ providers: [NETFLIX, MAX, GLOBOPLAY] }, ['globoplay'])).toEqual([
      ['*Globoplay', 'Netflix', 'Max'],
      '',
      'incluso no Globoplay, no seu streaming, e também na Netflix e na Max',
    ]);
    expect(read({ providers: [NETFLIX] }, ['netflix'])?.[2]).toBe('incluso na Netflix, no seu streaming');
  });

  test('decide which kind of offer is shown', () => {
    expect(read({ providers: [NETFLIX, PLUTO] }, ['pluto'])).toEqual([
      ['*Pluto'],
      'com anúncios',
      'com anúncios na Pluto, no seu streaming',
    ]);
    expect(read({ providers: [NETFLIX, PLUTO] }, ['pluto', 'netflix'])?.[0]).toEqual(['*Netflix']);
  });

  test('that do not have the title change nothing', () => {
    expect(read({ providers: [NETFLIX, MAX] }, ['mubi'])).toEqual(read({ providers: [NETFLIX, MAX] }));
  });
});
