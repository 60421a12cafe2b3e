import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { findLoadingPage } from './loading-page.tsx';

function draw(path: string): string {
  const Page = findLoadingPage(path);
  return Page ? renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(Page, { path }))) : '';
}

/** Each box stands for a picture; lines of text are not counted. */
const boxesOf = (html: string) => html.match(/class="_box_\w+ _(?:poster|portrait|tile|card)_/g)?.length ?? 0;

test.each([
  // Three featured cards, and a grid.
  ['/', 27],
  ['/filmes', 24],
  ['/filmes/populares', 24],
  ['/filmes/em-cartaz', 24],
  ['/filmes/proximos-lancamentos', 24],
  ['/filmes/melhores-avaliados', 24],
  ['/filmes/tendencias', 24],
  ['/filmes/genero/drama-18', 24],
  ['/filmes/plataforma/netflix-8', 24],
  ['/series', 24],
  ['/series/populares', 24],
  ['/series/no-ar-hoje', 24],
  ['/series/atualmente-no-ar', 24],
  ['/series/melhores-avaliadas', 24],
  ['/series/tendencias', 24],
  ['/series/genero/drama-18', 24],
  ['/series/plataforma/netflix-8', 24],
  ['/generos', 18],
  ['/generos/drama', 24],
  ['/plataformas', 12],
  ['/plataformas/netflix', 24],
  ['/plataformas/netflix/entraram', 0],
  ['/pessoas', 24],
  ['/colecoes', 8],
  ['/noticias', 6],
  ['/noticia/um-filme', 1],
  ['/colecoes/star-wars-em-ordem', 12],
  // Results may be films, series or people, so no boxes are drawn.
  ['/buscar', 0],
  ['/hoje', 0],
  ['/agenda', 0],
  ['/rodizio', 0],
  ['/gratis', 12],
  ['/agenda/2026-11-16', 0],
  // The poster, where to watch it, and six similar titles.
  ['/filme/cidade-de-deus-2002-598', 8],
  ['/serie/dark-2017-70523', 8],
  // The picture and six others.
  ['/serie/dark-2017-70523/1', 7],
  ['/serie/dark-2017-70523/capitulos', 7],
  ['/serie/dark-2017-70523/mudancas', 7],
  ['/filme/bacurau-2019-446159/mudancas', 7],
  ['/plataformas/netflix/sairam', 0],
  ['/serie/dark-2017-70523/1/episodio/3', 7],
  ['/pessoa/wagner-moura-52583', 7],
])('while %s is on its way it is said to be, above %i boxes', (path, boxes) => {
  const html = draw(path);
  expect([html.match(/role="status"/g)?.length, boxesOf(html)]).toEqual([1, boxes]);
  expect(html).toContain('Carregando');
});

test.each(['/sobre', '/privacidade', '/nada'])('a page of words is not drawn before it is there: %s', (path) => {
  expect(findLoadingPage(path)).toBeUndefined();
});
