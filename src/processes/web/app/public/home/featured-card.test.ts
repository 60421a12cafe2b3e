import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FeaturedCard } from './featured-card.tsx';
import type { FeaturedTitle } from './home-view.ts';

const title: FeaturedTitle = {
  ...{ id: 598, slug: 'cidade-de-deus-2002-598', title: 'Cidade de Deus', overview: 'Buscapé quer ser fotógrafo.' },
  ...{ media_type: 'movie', contentType: 'movie', release_date: null, release_year: 2002, genres: [] },
  ...{ poster_path: null, backdrop_path: '/a.jpg', vote_average: 0, vote_count: 0 },
};

function draw(isLarge: boolean, own: Partial<FeaturedTitle> = {}): string {
  const card = createElement(FeaturedCard, {
    title: { ...title, ...own } as FeaturedTitle,
    ...{ ink: null, isLarge, loading: 'eager' },
  });
  return renderToStaticMarkup(createElement(MemoryRouter, {}, card));
}

test('a side card asks for w780 on a screen of any density, and on a phone for w500', () => {
  const html = draw(false);

  expect(html).toContain('src="/img/backdrop/w780/a.jpg"');
  expect(html).toContain('sizes="(min-width: 768px) 780px, 59vw"');
  expect(html).not.toContain('w1280');
});

test('the large card asks for up to w1280', () => {
  expect(draw(true)).toContain('src="/img/backdrop/w1280/a.jpg"');
});

test.each([
  [{}, 'NOVIDADE: FILME', 'Cidade de Deus</h3>'],
  [{ kicker: 'O filme do ano', headline: 'Buscapé volta' }, 'O filme do ano', 'Buscapé volta</h3>'],
])('a card with %j has the words %j and %j', (own, badge, heading) => {
  const html = draw(true, own);
  expect(html).toContain(badge);
  expect(html).toContain(heading);
  expect(html).toContain('Mais detalhes de Cidade de Deus');
});

test('an empty kicker is no badge', () => {
  expect(draw(true, { kicker: '' })).not.toContain('NOVIDADE');
});
