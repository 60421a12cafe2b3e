import { expect, test } from 'vitest';
import { buildEmbedPath, buildOEmbedUrl, parseEmbeddedPage, parseEmbedPath } from './embed-address.ts';

const SITE = 'https://lanterninha.example';
const FILM = { kind: 'filme', slug: 'cidade-de-deus-2002-598' } as const;

test('an embed path is read as it is written', () => {
  expect(parseEmbedPath(buildEmbedPath(FILM))).toEqual(FILM);
  expect(buildEmbedPath({ kind: 'serie', slug: '3-2016-1' })).toBe('/embed/serie/3-2016-1');
});

test.each([
  '/embed/filme/',
  '/embed/filme/a/b',
  '/embed/pessoa/a-1',
  '/embed/filme/A-1',
  '/embed/filme/a%2F1',
  '/embed//a-1',
  '/filme/a-1',
])('%s is no embed path', (path) => {
  expect(parseEmbedPath(path)).toBeNull();
});

test('an oEmbed address names the page of the title', () => {
  const url = new URL(buildOEmbedUrl(SITE, '/filme/a-1'));
  expect([url.origin + url.pathname, url.searchParams.get('url')]).toEqual([`${SITE}/oembed`, `${SITE}/filme/a-1`]);
});

test.each([
  [`${SITE}/filme/cidade-de-deus-2002-598`],
  ['http://lanterninha.example/filme/cidade-de-deus-2002-598'],
  [`${SITE}/filme/cidade-de-deus-2002-598/?utm_source=x#elenco`],
])('%s is a page of ours', (address) => {
  expect(parseEmbeddedPage(address, SITE)).toEqual(FILM);
});

test.each([
  'https://other.example/filme/a-1',
  'https://lanterninha.example.evil.example/filme/a-1',
  'https://lanterninha.example:8443/filme/a-1',
  'https://lanterninha.example@evil.example/filme/a-1',
  'javascript://lanterninha.example/filme/a-1',
  `${SITE}/pessoa/a-1`,
  `${SITE}/serie/a-1/2`,
  `${SITE}/filme/`,
  `${SITE}/filme/../admin`,
  '/filme/a-1',
  'nada',
  '',
])('%s is not', (address) => {
  expect(parseEmbeddedPage(address, SITE)).toBeNull();
});
