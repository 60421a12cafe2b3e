import { expect, test } from 'vitest';
import { groupServices } from './group-services.ts';

const NETFLIX = { id: 8, slug: 'netflix' };
const PLUTO = { id: 300, slug: 'pluto-tv' };
const FAROL = { id: 900_000, slug: 'cine-farol' };
const linesOf = (
  ...described: Parameters<typeof groupServices>[1] extends ReadonlyMap<infer K, infer V> ? [K, V][] : never
) =>
  groupServices([NETFLIX, PLUTO, FAROL], new Map(described)).map(({ name, services }) => [
    name,
    ...services.map(({ slug, line }) => `${slug}: ${line}`),
  ]);

test('subscriptions come first, then what is free, with what it asks', () => {
  expect(linesOf([FAROL.id, { asks: 'gov-br', asks_label: 'Conta gov.br', has_ads: true }])).toEqual([
    ['Assinaturas', 'netflix: '],
    ['Grátis', 'pluto-tv: com anúncios', 'cine-farol: conta gov.br'],
  ]);
});

test.each([
  [{ asks: 'nothing', asks_label: 'Nada, é só abrir', has_ads: true }, 'com anúncios'],
  [{ asks: 'nothing', asks_label: 'Nada, é só abrir', has_ads: false }, 'é só abrir'],
  [{ asks: 'other', asks_label: 'Carteirinha da biblioteca', has_ads: false }, 'carteirinha da biblioteca'],
] as const)('a service with %j is said to be “%s”', (asked, line) => {
  expect(linesOf([FAROL.id, asked])[1]?.at(-1)).toBe(`cine-farol: ${line}`);
});

test('of a service without a recent description nothing is said, and a group without services is left out', () => {
  expect(linesOf()[1]?.at(-1)).toBe('cine-farol: ');
  expect(groupServices([NETFLIX], new Map()).map(({ name }) => name)).toEqual(['Assinaturas']);
});
