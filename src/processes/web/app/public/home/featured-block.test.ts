import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FeaturedBlock } from './featured-block.tsx';
import type { FeaturedTitle } from './home-view.ts';

const title = (id: number): FeaturedTitle => ({
  ...{ id, slug: `filme-${id}`, title: `Filme ${id}`, overview: '', media_type: 'movie', contentType: 'movie' },
  ...{ release_date: null, release_year: null, genres: [], poster_path: null, backdrop_path: `/${id}.jpg` },
  ...{ vote_average: 0, vote_count: 0 },
});

function draw(isFirst: boolean, eager: number): string {
  const block = createElement(FeaturedBlock, {
    titles: [1, 2, 3].map(title),
    ...{ inks: {}, heading: 'Destaques', eager, isFirst },
  });
  return renderToStaticMarkup(createElement(MemoryRouter, {}, block));
}

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

test('of the first block the largest picture is preloaded, and its neighbours are asked for at once', () => {
  const html = draw(true, 3);
  expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([expect.stringContaining('/1.avif ')]);
  expect([count(html, /loading="eager"/g), count(html, /loading="lazy"/g)]).toEqual([3, 0]);
});

test('of a later block nothing is preloaded, and pictures beyond the first screen wait', () => {
  const html = draw(false, 1);
  expect(html).not.toContain('rel="preload"');
  expect([count(html, /loading="eager"/g), count(html, /loading="lazy"/g)]).toEqual([1, 2]);
});
