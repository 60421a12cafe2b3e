import { expect, test } from 'vitest';
import { buildSitemapPath, parseSitemapName } from './sitemap-address.ts';

test('the address of a file says its kind and number', () => {
  expect(buildSitemapPath({ kind: 'filmes', number: 7 })).toBe('/sitemaps/filmes-0007.xml.gz');
  expect(parseSitemapName('temporadas-0120.xml.gz')).toEqual({ kind: 'temporadas', number: 120 });
  expect(parseSitemapName('pessoas-12345.xml.gz')).toEqual({ kind: 'pessoas', number: 12_345 });
});

test.each(['filmes-7.xml.gz', 'filmes-00007.xml.gz', 'atores-0001.xml.gz', 'filmes-0001.xml', '../filmes-0001.xml.gz'])(
  '%s is no file of ours',
  (name) => {
    expect(parseSitemapName(name)).toBeNull();
  },
);
