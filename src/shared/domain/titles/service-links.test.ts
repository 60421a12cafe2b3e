import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '../../../../test/hostile-links.ts';
import { buildSearchUrl, findSearchTemplateFault, findServiceUrlFault } from './service-links.ts';

const NETFLIX = 8;

test.each([
  [NETFLIX, 'https://www.netflix.com/search?q={titulo}'],
  [NETFLIX, 'https://www.netflix.com/br/search/{titulo}'],
  [NETFLIX, 'https://www.netflix.com/search/{titulo}/?lang=pt-BR'],
  [119, 'https://www.primevideo.com/search?phrase={titulo}&ie=UTF8'],
  [307, 'https://globoplay.globo.com/busca/?q={titulo}'],
])('platform %i takes the template %s', (id, template) => {
  expect(findSearchTemplateFault(id, template)).toBeUndefined();
});

test.each([
  [NETFLIX, 'https://www.netflix.com'],
  [NETFLIX, 'https://www.netflix.com/br/'],
  [337, 'https://www.disneyplus.com/pt-br'],
  [350, 'https://tv.apple.com/br'],
])('platform %i takes the front page %s', (id, link) => {
  expect(findServiceUrlFault(id, link)).toBeUndefined();
});

describe('no hostile link is taken', () => {
  test('there are at least 60', () => {
    expect(new Set(HOSTILE_LINKS).size).toBeGreaterThanOrEqual(60);
  });

  test.each(HOSTILE_LINKS)('%j', (link) => {
    expect(findSearchTemplateFault(NETFLIX, link)).toBeDefined();
    expect(findServiceUrlFault(NETFLIX, link.replaceAll('{titulo}', ''))).toBeDefined();
    expect(findServiceUrlFault(NETFLIX, link)).toBeDefined();
  });
});

test.each([
  ['https://www.netflix.com/title/80057281', 'form'],
  ['https://www.netflix.com/?q=duna', 'form'],
  ['https://www.max.com/', 'host'],
])('the front page is not %s: %s', (link, fault) => {
  expect(findServiceUrlFault(NETFLIX, link)).toBe(fault);
});

test('a platform without known hosts takes no link', () => {
  expect(findSearchTemplateFault(7, 'https://www.vudu.com/search?q={titulo}')).toBe('host');
});

test.each([
  ['Duna: Parte Dois', 'Duna%3A%20Parte%20Dois'],
  ['São João & Cia. #1?', 'S%C3%A3o%20Jo%C3%A3o%20%26%20Cia.%20%231%3F'],
  ['../../conta', '..%2F..%2Fconta'],
  ['$& $1 {titulo}', '%24%26%20%241%20%7Btitulo%7D'],
  ['a\r\nb', 'a%0D%0Ab'],
  ['\uD800x', '%EF%BF%BDx'],
  ['"><script>', '%22%3E%3Cscript%3E'],
])('the title %j is encoded', (title, encoded) => {
  const url = buildSearchUrl('https://www.netflix.com/search/{titulo}', title);
  expect(url).toBe(`https://www.netflix.com/search/${encoded}`);
  expect(new URL(url ?? '').href).toBe(url);
});

test.each(['', '  ', '.', '..'])('the title %j has no search', (title) => {
  expect(buildSearchUrl('https://www.netflix.com/search/{titulo}', title)).toBeNull();
});
