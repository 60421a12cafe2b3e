import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Paginator } from './paginator.tsx';

function draw(page: number, totalPages: number) {
  const paginator = createElement(Paginator, { page, totalPages, toPage: (each: number) => `/filmes?pagina=${each}` });
  const html = renderToStaticMarkup(createElement(MemoryRouter, {}, paginator));
  const links = [...html.matchAll(/<a [^>]*aria-label="([^"]+)"[^>]*?(?: href="([^"]+)")?[^>]*>/g)];
  const ofLabel = (label: string) => html.match(new RegExp(`<a [^>]*aria-label="${label}"[^>]*>`))?.[0];
  return { names: links.map(([, name = '']) => name), ofLabel, text: html.replaceAll(/<[^>]+>/g, ' ') };
}

test.each([
  [1, 40, ['1', '2', '3', '4', '5']],
  [20, 40, ['18', '19', '20', '21', '22']],
  [40, 40, ['36', '37', '38', '39', '40']],
  [2, 3, ['1', '2', '3']],
])('on page %i of %i there are five numbers at most', (page, total, numbers) => {
  expect(draw(page, total).text.match(/\d+/g)).toEqual(numbers);
});

test('the first and the last page are arrows with a name', () => {
  const { names, ofLabel } = draw(20, 40);

  expect([names[0], names.at(-1)]).toEqual(['Primeira página', 'Última página']);
  expect(ofLabel('Primeira página')).toContain('href="/filmes?pagina=1"');
  expect(ofLabel('Última página')).toContain('href="/filmes?pagina=40"');
});

test('at either end its arrows stay, and lead nowhere', () => {
  expect(draw(1, 40).ofLabel('Primeira página')).toContain('aria-disabled="true"');
  expect(draw(40, 40).ofLabel('Última página')).toContain('aria-disabled="true"');
});

test('a list whose pages all have a number needs no arrows to its ends', () => {
  expect(draw(2, 5).names).not.toContain('Primeira página');
});
