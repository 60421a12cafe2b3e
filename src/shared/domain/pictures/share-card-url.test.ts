import { expect, test } from 'vitest';
import { buildShareCardUrl, parseShareCardUrl, type ShareCardFacts, seasonCardSlug } from './share-card-url.ts';

const facts: ShareCardFacts = {
  title: 'Cidade de Deus',
  caption: '2002',
  certification: '16',
  picturePath: '/a.jpg',
  services: [
    { name: 'Netflix', logo: '/n.jpg' },
    { name: 'Globoplay', logo: null },
  ],
};
const SLUG = 'cidade-de-deus-2002-598';

test('the URL of a card names its subject, and is parsed back', () => {
  const url = buildShareCardUrl('filme', SLUG, facts);

  expect(url).toMatch(/^\/cartao\/filme\/cidade-de-deus-2002-598-[a-z0-9]{11}\.jpg$/);
  expect(parseShareCardUrl(url)).toMatchObject({ kind: 'filme', slug: SLUG });
});

test.each<Partial<ShareCardFacts>>([
  { title: 'Cidade de Deus 2' },
  { caption: '2003' },
  { certification: '18' },
  { certification: null },
  { picturePath: null },
  { services: facts.services.slice(0, 1) },
  { services: facts.services.toReversed() },
])('another fact is another address: %o', (changed) => {
  expect(buildShareCardUrl('filme', SLUG, { ...facts, ...changed })).not.toBe(buildShareCardUrl('filme', SLUG, facts));
});

test('the same facts have the same address, in every process', () => {
  expect(buildShareCardUrl('filme', SLUG, { ...facts, services: [...facts.services] })).toBe(
    buildShareCardUrl('filme', SLUG, facts),
  );
});

test('the card of a season names its series and its number', () => {
  const slug = seasonCardSlug('cangaco-novo-2023-1', 2);

  expect(parseShareCardUrl(buildShareCardUrl('temporada', slug, facts))).toMatchObject({
    slug: 'cangaco-novo-2023-1-temporada-2',
  });
});

test.each([
  '/cartao/ator/x-00000000000.jpg',
  '/cartao/filme/x-0.jpg',
  '/cartao/filme/../x-00000000000.jpg',
  '/cartao/filme/x-00000000000.png',
  '/cartao/constructor/x-00000000000.jpg',
])('%s is no address of a card', (path) => {
  expect(parseShareCardUrl(path)).toBeNull();
});
